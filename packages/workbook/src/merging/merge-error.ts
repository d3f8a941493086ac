import type { WorkbookErrorCode } from '../workbook-error.js';

/** Why a file could not be merged: it cannot be read, or the merged workbook has no room for it. */
export type MergeErrorCode =
  | WorkbookErrorCode
  /** A file with the same content was merged before. */
  | 'MERGE_REPEATED'
  | 'MERGE_FILE_TOO_LARGE'
  /** With this file the workbook would have more formats than Excel can open. */
  | 'MERGE_TOO_MANY_STYLES'
  | 'MERGE_TOO_MANY_SHEETS'
  /** All sheets of the file are hidden or not worksheets. */
  | 'MERGE_NO_VISIBLE_SHEET';

export class MergeError extends Error {
  constructor(readonly code: MergeErrorCode) {
    super(code);
    this.name = 'MergeError';
  }
}
