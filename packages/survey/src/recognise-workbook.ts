import { type FileType, type Period, periodOf } from '@lqc/contracts';
import type { Sheet } from '@lqc/workbook';
import { cellText } from './cell-text.js';
import { normaliseLabel } from './normalise-label.js';
import { questionOf } from './questions.js';
import { isRegisterSheet } from './read-company-register.js';

const PERIOD_LABEL = normaliseLabel('Periode');

/** A workbook's kind and period, recognised from its content. */
export interface RecognisedWorkbook {
  /** Null when it contains neither interviews nor a company database. */
  readonly kind: FileType | null;
  /** The calendar quarter that most interviews give as `Periode`; null when none gives one. */
  readonly period: Period | null;
}

/**
 * Recognises whether a workbook contains a quarter's interviews or a company database, and of which
 * quarter, so that people need not enter it. A single diary note makes it a quarter's.
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

/** The values to the right of the label `Periode`. */
function periodNamedIn({ cells }: Sheet): Period | null {
  const label = cells.find(
    ({ value }) => typeof value === 'string' && normaliseLabel(value) === PERIOD_LABEL,
  );
  const answer =
    label && cells.find(({ row, column }) => row === label.row && column === label.column + 1);
  return periodOf(cellText(answer?.value) ?? '');
}
