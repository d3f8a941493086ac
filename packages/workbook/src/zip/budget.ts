import type { WorkbookLimits } from '../limits.js';
import { WorkbookError } from '../workbook-error.js';

/** What inflating may still use, counted over all parts: the sizes in headers are no promise. */
export class InflationBudget {
  #usedBytes = 0;

  constructor(private readonly limits: WorkbookLimits) {}

  /** The most that a part of this compressed size may become in one call; at least one byte. */
  mostBytes(compressedBytes: number): number {
    return Math.max(1, Math.min(this.#ratioBytes(compressedBytes), this.#leftBytes));
  }

  /** Books bytes of a part that has `partBytes` so far. */
  spend(bytes: number, partBytes: number, compressedBytes: number): void {
    this.#usedBytes += bytes;
    if (partBytes > this.#ratioBytes(compressedBytes))
      throw new WorkbookError('WORKBOOK_COMPRESSED_TOO_HIGHLY');
    if (this.#leftBytes < 0) throw new WorkbookError('WORKBOOK_TOO_LARGE_INFLATED');
  }

  /** Why a part of this compressed size could not be inflated in one call. */
  breach(compressedBytes: number): WorkbookError {
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
