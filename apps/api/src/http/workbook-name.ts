import { basename, extname } from 'node:path';
import { CodedError, FILE_NAME_MAX_LENGTH, WORKBOOK_EXTENSIONS } from '@lqc/contracts';

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

export function isWorkbookName(name: string): boolean {
  const extension = extname(name).toLowerCase();
  return WORKBOOK_EXTENSIONS.some((known) => known === extension);
}
