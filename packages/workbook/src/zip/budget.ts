import type { WorkbookLimits } from '../limits.js';
import { WorkbookError } from '../workbook-error.js';

/** What inflating may still use, counted over all parts: the sizes in headers are no promise. */
export class InflationBudget {
  #usedBytes = 0;

  constructor(private readonly limits: WorkbookLimits) {}

  /** The most that a part of this compressed size may become. */
  mostBytes(compressedBytes: number): number {
    return Math.min(this.#ratioBytes(compressedBytes), this.limits.inflatedBytes - this.#usedBytes);
  }

  /** Books bytes of a part that has `partBytes` so far. */
  spend(bytes: number, partBytes: number, compressedBytes: number): void {
    this.#usedBytes += bytes;
    if (
      partBytes > this.#ratioBytes(compressedBytes) ||
      this.#usedBytes > this.limits.inflatedBytes
    )
      throw this.breach(compressedBytes);
  }

  /** Why a part of this compressed size cannot go on. */
  breach(compressedBytes: number): WorkbookError {
    return new WorkbookError(
      this.#ratioBytes(compressedBytes) < this.limits.inflatedBytes - this.#usedBytes
        ? 'WORKBOOK_COMPRESSED_TOO_HIGHLY'
        : 'WORKBOOK_TOO_LARGE_INFLATED',
    );
  }

  #ratioBytes(compressedBytes: number): number {
    return Math.max(this.limits.ratioFromBytes, this.limits.ratio * compressedBytes);
  }
}
