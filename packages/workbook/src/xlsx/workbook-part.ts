import type { WorkbookLimits } from '../limits.js';
import type { SheetVisibility } from '../sheet.js';
import { unescapeExcel } from '../text.js';
import { WorkbookError } from '../workbook-error.js';
import { readRelationships } from './relationships.js';
import { attribute, readXml } from './xml.js';
import type { Zip } from './zip.js';

export interface SheetEntry {
  readonly name: string;
  readonly visibility: SheetVisibility;
  /** Path of the worksheet's part; null for chart, dialog and macro sheets and missing parts. */
  readonly part: string | null;
}

export interface WorkbookPart {
  readonly sheets: readonly SheetEntry[];
  readonly uses1904: boolean;
  readonly sharedStringsPart: string | null;
  readonly stylesPart: string | null;
}

const USUAL_PLACE = 'xl/workbook.xml';

/** Finds the workbook part and what hangs on it, by relationships and not by usual names. */
export async function readWorkbookPart(zip: Zip, limits: WorkbookLimits): Promise<WorkbookPart> {
  const part = await findWorkbookPart(zip, limits);
  const relationships = await readRelationships(zip, part, limits);
  const sheets: SheetEntry[] = [];
  let uses1904 = false;
  await readXml(
    zip.read(part),
    {
      open(name, attributes) {
        if (name === 'workbookPr') uses1904 = isTrue(attribute(attributes, 'date1904'));
        if (name !== 'sheet') return;
        const relationship = relationships.get(attribute(attributes, 'id') ?? '');
        const readable = relationship?.type === 'worksheet' && zip.has(relationship.target);
        sheets.push({
          name: unescapeExcel(attributes.name ?? ''),
          visibility: visibilityOf(attributes.state),
          part: readable ? relationship.target : null,
        });
      },
    },
    limits,
  );
  if (sheets.length === 0) throw new WorkbookError('WORKBOOK_WITHOUT_SHEETS');
  const partOf = (type: string) => {
    const found = [...relationships.values()].find((one) => one.type === type);
    return found && zip.has(found.target) ? found.target : null;
  };
  return {
    sheets,
    uses1904,
    sharedStringsPart: partOf('sharedStrings'),
    stylesPart: partOf('styles'),
  };
}

async function findWorkbookPart(zip: Zip, limits: WorkbookLimits): Promise<string> {
  const roots = await readRelationships(zip, '', limits);
  const root = [...roots.values()].find(({ type }) => type === 'officeDocument');
  const part = root?.target ?? USUAL_PLACE;
  // A document, a presentation or a binary workbook (.xlsb) is a package too.
  if (!zip.has(part) || !/\.xml$/i.test(part) || /(^|\/)(word|ppt)\//i.test(part))
    throw new WorkbookError('WORKBOOK_NOT_A_WORKBOOK');
  return part;
}

function visibilityOf(state: string | undefined): SheetVisibility {
  return state === 'hidden' || state === 'veryHidden' ? state : 'visible';
}

function isTrue(value: string | undefined): boolean {
  return value === '1' || value === 'true' || value === 'on';
}
