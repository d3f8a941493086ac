import {
  NOTE_LABELS,
  type NotedPeriod,
  type Period,
  periodOf,
  quarterOfDay,
  quarterOfMonth,
} from '@lqc/contracts';
import type { Sheet } from '@lqc/workbook';
import { answerColumn } from './asked-rows.js';
import { cellText } from './cell-text.js';
import { normaliseLabel } from './normalise-label.js';
import { monthOf, parseVisitDate } from './visit-date.js';

const PERIOD_LABEL = normaliseLabel(NOTE_LABELS.quarter);

/** The calendar quarter that a sheet's row `Periode` names; empty where it names none. */
export function notedPeriod(sheet: Sheet): NotedPeriod[] {
  const { name, cells } = sheet;
  const label = cells.find(
    ({ value }) => typeof value === 'string' && normaliseLabel(value) === PERIOD_LABEL,
  );
  if (!label) return [];
  const answers = answerColumn(sheet, label);
  const answer = cells.find(({ row, column }) => row === label.row && column === answers);
  const period = writtenPeriod(cellText(answer?.value) ?? '', sheet.uses1904);
  return period ? [{ sheet: name, period }] : [];
}

/** Right before its year: "I-IV 2025" and "I dan II 2025" are of several quarters. */
const NUMERAL_FIRST = /^(?:I{1,3}|IV)(?=[\s/-]+['’]?\d)/i;

/**
 * The calendar quarter that the row `Periode` gives, in the ways in which labels name one, and as `IV/2025`, as
 * months of one quarter and their year, or as a day.
 */
function writtenPeriod(text: string, uses1904?: true): Period | null {
  const named = periodOf(NUMERAL_FIRST.test(text) ? `TW ${text}` : text);
  if (named) return named;
  const months = (text.match(/[a-z]{3,}/gi) ?? []).map(monthOf).filter((month) => month > 0);
  if (months.length === 0) return quarterOfDay(parseVisitDate(text, uses1904));
  const quarters = new Set(months.map(quarterOfMonth));
  const years = new Set(text.match(/(?<!\d)20\d\d(?!\d)/g));
  if (quarters.size > 1 || years.size !== 1) return null;
  return { year: Number([...years][0]), quarter: [...quarters][0]! };
}
