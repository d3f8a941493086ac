import type { WorkbookLimits } from '../limits.js';
import { WorkbookError } from '../workbook-error.js';

/**
 * Counts inflated bytes over all parts of a package against the limits. Sizes in zip headers are not
 * used, because a hostile file may state anything there.
 */
export class InflationBudget {
  #usedBytes = 0;

  constructor(private readonly limits: WorkbookLimits) {}

  /** How many bytes a part of this compressed size may inflate to; at least 1, as zlib requires. */
  maxBytes(compressedBytes: number): number {
    return Math.max(1, Math.min(this.#ratioBytes(compressedBytes), this.#leftBytes));
  }

  /**
   * Counts bytes that were inflated.
   *
   * @param partBytes the bytes of the part so far, these included
   * @throws WorkbookError `WORKBOOK_COMPRESSED_TOO_HIGHLY`, `WORKBOOK_TOO_LARGE_INFLATED`
   */
  spend(bytes: number, partBytes: number, compressedBytes: number): void {
    this.#usedBytes += bytes;
    if (partBytes > this.#ratioBytes(compressedBytes))
      throw new WorkbookError('WORKBOOK_COMPRESSED_TOO_HIGHLY');
    if (this.#leftBytes < 0) throw new WorkbookError('WORKBOOK_TOO_LARGE_INFLATED');
  }

  /** The limit that a part exceeded when it inflated to more than `maxBytes`. */
  exceededLimit(compressedBytes: number): WorkbookError {
    return new WorkbookError(
      this.#ratioBytes(compressedBytes) < this.#leftBytes
        ? 'WORKBOOK_COMPRESSED_TOO_HIGHLY'
        : 'WORKBOOK_TOO_LARGE_INFLATED',
    );
  }

  get #leftBytes(): number {
    return this.limits.inflatedBytes - this.#usedBytes;
  }

  #ratioBytes(compressedBytes: number): number {
    return Math.max(this.limits.ratioFromBytes, this.limits.ratio * compressedBytes);
  }
}
