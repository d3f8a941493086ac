import type { Buffer } from 'node:buffer';
import type { WorkbookLimits } from '../limits.js';
import { openWorkbook } from '../open-workbook.js';
import type { Sheet } from '../sheet.js';
import { isGenericSheetName } from '../sheet-names.js';
import type { SourceSheet } from './source-workbook.js';

/** Proposes a name for a sheet from its content; null for none. */
export type NameFor = (given: {
  readonly fileName: string;
  readonly sheet: Sheet;
}) => string | null | undefined;

/**
 * The wanted names of a source's sheets: their own, or those that `nameFor` proposes for default names
 * such as `Sheet1`. The cells are read only when a sheet has a default name.
 */
export function namer(
  fileName: string,
  bytes: Buffer,
  limits: WorkbookLimits,
  nameFor: NameFor | undefined,
): (sheet: SourceSheet) => Promise<string> {
  let read: Promise<readonly Sheet[]> | null = null;
  return async ({ name, position, kind }) => {
    if (!nameFor || kind !== 'worksheet' || !isGenericSheetName(name)) return name;
    read ??= readAll(bytes, limits);
    const sheet = (await read)[position];
    return (sheet && nameFor({ fileName, sheet })?.trim()) || name;
  };
}

async function readAll(bytes: Buffer, limits: WorkbookLimits): Promise<readonly Sheet[]> {
  const sheets: Sheet[] = [];
  for await (const sheet of (await openWorkbook(bytes, limits)).sheets()) sheets.push(sheet);
  return sheets;
}
