import { unescapeExcel } from '../text.js';
import { WorkbookError } from '../workbook-error.js';
import { fromMarkup, type Markup } from './markup.js';
import type { Link } from './link.js';
import type { SourcePackage } from './source-package.js';
import { childOf, childrenOf, ownAttributes, parseTree, type XmlElement } from './xml-tree.js';

export interface SourceSheet {
  readonly name: string;
  /** From 0 among all sheets of the source. */
  readonly position: number;
  readonly hidden: boolean;
  readonly state: string | undefined;
  /** `other`: a dialog or macro sheet. */
  readonly kind: 'worksheet' | 'chartsheet' | 'other';
  readonly part: string;
  readonly address: string;
}

export interface SourceName {
  readonly name: string;
  /** Position of the sheet that it belongs to; null for the whole workbook. */
  readonly sheet: number | null;
  readonly text: Markup;
  readonly attributes: ReadonlyMap<string, Markup>;
}

/** A source's workbook part and what hangs on it. */
export interface SourceWorkbook {
  readonly path: string;
  readonly sheets: readonly SourceSheet[];
  readonly names: readonly SourceName[];
  readonly links: readonly Link[];
  readonly uses1904: boolean;
  readonly isProtected: boolean;
  readonly calculation: ReadonlyMap<string, Markup>;
}

/** @throws WorkbookError as opening does: no workbook, none of its sheets, dangling references */
export async function readSourceWorkbook(source: SourcePackage): Promise<SourceWorkbook> {
  const root = (await source.links('')).find(({ type }) => type === 'officeDocument');
  const path = root?.target ?? 'xl/workbook.xml';
  if (!source.has(path) || path.endsWith('.bin'))
    throw new WorkbookError('WORKBOOK_NOT_A_WORKBOOK');
  const workbook = parseTree(await source.markup(path));
  if (workbook.local !== 'workbook') throw new WorkbookError('WORKBOOK_NOT_A_WORKBOOK');
  const links = await source.links(path);
  const linksById = new Map(links.map((link) => [link.id, link]));
  const sheets = childrenOf(childOf(workbook, 'sheets'), 'sheet').map((sheet, position) =>
    sheetOf(sheet, position, linksById),
  );
  if (sheets.length === 0) throw new WorkbookError('WORKBOOK_WITHOUT_SHEETS');
  return {
    path,
    sheets,
    names: childrenOf(childOf(workbook, 'definedNames'), 'definedName').map(nameOf),
    links,
    uses1904: isTrue(childOf(workbook, 'workbookPr')?.attributes.get('date1904')),
    isProtected: isTrue(childOf(workbook, 'workbookProtection')?.attributes.get('lockStructure')),
    calculation: childOf(workbook, 'calcPr')?.attributes ?? new Map(),
  };
}

function sheetOf(
  { attributes }: XmlElement,
  position: number,
  links: ReadonlyMap<string, Link>,
): SourceSheet {
  const [, id] = [...attributes].find(([name]) => name === 'id' || name.endsWith(':id')) ?? [];
  const link = id === undefined ? undefined : links.get(fromMarkup(id));
  // A module of macros is listed as a sheet that leads to no part.
  if (!link && id !== '') throw new WorkbookError('WORKBOOK_DAMAGED');
  const state = attributes.get('state');
  return {
    name: unescapeExcel(fromMarkup(attributes.get('name') ?? '')),
    position,
    state,
    hidden: state === 'hidden' || state === 'veryHidden',
    kind: link?.type === 'worksheet' || link?.type === 'chartsheet' ? link.type : 'other',
    part: link?.target ?? '',
    address: link?.address ?? '',
  };
}

function nameOf(element: XmlElement): SourceName {
  const attributes = ownAttributes(element);
  const { text } = element;
  const sheet = attributes.get('localSheetId');
  return {
    name: fromMarkup(attributes.get('name') ?? ''),
    sheet: sheet === undefined ? null : Number(sheet),
    text,
    attributes,
  };
}

function isTrue(value: Markup | undefined): boolean {
  return value === '1' || value === 'true' || value === 'on';
}
