import { basename } from 'node:path';
import { CodedError, FILE_NAME_MAX_LENGTH, isWorkbookName } from '@lqc/contracts';

/**
 * A workbook's file name without the folders that some browsers send.
 *
 * @throws CodedError `UNSUPPORTED_FILE_TYPE` when the name is not that of a workbook
 */
export function workbookName(name: string): string {
  const bare = bareName(name);
  if (!isWorkbookName(bare)) throw new CodedError('UNSUPPORTED_FILE_TYPE');
  return bare;
}

/** A file's name without folders. */
export const bareName = (name: string): string =>
  basename(name.replaceAll('\\', '/')).toWellFormed().slice(-FILE_NAME_MAX_LENGTH);
