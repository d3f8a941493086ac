import * as XLSX from '@e965/xlsx';
import type { View } from './differences.js';

/** What SheetJS sees of each sheet: values, types, formats, formulas, merges, widths, heights. */
export async function sheetjsView(bytes: Uint8Array): Promise<View> {
  const book = XLSX.read(bytes, { type: 'buffer', cellNF: true, cellFormula: true, cellStyles: true, cellDates: false });
  const view = new Map<string, Map<string, string>>();
  for (const name of book.SheetNames) {
    const sheet = book.Sheets[name]!;
    const seen = new Map<string, string>();
    for (const [key, cell] of Object.entries(sheet)) {
      if (key.startsWith('!')) continue;
      const { t, v, z, f, F, l, r, s } = cell as XLSX.CellObject & { r?: string; s?: object };
      seen.set(`${key} value`, JSON.stringify([t, v, r]));
      seen.set(`${key} format`, JSON.stringify([z]));
      if (f !== undefined) seen.set(`${key} formula`, JSON.stringify([f, F]));
      if (l) seen.set(`${key} link`, JSON.stringify([l.Target, l.Tooltip]));
      if (s) seen.set(`${key} fill`, JSON.stringify(s));
    }
    seen.set('merges', JSON.stringify(sheet['!merges'] ?? []));
    seen.set('widths', JSON.stringify((sheet['!cols'] ?? []).map(widthOf)));
    seen.set('heights', JSON.stringify(sheet['!rows'] ?? []));
    seen.set('filter', JSON.stringify(sheet['!autofilter'] ?? null));
    seen.set('protection', JSON.stringify(sheet['!protect'] ?? null));
    seen.set('margins', JSON.stringify(sheet['!margins'] ?? null));
    view.set(name, seen);
  }
  return view;
}

/** Without numbers of formats, and without what it reckons from a font that it met in another file. */
function widthOf(column: XLSX.ColInfo & { customwidth?: string }) {
  return column && [column.width, column.hidden, column.level, column.customwidth];
}
