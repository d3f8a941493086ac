import { crc32 } from 'node:zlib';
import { type Entry, fromBufferPromise } from 'yauzl';
import type { WorkbookLimits } from '../limits.js';
import { asWorkbookError, WorkbookError } from '../workbook-error.js';
import { InflationBudget } from './budget.js';
import { withoutComment } from './end-of-directory.js';
import { compressedData } from './local-header.js';
import { inflate, isTooLarge } from './inflate.js';
import { unescapePercent } from './unescape-percent.js';

const [STORED, DEFLATED] = [0, 8];

/** The parts of a package by path, and the inflation budget that reading all of them shares. */
export class Zip {
  private constructor(
    private readonly bytes: Buffer,
    private readonly entries: ReadonlyMap<string, Entry | 'twice'>,
    private readonly budget: InflationBudget,
  ) {}

  static async open(file: Buffer, limits: WorkbookLimits): Promise<Zip> {
    try {
      const bytes = withoutComment(file);
      // yauzl only reads the central directory: sizes and names are checked here, by our own limits.
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
      // Overlapping entries let a small file inflate without end (a zip bomb).
      if (compressedBytes > bytes.length) throw new WorkbookError('WORKBOOK_DAMAGED');
      return new Zip(bytes, entries, new InflationBudget(limits));
    } catch (error) {
      throw asWorkbookError(error);
    }
  }

  /** The paths of all parts, in lower case. */
  get paths(): Iterable<string> {
    return this.entries.keys();
  }

  /** Compares paths without regard to case, as programs write them differently. */
  has(path: string): boolean {
    return this.entries.has(pathKey(path));
  }

  /**
   * The inflated bytes of a part; each piece is counted against the limits before it is yielded.
   *
   * @throws WorkbookError when the part is missing, ambiguous, encrypted, damaged or beyond the limits
   */
  async *read(path: string): AsyncGenerator<Buffer, void, undefined> {
    const entry = this.entries.get(pathKey(path));
    // When two parts have the same name, other programs may read the other one.
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
      throw isTooLarge(error)
        ? this.budget.exceededLimit(entry.compressedSize)
        : asWorkbookError(error);
    }
    if (checksum !== entry.crc32) throw new WorkbookError('WORKBOOK_DAMAGED');
  }

  #inflated(entry: Entry): Iterable<Buffer> | AsyncIterable<Buffer> {
    const compressed = compressedData(this.bytes, entry);
    if (entry.compressionMethod === STORED) return [compressed];
    if (entry.compressionMethod !== DEFLATED) throw new WorkbookError('WORKBOOK_DAMAGED');
    return inflate(compressed, this.budget.maxBytes(compressed.length));
  }
}

/** What paths are compared by: some programs write them with escapes in one place and without in another. */
function pathKey(path: string): string {
  return unescapePercent(path).replaceAll('\\', '/').replace(/^\/+/, '').toLowerCase();
}
