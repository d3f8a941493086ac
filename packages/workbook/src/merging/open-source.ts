import type { Buffer } from 'node:buffer';
import type { WorkbookLimits } from '../limits.js';
import { withoutDefaultPassword } from '../without-default-password.js';
import { fileKind } from '../file-kind.js';
import type { Losses } from './losses.js';
import { SourcePackage } from './source-package.js';

export interface OpenSource {
  readonly source: SourcePackage;
  /** The bytes of the package: the file's own, decrypted, or converted from a `.xls`. */
  readonly bytes: Buffer;
  /** True for a `.xls`. */
  readonly converted: boolean;
}

/** Opens a source, whose format is told by its bytes; a `.xls` is converted to `.xlsx` first. */
export async function openSource(
  file: Buffer,
  limits: WorkbookLimits,
  losses: Losses,
): Promise<OpenSource> {
  const bytes = await withoutDefaultPassword(file);
  if (fileKind(bytes) === 'zip')
    return { source: await SourcePackage.open(bytes, limits), bytes, converted: false };
  // SheetJS is loaded only for the few files that need it.
  const { convertXls } = await import('./from-xls.js');
  const converted = await convertXls(bytes, limits, losses);
  return { source: await SourcePackage.open(converted, limits), bytes: converted, converted: true };
}
