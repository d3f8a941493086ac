import { type FileType, type Period, periodOf } from '@lqc/contracts';
import type { Sheet } from '@lqc/workbook';
import { cellText } from './cell-text.js';
import { normaliseLabel } from './normalise-label.js';
import { questionOf } from './questions.js';
import { isRegisterSheet } from './read-company-register.js';

const PERIOD_LABEL = normaliseLabel('Periode');

/** What a workbook is by its content alone. */
export interface RecognisedWorkbook {
  /** Null where it is neither interviews nor a company database. */
  readonly kind: FileType | null;
  /** The calendar quarter that most of its interviews name in `Periode`; null where none does. */
  readonly period: Period | null;
}

/**
 * Tells a quarter's interviews from a company database, and which quarter they are of, so that
 * nobody has to say it. One diary note makes a workbook a quarter's.
 */
export async function recogniseWorkbook(
  sheets: AsyncIterable<Sheet> | Iterable<Sheet>,
): Promise<RecognisedWorkbook> {
  let isRegister = false;
  let isQuarter = false;
  const named = new Map<string, { period: Period; sheets: number }>();
  for await (const sheet of sheets) {
    isRegister ||= isRegisterSheet(sheet);
    if (!hasContact(sheet)) continue;
    isQuarter = true;
    const period = periodNamedIn(sheet);
    if (!period) continue;
    const key = `${period.year} ${period.quarter}`;
    named.set(key, { period, sheets: (named.get(key)?.sheets ?? 0) + 1 });
  }
  if (!isQuarter) return { kind: isRegister ? 'company' : null, period: null };
  const [most] = [...named.values()].toSorted((a, b) => b.sheets - a.sheets);
  return { kind: 'quarterly', period: most?.period ?? null };
}

const hasContact = ({ cells }: Sheet) =>
  cells.some(({ value }) => typeof value === 'string' && questionOf(value)?.kind === 'contact');

/** What stands right of `Periode`. */
function periodNamedIn({ cells }: Sheet): Period | null {
  const label = cells.find(
    ({ value }) => typeof value === 'string' && normaliseLabel(value) === PERIOD_LABEL,
  );
  const answer =
    label && cells.find(({ row, column }) => row === label.row && column === label.column + 1);
  return periodOf(cellText(answer?.value) ?? '');
}
