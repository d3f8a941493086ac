import { strToU8, zipSync } from 'fflate';

export interface PackageParts {
  sheets?: readonly { name?: string; state?: string; xml: string }[];
  sharedStrings?: string;
  styles?: string;
  workbookPr?: string;
  extra?: Record<string, string | Uint8Array>;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

/** A worksheet part with these rows inside `sheetData`. */
export const worksheet = (rows: string) =>
  `<?xml version="1.0"?><worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;

/** A small `.xlsx` written part by part, so that a test can be as odd as real files are. */
export function buildPackage(parts: PackageParts): Uint8Array {
  const sheets = parts.sheets ?? [];
  const relationship = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${OFFICE}/${type}" Target="${target}"/>`;
  const files: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${relationship('r1', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook xmlns="${MAIN}" xmlns:r="${OFFICE}">${parts.workbookPr ?? ''}<sheets>${sheets
      .map(
        ({ name, state }, i) =>
          `<sheet name="${name ?? `Lembar ${i + 1}`}" sheetId="${i + 1}" ${state ? `state="${state}"` : ''} r:id="s${i}"/>`,
      )
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_, i) => relationship(`s${i}`, 'worksheet', `worksheets/sheet${i + 1}.xml`))
      .join(
        '',
      )}${relationship('ss', 'sharedStrings', '/xl/sharedStrings.xml')}${relationship('st', 'styles', 'styles.xml')}</Relationships>`,
    ...Object.fromEntries(sheets.map(({ xml }, i) => [`xl/worksheets/sheet${i + 1}.xml`, xml])),
    ...(parts.sharedStrings ? { 'xl/sharedStrings.xml': parts.sharedStrings } : {}),
    ...(parts.styles ? { 'xl/styles.xml': parts.styles } : {}),
    ...parts.extra,
  };
  return zipSync(
    Object.fromEntries(
      Object.entries(files).map(([path, content]) => [
        path,
        typeof content === 'string' ? strToU8(content) : content,
      ]),
    ),
  );
}
