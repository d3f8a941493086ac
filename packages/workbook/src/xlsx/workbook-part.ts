import type { WorkbookLimits } from '../limits.js';
import type { SheetVisibility } from '../sheet.js';
import { unescapeExcel } from '../text.js';
import { WorkbookError } from '../workbook-error.js';
import { readXml } from '../xml/read-xml.js';
import type { Zip } from '../zip/zip.js';
import { readRelationships } from './relationships.js';

interface SheetEntry {
  readonly name: string;
  readonly visibility: SheetVisibility;
  /** Path of the worksheet's part; null for chart, dialog and macro sheets. */
  readonly part: string | null;
}

export interface WorkbookPart {
  readonly sheets: readonly SheetEntry[];
  readonly uses1904: boolean;
  readonly sharedStringsPart: string | null;
  readonly stylesPart: string | null;
}

const DEFAULT_PATH = 'xl/workbook.xml';

/**
 * Reads the workbook part: its sheets and the parts that they share. Parts are found by relationships,
 * since their paths may differ from Excel's.
 *
 * @throws WorkbookError `WORKBOOK_BINARY` for an `.xlsb`; `WORKBOOK_NOT_A_WORKBOOK` for other packages:
 *   documents, presentations, any zip
 */
export async function readWorkbookPart(zip: Zip, limits: WorkbookLimits): Promise<WorkbookPart> {
  const roots = await readRelationships(zip, '', limits);
  const root = [...roots.values()].find(({ type }) => type === 'officeDocument');
  const part = root?.target ?? DEFAULT_PATH;
  if (!zip.has(part)) throw new WorkbookError('WORKBOOK_NOT_A_WORKBOOK');
  if (part.endsWith('.bin')) throw new WorkbookError('WORKBOOK_BINARY');

  const relationships = await readRelationships(zip, part, limits);
  const sheets: SheetEntry[] = [];
  let uses1904 = false;
  await readXml(
    zip.read(part),
    {
      open(name, attributes, parent) {
        if (parent === '' && name !== 'workbook')
          throw new WorkbookError('WORKBOOK_NOT_A_WORKBOOK');
        if (name === 'workbookPr') uses1904 = isTrue(attributes.get('date1904'));
        if (name !== 'sheet' || parent !== 'sheets') return;
        const id = attributes.relationship() ?? attributes.get('id');
        const relationship = relationships.get(id ?? '');
        // Visual Basic modules of old files are listed as sheets with an empty id and have no part.
        if (!relationship && id !== '') throw new WorkbookError('WORKBOOK_DAMAGED');
        sheets.push({
          name: unescapeExcel(attributes.get('name') ?? ''),
          visibility: visibilityOf(attributes.get('state')),
          part: relationship?.type === 'worksheet' ? relationship.target : null,
        });
      },
    },
    limits,
  );
  if (sheets.length === 0) throw new WorkbookError('WORKBOOK_WITHOUT_SHEETS');
  const partOf = (type: string) =>
    [...relationships.values()].find((one) => one.type === type && zip.has(one.target))?.target ??
    null;
  return {
    sheets,
    uses1904,
    sharedStringsPart: partOf('sharedStrings'),
    stylesPart: partOf('styles'),
  };
}

/** What the attribute `state` of a sheet says. */
export function visibilityOf(state: string | undefined): SheetVisibility {
  return state === 'hidden' || state === 'veryHidden' ? state : 'visible';
}

/** True for an attribute that says yes, in any of the spellings of ECMA-376. */
export function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true' || value === 'on';
}
