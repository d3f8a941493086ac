import { CellError, type CellValue, NOT_CALCULATED } from '../cell.js';
import { excelDate } from '../date-format.js';
import { inStyle, type NumberStyle } from '../number-style.js';
import { unescapeExcel } from '../text.js';
import { WorkbookError } from '../workbook-error.js';
import type { PlainCell } from './plain-cell.js';

/** What the cells of all sheets refer to. */
export interface CellContext {
  readonly sharedStrings: readonly string[];
  /** For each cell style by index, what its numbers are. */
  readonly numberStyles: readonly NumberStyle[];
  readonly uses1904: boolean;
}

/** The content of a `c` element: its attributes `t` and `s`, the text of its `v` and of its `is`, whether it has an `f`. */
export interface CellMarkup {
  type: string | undefined;
  style: string | undefined;
  value: string;
  inline: string;
  isFormula: boolean;
}

// Narrower than JavaScript's `Number`, which also accepts hexadecimals, Infinity and blanks.
const NUMBER = /^\s*[+-]?(\d+\.?\d*|\.\d+)(e[+-]?\d+)?\s*$/i;

/**
 * The value of a cell, or null when it is blank (ECMA-376 part 1, 18.18.11 ST_CellType).
 *
 * @throws WorkbookError `WORKBOOK_DAMAGED` for a shared string that does not exist
 */
export function cellValue(cell: Readonly<CellMarkup>, context: CellContext): CellValue | null {
  const { type = 'n', value } = cell;
  if (type === 'inlineStr') return nullIfEmpty(cell.inline || unescapeExcel(value));
  // A formula whose text is empty has the type `str`: an empty `v` of a number was never calculated.
  if (value === '' && type === 'n' && cell.isFormula) return NOT_CALCULATED;
  if (value === '') return nullIfEmpty(cell.inline);
  if (type === 's') return sharedString(value, context);
  if (type === 'str') return nullIfEmpty(unescapeExcel(value));
  if (type === 'b') return boolean(value);
  if (type === 'e') return new CellError(unescapeExcel(value.trim()));
  if (type === 'd') return isoDate(value, context.uses1904);
  return number(value, cell.style, context);
}

/** The value of a cell that `PlainCell` has read, or null when it is blank; throws as `cellValue` does. */
export function plainValue(cell: Readonly<PlainCell>, context: CellContext): CellValue | null {
  if (cell.kind === 'blank') return null;
  if (cell.kind === 'shared') return sharedStringAt(cell.value, context);
  return inStyle(cell.value, context.numberStyles[cell.style], context.uses1904);
}

function sharedString(index: string, context: CellContext): string | null {
  return sharedStringAt(wholeNumber(index), context);
}

function sharedStringAt(index: number, { sharedStrings }: CellContext): string | null {
  const text = sharedStrings[index];
  // Reading a missing string as a blank cell would change figures without anyone noticing.
  if (text === undefined) throw new WorkbookError('WORKBOOK_DAMAGED');
  return nullIfEmpty(text);
}

const [ZERO, NINE] = [0x30, 0x39];

/** The index that a text of digits stands for; -1 for any other text. */
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
  { numberStyles, uses1904 }: CellContext,
): CellValue | null {
  if (!NUMBER.test(value)) return value.trim() === '' ? null : unescapeExcel(value);
  const parsed = Number(value);
  if (!Number.isFinite(parsed)) return value;
  return inStyle(parsed, style === undefined ? style : numberStyles[Number(style)], uses1904);
}

function boolean(value: string): boolean {
  const normalised = value.trim().toLowerCase();
  return normalised === '1' || normalised === 'true';
}

// A date without a time zone is local time, which a `CellValue` holds as UTC.
const ISO_DATE = /^\d{4}-\d\d-\d\d(T\d\d:\d\d(:\d\d(\.\d+)?)?)?(Z|[+-]\d\d:?\d\d)?$/;

const ISO_TIME = /^\d\d:\d\d(:\d\d(\.\d+)?)?$/;
const DAY_MS = 86_400_000;

/**
 * The date that a cell of type `d` holds; its text when that is none. A time alone is what the number
 * that Excel keeps for it would be: a part of the calendar's first day.
 */
export function isoDate(text: string, uses1904: boolean): Date | string {
  const trimmed = text.trim();
  const match = ISO_DATE.exec(trimmed);
  const isTime = ISO_TIME.test(trimmed);
  if (!match && !isTime) return unescapeExcel(text);
  const iso = isTime ? `1970-01-01T${trimmed}` : trimmed;
  const date = new Date(isTime || (match?.[1] && !match[4]) ? `${iso}Z` : iso);
  const passed = date.getTime();
  if (Number.isNaN(passed)) return unescapeExcel(text);
  return isTime ? (excelDate(passed / DAY_MS, uses1904) as Date) : date;
}

function nullIfEmpty(text: string): string | null {
  return text === '' ? null : text;
}
