import type { MergeCertificate } from '../../src/index.js';
import type { View } from './view.js';
import { exceljsView } from './view-exceljs.js';
import { sheetjsView } from './view-sheetjs.js';

const READERS = { exceljs: exceljsView, SheetJS: sheetjsView } as const;

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
    if (
      reader === 'exceljs' &&
      certificate.sheets.some(({ fileName }) => ENDLESS_FOR_EXCELJS.test(fileName))
    )
      continue;
    const before = new Map<number, View>();
    const unread = new Set<number>();
    for (const { source } of certificate.sheets)
      if (!before.has(source))
        before.set(
          source,
          await view(sources[source]!.bytes).catch(() => {
            unread.add(source);
            return new Map();
          }),
        );
    // What a reader cannot read alone, it cannot read together with others.
    if (unread.size > 0) continue;
    const after = await view(merged);
    for (const { source, sheet, finalSheet, fileName } of certificate.sheets) {
      const renamed = certificate.sheets.filter(
        (one) => one.source === source && one.sheet !== one.finalSheet,
      );
      const [was, is] = [before.get(source)!.get(sheet), after.get(finalSheet)];
      if (!was && !is) continue;
      for (const place of new Set([...(was?.keys() ?? []), ...(is?.keys() ?? [])]))
        if (!agree(was?.get(place), is?.get(place), renamed))
          found.push(
            `${reader} ${fileName} ${sheet} ${place}: ${was?.get(place)} → ${is?.get(place)}`,
          );
    }
  }
  return found;
}

/** Equal, but for new names of sheets and of tables in formulas and links. */
function agree(
  was: string | undefined,
  is: string | undefined,
  renamed: readonly { readonly sheet: string; readonly finalSheet: string }[],
): boolean {
  if (was === is) return true;
  if (was === undefined || is === undefined) return false;
  let back = is.replace(/(\w)_\d+\[/g, '$1[');
  for (const { sheet, finalSheet } of renamed)
    back = back.replaceAll(`'${finalSheet.replaceAll("'", "''")}'!`, `${sheet}!`);
  return back.replaceAll("'", '') === was.replaceAll("'", '');
}
