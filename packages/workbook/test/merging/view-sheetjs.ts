import * as XLSX from '@e965/xlsx';
import type { View } from './view.js';

/** What SheetJS sees of each sheet: values, types, formats, formulas, merges, widths, heights. */
export async function sheetjsView(bytes: Uint8Array): Promise<View> {
  const book = XLSX.read(bytes, {
    type: 'buffer',
    cellNF: true,
    cellFormula: true,
    cellStyles: true,
    cellDates: false,
  });
  const view = new Map<string, Map<string, string>>();
  for (const name of book.SheetNames) {
    const sheet = book.Sheets[name]!;
    const seen = new Map<string, string>();
    for (const [key, cell] of Object.entries(sheet)) {
      if (key.startsWith('!')) continue;
      const { t, v, z, f, F, l, r, s } = cell as XLSX.CellObject & { r?: string; s?: object };
      seen.set(
        `${key} value`,
        JSON.stringify([
          t,
          t === 'n' && book.Workbook?.WBProps?.date1904 && showsDay(z) ? Number(v) + 1462 : v,
          plainMarkup(r),
        ]),
      );
      seen.set(`${key} format`, JSON.stringify([z]));
      if (f !== undefined) seen.set(`${key} formula`, JSON.stringify([f, F]));
      if (l) seen.set(`${key} link`, JSON.stringify([l.Target, l.Tooltip]));
      if (s) seen.set(`${key} fill`, JSON.stringify((s as { patternType?: string }).patternType));
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

function showsDay(format: string | number | undefined): boolean {
  return XLSX.SSF.is_date(String(format)) && /[yd]/i.test(String(format));
}

/** Rich text without what may differ: prefixes, numbers of fonts, ties to a theme. */
function plainMarkup(text: string | undefined): string | undefined {
  return text
    ?.replace(/(<\/?)\w+:/g, '$1')
    .replace(/ fontId="\d+"/g, '')
    .replace(/<scheme val="\w+"\/>/g, '')
    .replace(/<color [^>]*>/g, '<color/>');
}
