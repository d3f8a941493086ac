import type { Buffer } from 'node:buffer';
import type { Markup } from './markup.js';
import type { SourcePackage } from './source-package.js';

/** Reads a part of each source, anew only where it differs from the one before: notes share a template. */
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
