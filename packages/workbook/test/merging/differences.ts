import type { MergeCertificate } from '../../src/index.js';
import { exceljsView } from './view-exceljs.js';
import { sheetjsView } from './view-sheetjs.js';

/** What a reader sees in a workbook: by sheet, then by place and kind, as text to compare. */
export type View = ReadonlyMap<string, ReadonlyMap<string, string>>;

export const READERS = { exceljs: exceljsView, SheetJS: sheetjsView } as const;

/** Its validation of whole columns makes exceljs build an entry for each of 17 thousand million cells. */
const ENDLESS_FOR_EXCELJS = /test-issue-1842\.xlsx$/;

/** Where a merged sheet reads otherwise than its source did, by the same reader. */
export async function differences(
  sources: readonly { readonly bytes: Uint8Array }[],
  merged: Uint8Array,
  certificate: MergeCertificate,
): Promise<string[]> {
  const found: string[] = [];
  for (const [reader, view] of Object.entries(READERS)) {
    if (reader === 'exceljs' && certificate.sheets.some(({ fileName }) => ENDLESS_FOR_EXCELJS.test(fileName)))
      continue;
    const after = await view(merged);
    const before = new Map<number, View>();
    for (const { source, sheet, finalSheet, fileName } of certificate.sheets) {
      if (!before.has(source)) before.set(source, await view(sources[source]!.bytes).catch(() => new Map()));
      const [was, is] = [before.get(source)!.get(sheet), after.get(finalSheet)];
      // A reader that cannot read the source has nothing to compare.
      if (!was) continue;
      for (const place of new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])]))
        if (was?.get(place) !== is?.get(place))
          found.push(`${reader} ${fileName} ${sheet} ${place}: ${was?.get(place)} → ${is?.get(place)}`);
    }
  }
  return found;
}
