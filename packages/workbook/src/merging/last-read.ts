import type { Buffer } from 'node:buffer';
import type { Markup } from './markup.js';
import type { SourcePackage } from './source-package.js';

/**
 * Parses the same part of one source after another, and reuses the last result when the bytes are equal.
 * They often are, because contact notes are made from one template.
 */
export class LastRead<Read> {
  #bytes: Buffer | null = null;
  #read: Read | null = null;

  constructor(private readonly parse: (markup: Markup) => Read) {}

  async read(source: SourcePackage, path: string): Promise<Read> {
    const bytes = await source.bytes(path);
    if (this.#bytes === null || !this.#bytes.equals(bytes)) {
      this.#read = this.parse(await source.markup(path));
      this.#bytes = bytes;
    }
    return this.#read!;
  }
}
