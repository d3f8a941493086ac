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
}

/** The rows of a diary note that hold details of the interview. */
export type DetailRow = 'visited' | 'method' | 'employees' | 'place' | 'product' | 'interviewer';

/** Reads the details of an interview from its rows, each trimmed and null where blank. */
export function noteDetails(written: Readonly<Record<DetailRow, string | null>>): NoteDetails {
  return {
    visited: written.visited,
    visitedOn: written.visited === null ? null : parseVisitDate(written.visited),
    method: written.method,
    employeesWritten: written.employees,
    employees: written.employees === null ? null : headcount(written.employees),
    place: written.place,
    product: written.product,
    interviewer: written.interviewer,
  };
}

const MOST_EMPLOYEES = 10_000_000;

/** The first number of a text: `± 1.250 orang` is 1250. */
function headcount(text: string): number | null {
  const digits = /\d[\d.,]*/.exec(text)?.[0].replace(/[.,](?=\d{3}(?!\d))/g, '');
  const count = digits === undefined ? Number.NaN : Number.parseInt(digits, 10);
  return count <= MOST_EMPLOYEES ? count : null;
}
