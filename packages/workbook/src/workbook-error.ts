/** Why a file could not be read as a workbook. */
export type WorkbookErrorCode =
  | 'WORKBOOK_EMPTY_FILE'
  | 'WORKBOOK_NOT_A_WORKBOOK'
  | 'WORKBOOK_DAMAGED'
  | 'WORKBOOK_ENCRYPTED'
  | 'WORKBOOK_TOO_OLD'
  /** An `.xlsb`. */
  | 'WORKBOOK_BINARY'
  | 'WORKBOOK_WITHOUT_SHEETS'
  | 'WORKBOOK_HAS_DOCTYPE'
  | 'WORKBOOK_TOO_MANY_ENTRIES'
  | 'WORKBOOK_TOO_LARGE_INFLATED'
  | 'WORKBOOK_COMPRESSED_TOO_HIGHLY'
  | 'WORKBOOK_TOO_MANY_CELLS'
  | 'WORKBOOK_REFERENCE_OUT_OF_RANGE'
  | 'WORKBOOK_NESTED_TOO_DEEPLY';

export class WorkbookError extends Error {
  constructor(
    readonly code: WorkbookErrorCode,
    options?: ErrorOptions,
  ) {
    super(code, options);
    this.name = 'WorkbookError';
  }
}

/**
 * Returns a `WorkbookError` unchanged, and any other error as `WORKBOOK_DAMAGED`: what libraries throw
 * while they parse a file is caused by its bytes.
 */
export function asWorkbookError(error: unknown): WorkbookError {
  return error instanceof WorkbookError
    ? error
    : new WorkbookError('WORKBOOK_DAMAGED', { cause: error });
}
