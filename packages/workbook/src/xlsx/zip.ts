import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl';
import type { WorkbookLimits } from '../limits.js';
import { asWorkbookError, WorkbookError } from '../workbook-error.js';

/** The parts of a package by path, and the budget that reading them together may use. */
export class Zip {
  #inflatedBytes = 0;

  private constructor(
    private readonly file: ZipFile,
    private readonly entries: ReadonlyMap<string, Entry>,
    private readonly limits: WorkbookLimits,
  ) {}

  static async open(bytes: Uint8Array, limits: WorkbookLimits): Promise<Zip> {
    try {
      const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      // Our own counting replaces yauzl's trust in the sizes that the header gives.
      const file = await fromBufferPromise(buffer, { validateEntrySizes: false });
      if (file.entryCount > limits.entries) throw new WorkbookError('WORKBOOK_TOO_MANY_ENTRIES');
      const entries = new Map<string, Entry>();
      for await (const entry of file.eachEntry()) {
        const path = entry.fileName.toLowerCase();
        if (!entries.has(path)) entries.set(path, entry);
      }
      return new Zip(file, entries, limits);
    } catch (error) {
      throw asWorkbookError(error);
    }
  }

  /** Paths are compared without case: writers differ. */
  has(path: string): boolean {
    return this.entries.has(path.toLowerCase());
  }

  /** The part's bytes as they inflate; each chunk is counted before it is given. */
  async *read(path: string): AsyncGenerator<Uint8Array> {
    const entry = this.entries.get(path.toLowerCase());
    if (!entry) throw new WorkbookError('WORKBOOK_DAMAGED');
    if (entry.isEncrypted()) throw new WorkbookError('WORKBOOK_ENCRYPTED');
    let partBytes = 0;
    try {
      const stream = await this.file.openReadStreamPromise(entry);
      for await (const chunk of stream as AsyncIterable<Uint8Array>) {
        partBytes += chunk.length;
        this.#inflatedBytes += chunk.length;
        this.#check(partBytes, entry.compressedSize);
        yield chunk;
      }
    } catch (error) {
      throw asWorkbookError(error);
    }
  }

  #check(partBytes: number, compressedBytes: number): void {
    const { inflatedBytes, ratio, ratioFromBytes } = this.limits;
    if (partBytes > ratioFromBytes && partBytes > ratio * compressedBytes)
      throw new WorkbookError('WORKBOOK_COMPRESSED_TOO_HIGHLY');
    if (this.#inflatedBytes > inflatedBytes) throw new WorkbookError('WORKBOOK_TOO_LARGE_INFLATED');
  }
}
