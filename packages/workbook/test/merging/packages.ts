import { buildPackage, worksheet, type PackageParts } from '../build-package.js';

export const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
export const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A workbook of one sheet with these rows, unlike any other by `mark`. */
export function oneSheet(
  name: string,
  rows: string,
  more: Partial<PackageParts> = {},
  mark = name,
): Uint8Array {
  const extra = { 'docProps/mark.txt': mark, ...more.extra };
  return buildPackage({ ...PLAIN, sheets: [{ name, xml: worksheet(rows) }], ...more, extra });
}

/** What every package of a test has unless it says otherwise. */
export const PLAIN: Partial<PackageParts> = {
  sharedStrings: `<sst xmlns="${MAIN}"/>`,
  styles: styleSheet(),
};

/** A style sheet with these lists beside the usual first ones. */
export function styleSheet(
  more: { fonts?: string; cellXfs?: string; dxfs?: string; before?: string; after?: string } = {},
): string {
  return [
    `<styleSheet xmlns="${MAIN}">${more.before ?? ''}`,
    `<fonts><font><sz val="11"/><name val="Calibri"/></font>${more.fonts ?? ''}</fonts>`,
    '<fills><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
    '<borders><border/></borders><cellStyleXfs><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
    `<cellXfs><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>${more.cellXfs ?? ''}</cellXfs>`,
    `<cellStyles><cellStyle name="Normal" xfId="0" builtinId="0"/></cellStyles><dxfs>${more.dxfs ?? ''}</dxfs>${more.after ?? ''}</styleSheet>`,
  ].join('');
}
