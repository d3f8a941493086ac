import { withoutInvisible } from '@lqc/contracts';
import { personsIn } from './persons-in.js';
import { parseVisitDate } from './visit-date.js';

/** Details of the interview in a diary note; null where the sheet has none. */
export interface NoteDetails {
  /** The day of the interview as the sheet writes it. */
  readonly visited: string | null;
  /** The same day as `YYYY-MM-DD`; null where no day can be read from it. */
  readonly visitedOn: string | null;
  readonly method: string | null;
  /** The number of employees as the sheet writes it, such as `± 120 orang`. */
  readonly employeesWritten: string | null;
  readonly employees: number | null;
  /** Where the interview took place, as the sheet writes it. */
  readonly place: string | null;
  /** What the company makes or sells, as the sheet writes it. */
  readonly product: string | null;
  readonly interviewer: string | null;
  /** The names of persons whom the note gives as respondents, one a line; absent where it is not needed. */
  readonly respondents?: string | null | undefined;
}

/** The rows of a diary note that hold details of the interview. */
export const DETAIL_ROWS = [
  'visited',
  'method',
  'employees',
  'place',
  'product',
  'interviewer',
  'respondent',
  'contactPerson',
] as const;
export type DetailRow = (typeof DETAIL_ROWS)[number];

/** @param written what stands in a row, trimmed; null where it is blank */
export function noteDetails(
  written: (row: DetailRow) => string | null,
  uses1904 = false,
): NoteDetails {
  const [visited, employees] = [written('visited'), written('employees')];
  return {
    visited,
    visitedOn: visited === null ? null : parseVisitDate(visited, uses1904),
    method: written('method'),
    employeesWritten: employees,
    employees: employees === null ? null : headcount(employees),
    place: written('place'),
    product: written('product'),
    interviewer: written('interviewer'),
    respondents:
      personsIn(`${written('respondent') ?? ''}\n${written('contactPerson') ?? ''}`).join('\n') ||
      null,
  };
}

const MOST_EMPLOYEES = 10_000_000;

/** What may stand around a number of employees without making it another number. */
const ABOUT = String.raw`±|\+/-|~|≈|sekitar|kira-kira|kurang lebih|lebih kurang|total`;
const OF_WHOM =
  'orang|org|karyawan|karyawati|pegawai|pekerja|tenaga kerja|staf|jiwa|tetap|kontrak|harian|lepas|dan|saat ini';
const HEADCOUNT = new RegExp(
  String.raw`^(?:(?:${ABOUT}) *)*(\d{1,3}([., ])\d{3}(?:\2\d{3})*|\d+)(?: *(?:${OF_WHOM})(?![a-z]))*\.?$`,
  'i',
);
const REMARKS = /\([^()]*\)/g;

/**
 * The number of employees where a text is clearly one: `± 1.250 orang` and `1 250` are 1250. A range, a part of
 * a thousand, a year beside it or anything else is none, since one of its numbers would say something else.
 */
function headcount(text: string): number | null {
  const plain = withoutInvisible(text.normalize('NFKC')).replace(REMARKS, '').replace(/\s+/g, ' ');
  const digits = HEADCOUNT.exec(plain.trim())?.[1]?.replace(/\D/g, '');
  const count = digits === undefined ? Number.NaN : Number(digits);
  return count <= MOST_EMPLOYEES ? count : null;
}
