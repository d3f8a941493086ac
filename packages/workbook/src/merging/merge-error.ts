import type { WorkbookErrorCode } from '../workbook-error.js';

/** Why a file could not be merged: it cannot be read, or it does not fit in. */
export type MergeErrorCode =
  | WorkbookErrorCode
  /** The same bytes stand in the list already. */
  | 'MERGE_REPEATED'
  | 'MERGE_FILE_TOO_LARGE'
  /** With it the workbook would have more formats than Excel opens. */
  | 'MERGE_TOO_MANY_STYLES'
  | 'MERGE_TOO_MANY_SHEETS'
  /** None of its sheets can be shown, or none that was wanted is there. */
  | 'MERGE_NO_VISIBLE_SHEET';

export class MergeError extends Error {
  constructor(readonly code: MergeErrorCode) {
    super(code);
    this.name = 'MergeError';
  }
}
