import { createHash } from 'node:crypto';
import ExcelJS from 'exceljs';
import { coloursShown } from './colours-shown.js';
import { defaultStyle } from './default-style.js';
import type { View } from './view.js';

/** What exceljs sees of each sheet. */
export async function exceljsView(bytes: Uint8Array): Promise<View> {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(bytes as unknown as ArrayBuffer);
  const plain = await defaultStyle(bytes).catch((): Partial<ExcelJS.Style> => ({}));
  const shown = await coloursShown(bytes);
  const view = new Map<string, Map<string, string>>();
  for (const sheet of book.worksheets) {
    const seen = new Map<string, string>();
    sheet.eachRow({ includeEmpty: false }, (row, number) => {
      seen.set(`row ${number}`, JSON.stringify([row.height, row.hidden, row.outlineLevel]));
      row.eachCell({ includeEmpty: true }, (cell) => {
        // A cell that is not there, made up to fill the row.
        if (cell.type === ExcelJS.ValueType.Null && Object.keys(cell.style).length === 0) return;
        const style = Object.keys(cell.style).length === 0 ? plain : cell.style;
        const { numFmt, font, fill, border, alignment, protection } = style;
        const { formula, sharedFormula, ...value } = { ...(cell.model as object) } as Record<
          string,
          unknown
        >;
        for (const name of ['address', 'style', 'styleId', 'comment']) delete value[name];
        seen.set(`${cell.address} value`, JSON.stringify(shown(value)));
        if (formula || sharedFormula)
          seen.set(`${cell.address} formula`, JSON.stringify([formula, sharedFormula]));
        seen.set(
          `${cell.address} style`,
          JSON.stringify(shown({ numFmt, font, fill, border, alignment, protection })),
        );
        if (cell.note) seen.set(`${cell.address} note`, JSON.stringify(shown(cell.note)));
      });
    });
    const model = sheet.model as unknown as Record<string, unknown>;
    for (const name of [
      'merges',
      'views',
      'properties',
      'pageSetup',
      'headerFooter',
      'sheetProtection',
      'autoFilter',
    ])
      seen.set(name, JSON.stringify(shown(model[name] ?? null)));
    seen.set(
      'columns',
      JSON.stringify(
        (sheet.columns ?? []).map((column) => [column.width, column.hidden, column.outlineLevel]),
      ),
    );
    seen.set('images', JSON.stringify(sheet.getImages().map((image) => imageView(book, image))));
    view.set(sheet.name, seen);
  }
  return view;
}

/** Where an image stands and what it shows. */
function imageView(
  book: ExcelJS.Workbook,
  { imageId, range, type }: ReturnType<ExcelJS.Worksheet['getImages']>[number],
) {
  const corner = (at: ExcelJS.ImageRange['tl'] | undefined) =>
    at && [at.nativeCol, at.nativeColOff, at.nativeRow, at.nativeRowOff];
  const { tl, br, ext, editAs, hyperlinks } = (range ?? {}) as unknown as ExcelJS.ImageRange &
    Record<string, unknown>;
  const { buffer, extension } = book.getImage(Number(imageId)) ?? {};
  const digest =
    buffer &&
    createHash('sha256')
      .update(buffer as unknown as Uint8Array)
      .digest('hex');
  return [type, corner(tl), corner(br), ext, editAs, hyperlinks, digest, extension];
}
