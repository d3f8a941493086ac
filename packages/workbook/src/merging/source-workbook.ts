import type { SheetVisibility } from '../sheet.js';
import { unescapeExcel } from '../text.js';
import { WorkbookError } from '../workbook-error.js';
import { fromMarkup, type Markup } from './markup.js';
import type { Relationship } from '../xlsx/relationships.js';
import { isTrue, visibilityOf } from '../xlsx/workbook-part.js';
import type { SourcePackage } from './source-package.js';
import { childOf, childrenOf, ownAttributes, parseTree, type XmlElement } from './xml-tree.js';

export interface SourceSheet {
  readonly name: string;
  /** Position among all sheets of the source, from 0. */
  readonly position: number;
  readonly visibility: SheetVisibility;
  /** `other` is a dialog or macro sheet. */
  readonly kind: 'worksheet' | 'chartsheet' | 'other';
  /** Path of the sheet's part; '' for a macro module, which has none. */
  readonly part: string;
  /** URI of the type of the relationship to the part. */
  readonly typeUri: string;
}

/** A defined name. */
export interface SourceName {
  readonly name: string;
  /** Position of the sheet that the name belongs to; null for the whole workbook. */
  readonly sheet: number | null;
  /** The formula. */
  readonly text: Markup;
  readonly attributes: ReadonlyMap<string, Markup>;
}

/** The content of a source's workbook part. */
export interface SourceWorkbook {
  readonly sheets: readonly SourceSheet[];
  readonly names: readonly SourceName[];
  readonly relationships: readonly Relationship[];
  /** The path of a part of this type that is in the file. */
  readonly partOf: (type: string) => string | undefined;
  readonly uses1904: boolean;
  /** True when the order and number of the sheets are protected. */
  readonly isProtected: boolean;
  /** The attributes of `calcPr`. */
  readonly calculation: ReadonlyMap<string, Markup>;
}

/**
 * Reads the workbook part of a source.
 *
 * @throws WorkbookError `WORKBOOK_NOT_A_WORKBOOK`, `WORKBOOK_BINARY`, `WORKBOOK_WITHOUT_SHEETS`, `WORKBOOK_DAMAGED`
 */
export async function readSourceWorkbook(source: SourcePackage): Promise<SourceWorkbook> {
  const root = (await source.relationships('')).find(({ type }) => type === 'officeDocument');
  const path = root?.target ?? 'xl/workbook.xml';
  if (!source.has(path)) throw new WorkbookError('WORKBOOK_NOT_A_WORKBOOK');
  if (path.endsWith('.bin')) throw new WorkbookError('WORKBOOK_BINARY');
  const workbook = parseTree(await source.markup(path));
  if (workbook.local !== 'workbook') throw new WorkbookError('WORKBOOK_NOT_A_WORKBOOK');
  const relationships = await source.relationships(path);
  const relationshipsById = new Map(
    relationships.map((relationship) => [relationship.id, relationship]),
  );
  const sheets = childrenOf(childOf(workbook, 'sheets'), 'sheet').map((sheet, position) =>
    sheetOf(sheet, position, relationshipsById),
  );
  if (sheets.length === 0) throw new WorkbookError('WORKBOOK_WITHOUT_SHEETS');
  return {
    sheets,
    names: childrenOf(childOf(workbook, 'definedNames'), 'definedName').map(nameOf),
    relationships,
    partOf: (type) =>
      relationships.find((one) => one.type === type && !one.external && source.has(one.target))
        ?.target,
    uses1904: isTrue(childOf(workbook, 'workbookPr')?.attributes.get('date1904')),
    isProtected: isTrue(childOf(workbook, 'workbookProtection')?.attributes.get('lockStructure')),
    calculation: childOf(workbook, 'calcPr')?.attributes ?? new Map(),
  };
}

function sheetOf(
  { attributes }: XmlElement,
  position: number,
  relationships: ReadonlyMap<string, Relationship>,
): SourceSheet {
  const [, id] = [...attributes].find(([name]) => name === 'id' || name.endsWith(':id')) ?? [];
  const relationship = id === undefined ? undefined : relationships.get(fromMarkup(id));
  // Visual Basic modules of old files are listed as sheets with an empty id and have no part.
  if (!relationship && id !== '') throw new WorkbookError('WORKBOOK_DAMAGED');
  return {
    name: unescapeExcel(fromMarkup(attributes.get('name') ?? '')),
    position,
    visibility: visibilityOf(attributes.get('state')),
    kind:
      relationship?.type === 'worksheet' || relationship?.type === 'chartsheet'
        ? relationship.type
        : 'other',
    part: relationship?.target ?? '',
    typeUri: relationship?.typeUri ?? '',
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
