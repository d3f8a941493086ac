import { type FileType, mostFrequentPeriod, type NotedPeriod, type Period } from '@lqc/contracts';
import type { Sheet } from '@lqc/workbook';
import { areOfNote, askedRows, contactLabel } from './asked-rows.js';
import { notedPeriod } from './named-period.js';
import { isRegisterSheet } from './read-company-register.js';

/** A workbook's kind and period, recognised from its content. */
export interface RecognisedWorkbook {
  /** Null when it contains neither interviews nor a company database. */
  readonly kind: FileType | null;
  /** The calendar quarter that most interviews give as `Periode`; null when none gives one. */
  readonly period: Period | null;
  /** What each of them gives that gives one. */
  readonly periods: readonly NotedPeriod[];
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
  const periods: NotedPeriod[] = [];
  for await (const sheet of sheets) {
    isRegister ||= isRegisterSheet(sheet);
    if (!isNote(sheet)) continue;
    isQuarter = true;
    periods.push(...notedPeriod(sheet));
  }
  if (!isQuarter) return { kind: isRegister ? 'company' : null, period: null, periods: [] };
  return {
    kind: 'quarterly',
    period: mostFrequentPeriod(periods.map((one) => one.period)),
    periods,
  };
}

function isNote(sheet: Sheet): boolean {
  const label = contactLabel(sheet);
  return label !== undefined && areOfNote(askedRows(sheet, label).rows);
}
