import { basename, extname } from 'node:path';
import { CodedError, FILE_NAME_MAX_LENGTH, WORKBOOK_EXTENSIONS } from '@lqc/contracts';

/**
 * The name of a workbook without folders, as some browsers send them.
 *
 * @throws CodedError `UNSUPPORTED_FILE_TYPE` for anything but a workbook's name
 */
export function workbookName(name: string): string {
  const bare = basename(name.replaceAll('\\', '/')).toWellFormed().slice(-FILE_NAME_MAX_LENGTH);
  const extension = extname(bare).toLowerCase();
  if (!WORKBOOK_EXTENSIONS.some((known) => known === extension))
    throw new CodedError('UNSUPPORTED_FILE_TYPE');
  return bare;
}
