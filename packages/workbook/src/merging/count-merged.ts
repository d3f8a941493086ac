import type { Buffer } from 'node:buffer';
import { WORKBOOK_LIMITS } from '../limits.js';
import type { Counts } from './certificate/counts.js';
import { countSheet } from './certificate/count-sheet.js';
import { SheetCensus } from './certificate/sheet-census.js';
import { StyleKeys } from './certificate/style-keys.js';
import { SourcePackage } from './source-package.js';
import { readSourceWorkbook } from './source-workbook.js';
import { parseTree } from './xml-tree.js';

/** More than zlib lets a part become in one call is never asked for. */
const MANY = 2 ** 32 - 1;
/** We wrote it ourselves, out of sources that each kept the limits. */
const NO_LIMITS = {
  ...WORKBOOK_LIMITS,
  cells: MANY,
  inflatedBytes: MANY,
  entries: MANY,
  ratio: MANY,
};

/** What a written workbook holds, sheet by sheet, read anew from its bytes. */
export async function countMerged(bytes: Buffer): Promise<ReadonlyMap<string, Counts>> {
  const source = await SourcePackage.open(bytes, NO_LIMITS);
  const workbook = await readSourceWorkbook(source);
  const styles = workbook.links.find(({ type }) => type === 'styles');
  const keys = new StyleKeys(styles ? parseTree(await source.markup(styles.target)) : null, null);
  const counts = new Map<string, Counts>();
  for (const { name, part } of workbook.sheets) {
    const census = new SheetCensus(NO_LIMITS);
    for await (const _ of source.pieces(part, census));
    counts.set(name, await countSheet(source, part, census, keys));
  }
  return counts;
}
