import { INDICATORS } from '@lqc/contracts';
import { strToU8, zipSync } from 'fflate';

/** Characters that markup cannot hold are written as a workbook writes them. */
const escaped = (text: string) =>
  text
    .replaceAll(
      // oxlint-disable-next-line no-control-regex -- what XML cannot hold
      /[\u0000-\u0008\u000B\u000C\u000E-\u001F\uD800-\uDFFF]/gu,
      (char) => `_x${char.charCodeAt(0).toString(16).padStart(4, '0').toUpperCase()}_`,
    )
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '_x000D_')
    .replaceAll('\n', '&#10;');

export interface PlainSheet {
  readonly name: string;
  readonly rows: readonly (readonly (string | number | null)[])[];
}

/** A workbook of inline strings and numbers, with names and cells exactly as given. */
export function plainWorkbook(sheets: readonly PlainSheet[]): Uint8Array {
  const cell = (value: string | number | null) =>
    value === null
      ? '<c/>'
      : typeof value === 'number'
        ? `<c><v>${value}</v></c>`
        : `<c t="inlineStr"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`;
  const sheet = ({ rows }: PlainSheet) =>
    `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><sheetData>${rows
      .map((cells) => `<row>${cells.map(cell).join('')}</row>`)
      .join('')}</sheetData></worksheet>`;
  const relation = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
  const relations = (list: string) =>
    `<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships">${list}</Relationships>`;
  const files: Record<string, string> = {
    '[Content_Types].xml':
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/></Types>',
    '_rels/.rels': relations(
      `<Relationship Id="r" Type="${relation}/officeDocument" Target="xl/workbook.xml"/>`,
    ),
    'xl/workbook.xml': `<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="${relation}"><sheets>${sheets
      .map(
        ({ name }, at) => `<sheet name="${escaped(name)}" sheetId="${at + 1}" r:id="r${at + 1}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': relations(
      sheets
        .map(
          (_one, at) =>
            `<Relationship Id="r${at + 1}" Type="${relation}/worksheet" Target="worksheets/sheet${at + 1}.xml"/>`,
        )
        .join(''),
    ),
  };
  for (const [at, one] of sheets.entries()) files[`xl/worksheets/sheet${at + 1}.xml`] = sheet(one);
  return zipSync(
    Object.fromEntries(Object.entries(files).map(([name, xml]) => [name, strToU8(xml)])),
  );
}

/** Diary notes in which every narrative is this text. */
export const notesSaying = (narrative: string, notes: number): Uint8Array =>
  plainWorkbook(
    Array.from({ length: notes }, (_, at) => ({
      name: `Catatan ${at + 1}`,
      rows: [
        ['DIARY NOTES LIAISON'],
        [1, 'Informasi', 'Nama Contact', `PT Contoh ${at + 1}`],
        ...INDICATORS.map(({ narrativeLabel }, nth) => [nth + 2, null, narrativeLabel, narrative]),
      ],
    })),
  );
