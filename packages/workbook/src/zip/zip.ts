import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise } from 'yauzl';
import type { WorkbookLimits } from '../limits.js';
import { asWorkbookError, WorkbookError } from '../workbook-error.js';
import { InflationBudget } from './budget.js';
import { compressedData } from './local-header.js';
import { inflate, isTooLarge } from './inflate.js';

const [STORED, DEFLATED] = [0, 8];

/** The parts of a package by path, and the budget that reading them together may use. */
export class Zip {
  private constructor(
    private readonly bytes: Buffer,
    private readonly entries: ReadonlyMap<string, Entry | 'twice'>,
    private readonly budget: InflationBudget,
  ) {}

  static async open(bytes: Buffer, limits: WorkbookLimits): Promise<Zip> {
    try {
      // yauzl reads the directory; sizes and names are judged here, whatever it would say of them.
      const directory = await fromBufferPromise(bytes, {
        decodeStrings: false,
        validateEntrySizes: false,
      });
      if (directory.entryCount > limits.entries)
        throw new WorkbookError('WORKBOOK_TOO_MANY_ENTRIES');
      const entries = new Map<string, Entry | 'twice'>();
      let compressedBytes = 0;
      for await (const entry of directory.eachEntry()) {
        const path = pathKey(entry.fileNameRaw.toString('utf8'));
        entries.set(path, entries.has(path) ? 'twice' : entry);
        compressedBytes += entry.compressedSize;
      }
      // Entries that share bytes are how a small file becomes endless.
      if (compressedBytes > bytes.length) throw new WorkbookError('WORKBOOK_DAMAGED');
      return new Zip(bytes, entries, new InflationBudget(limits));
    } catch (error) {
      throw asWorkbookError(error);
    }
  }

  /** Every part's path, in lower case. */
  get paths(): Iterable<string> {
    return this.entries.keys();
  }

  /** Paths are compared without case: writers differ. */
  has(path: string): boolean {
    return this.entries.has(pathKey(path));
  }

  /**
   * The part's bytes as they inflate; each piece is counted before it is given.
   *
   * @throws WorkbookError where the part is missing, there twice, encrypted, beyond the limits or
   *   not what its checksum says
   */
  async *read(path: string): AsyncGenerator<Buffer, void, undefined> {
    const entry = this.entries.get(pathKey(path));
    // Of two parts with one name, another reader may see the other one.
    if (!entry || entry === 'twice') throw new WorkbookError('WORKBOOK_DAMAGED');
    if (entry.isEncrypted()) throw new WorkbookError('WORKBOOK_ENCRYPTED');
    let partBytes = 0;
    let checksum = 0;
    try {
      for await (const piece of this.#inflated(entry)) {
        partBytes += piece.length;
        this.budget.spend(piece.length, partBytes, entry.compressedSize);
        checksum = crc32(piece, checksum);
        yield piece;
      }
    } catch (error) {
      throw isTooLarge(error) ? this.budget.breach(entry.compressedSize) : asWorkbookError(error);
    }
    if (checksum !== entry.crc32) throw new WorkbookError('WORKBOOK_DAMAGED');
  }

  #inflated(entry: Entry): Iterable<Buffer> | AsyncIterable<Buffer> {
    const compressed = compressedData(this.bytes, entry);
    if (entry.compressionMethod === STORED) return [compressed];
    if (entry.compressionMethod !== DEFLATED) throw new WorkbookError('WORKBOOK_DAMAGED');
    return inflate(compressed, this.budget.mostBytes(compressed.length));
  }
}

function pathKey(path: string): string {
  return path.replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}
