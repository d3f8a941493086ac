import { CellError, type CellValue } from '../cell.js';
import { excelDate } from '../date-format.js';
import { unescapeExcel } from '../text.js';
import { WorkbookError } from '../workbook-error.js';
import type { PlainCell } from './plain-cell.js';

/** What cells of every sheet refer to. */
export interface CellContext {
  readonly sharedStrings: readonly string[];
  /** For each cell style by index, whether its numbers are dates. */
  readonly dateStyles: readonly boolean[];
  readonly uses1904: boolean;
}

/** A cell as its element says it: attributes `t` and `s`, the text of `v` and of `is`. */
export interface WrittenCell {
  type: string | undefined;
  style: string | undefined;
  value: string;
  inline: string;
}

// Not what JavaScript takes for a number: no hexadecimals, no Infinity, and blanks are not 0.
const NUMBER = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i;

/** What a cell holds, or null where it is blank (ECMA-376 part 1, 18.18.11 ST_CellType). */
export function cellValue(cell: Readonly<WrittenCell>, context: CellContext): CellValue | null {
  const { type = 'n', value } = cell;
  if (type === 'inlineStr') return filled(cell.inline || unescapeExcel(value));
  if (value === '') return filled(cell.inline);
  if (type === 's') return shared(value, context);
  if (type === 'str') return filled(unescapeExcel(value));
  if (type === 'b') return boolean(value);
  if (type === 'e') return new CellError(unescapeExcel(value.trim()));
  if (type === 'd') return isoDate(value);
  return number(value, cell.style, context);
}

/** What a plainly written cell holds, or null where it is blank. */
export function plainValue(cell: Readonly<PlainCell>, context: CellContext): CellValue | null {
  if (cell.kind === 'blank') return null;
  if (cell.kind === 'shared') return sharedAt(cell.value, context);
  return context.dateStyles[cell.style] ? excelDate(cell.value, context.uses1904) : cell.value;
}

function shared(index: string, context: CellContext): string | null {
  return sharedAt(wholeNumber(index), context);
}

function sharedAt(index: number, { sharedStrings }: CellContext): string | null {
  const text = sharedStrings[index];
  // A dangling index is damage; taking it for a blank would change figures in silence.
  if (text === undefined) throw new WorkbookError('WORKBOOK_DAMAGED');
  return filled(text);
}

const [ZERO, NINE] = [0x30, 0x39];

/** The index that digits spell; -1 for anything else. */
function wholeNumber(digits: string): number {
  let index = 0;
  for (let at = 0; at < digits.length; at += 1) {
    const digit = digits.charCodeAt(at);
    if (digit < ZERO || digit > NINE) return NUMBER.test(digits) ? Number(digits) : -1;
    index = index * 10 + digit - ZERO;
  }
  return index;
}

function number(
  value: string,
  style: string | undefined,
  { dateStyles, uses1904 }: CellContext,
): CellValue | null {
  if (!NUMBER.test(value)) return value.trim() === '' ? null : unescapeExcel(value);
  const parsed = Number(value);
  if (!Number.isFinite(parsed)) return value;
  return style !== undefined && dateStyles[Number(style)] ? excelDate(parsed, uses1904) : parsed;
}

function boolean(value: string): boolean {
  const said = value.trim().toLowerCase();
  return said === '1' || said === 'true';
}

// Dates in ISO 8601 without a zone are wall-clock time, which we hold as UTC.
const ISO_DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?)?(Z|[+-]\d\d:?\d\d)?$/;

function isoDate(text: string): Date | string {
  const match = ISO_DATE.exec(text.trim());
  if (!match) return unescapeExcel(text);
  const date = new Date(match[1] && !match[4] ? `${match[0]}Z` : match[0]);
  return Number.isNaN(date.getTime()) ? unescapeExcel(text) : date;
}

function filled(text: string): string | null {
  return text === '' ? null : text;
}
