import { buildZip, type ZipEntry } from './build-zip.js';

interface PackageSheet {
  readonly xml: string | Uint8Array;
  readonly name?: string;
  readonly state?: string;
  /** The relationship's target; by default relative to the workbook part. */
  readonly target?: string;
  /** The last segment of the relationship's type. */
  readonly type?: string;
  /** Where the part lies in the zip. */
  readonly path?: string;
}

export interface PackageParts {
  readonly sheets?: readonly PackageSheet[];
  readonly sharedStrings?: string;
  readonly styles?: string;
  readonly workbookPr?: string;
  /** After the sheets, such as an extension list. */
  readonly workbookEnd?: string;
  readonly workbookPath?: string;
  /** Replaces or adds parts by path. */
  readonly extra?: Readonly<Record<string, string | Uint8Array>>;
  readonly strict?: boolean;
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const OFFICE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const STRICT_OFFICE = 'http://purl.oclc.org/ooxml/officeDocument/relationships';

/** A worksheet part with these rows inside `sheetData`. */
export const worksheet = (rows: string) =>
  `<?xml version="1.0"?><worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`;

/** A small `.xlsx` written part by part, so that a test can be as odd as real files are. */
export function buildPackage(parts: PackageParts): Uint8Array {
  return buildZip(packageEntries(parts));
}

/** The same before zipping, for tests that spoil an entry. */
export function packageEntries(parts: PackageParts): ZipEntry[] {
  const sheets = parts.sheets ?? [];
  const office = parts.strict ? STRICT_OFFICE : OFFICE;
  const workbookPath = parts.workbookPath ?? 'xl/workbook.xml';
  const relationship = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${office}/${type}" Target="${target}"/>`;
  const relationships = [
    ...sheets.map(({ type = 'worksheet', target }, i) =>
      relationship(`s${i}`, type, target ?? `worksheets/sheet${i + 1}.xml`),
    ),
    relationship('ss', 'sharedStrings', '/xl/sharedStrings.xml'),
    relationship('st', 'styles', 'styles.xml'),
  ];
  const sheetElements = sheets.map(
    ({ name = '', state }, i) =>
      `<sheet name="${name || `Lembar ${i + 1}`}" sheetId="${i + 1}" ${state ? `state="${state}"` : ''} r:id="s${i}"/>`,
  );
  const files: Record<string, string | Uint8Array> = {
    '[Content_Types].xml': '<Types/>',
    '_rels/.rels': `<Relationships>${relationship('r1', 'officeDocument', workbookPath)}</Relationships>`,
    [workbookPath]: `<workbook xmlns="${MAIN}" xmlns:r="${office}">${parts.workbookPr ?? ''}<sheets>${sheetElements.join('')}</sheets>${parts.workbookEnd ?? ''}</workbook>`,
    [workbookPath.replace(/([^/]+)$/, '_rels/$1.rels')]:
      `<Relationships>${relationships.join('')}</Relationships>`,
    ...Object.fromEntries(
      sheets.map(({ xml, path }, i) => [path ?? `xl/worksheets/sheet${i + 1}.xml`, xml]),
    ),
    ...(parts.sharedStrings ? { 'xl/sharedStrings.xml': parts.sharedStrings } : {}),
    ...(parts.styles ? { 'xl/styles.xml': parts.styles } : {}),
    ...parts.extra,
  };
  return Object.entries(files).map(([path, content]) => ({ path, content }));
}
