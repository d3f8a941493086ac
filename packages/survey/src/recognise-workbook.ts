import type { FileType, Period } from '@lqc/contracts';
import type { Sheet } from '@lqc/workbook';
import { areOfNote, askedRows, contactLabel } from './asked-rows.js';
import { NamedPeriods, type NamedSheet } from './named-period.js';
import { isRegisterSheet } from './read-company-register.js';

/** A workbook's kind and period, recognised from its content. */
export interface RecognisedWorkbook {
  /** Null when it contains neither interviews nor a company database. */
  readonly kind: FileType | null;
  /** The calendar quarter that most interviews give as `Periode`; null when none gives one. */
  readonly period: Period | null;
  /** Interviews that give another one. */
  readonly others: readonly NamedSheet[];
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
  const periods = new NamedPeriods();
  for await (const sheet of sheets) {
    isRegister ||= isRegisterSheet(sheet);
    if (!isNote(sheet)) continue;
    isQuarter = true;
    periods.add(sheet);
  }
  if (!isQuarter) return { kind: isRegister ? 'company' : null, period: null, others: [] };
  return { kind: 'quarterly', period: periods.most, others: periods.others };
}

function isNote(sheet: Sheet): boolean {
  const label = contactLabel(sheet);
  return label !== undefined && areOfNote(askedRows(sheet, label).rows);
}
