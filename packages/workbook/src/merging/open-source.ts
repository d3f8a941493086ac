import type { Buffer } from 'node:buffer';
import type { WorkbookLimits } from '../limits.js';
import { WorkbookError } from '../workbook-error.js';
import type { Losses } from './losses.js';
import { SourcePackage } from './source-package.js';

export interface OpenSource {
  readonly source: SourcePackage;
  /** The package's bytes: the file's own, or what it was converted to. */
  readonly bytes: Buffer;
  readonly converted: boolean;
}

const ZIP = 0x04034b50;

/** Opens a source by what its bytes say; a `.xls` is converted first. */
export async function openSource(
  bytes: Buffer,
  limits: WorkbookLimits,
  losses: Losses,
): Promise<OpenSource> {
  if (bytes.length === 0) throw new WorkbookError('WORKBOOK_EMPTY_FILE');
  if (bytes.length > 4 && bytes.readUInt32LE(0) === ZIP)
    return { source: await SourcePackage.open(bytes, limits), bytes, converted: false };
  // SheetJS is loaded only for the few files that need it.
  const { convertXls } = await import('./from-xls.js');
  const converted = await convertXls(bytes, limits, losses);
  return { source: await SourcePackage.open(converted, limits), bytes: converted, converted: true };
}
