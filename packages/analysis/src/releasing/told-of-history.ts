import { type IndicatorKey, LIKERT_INDICATORS, mayTell } from '@lqc/contracts';
import { firmsOf } from '../answers-disclosure.js';
import { calendarName } from '../calendar-name.js';
import type { Quarter } from '../quarter.js';
import { cellsThatMayLeave } from './cells-that-may-leave.js';
import { countedAnswers } from './counted-answers.js';
import { NOTHING_TOLD, type ReleasedAnswers } from './released-answers.js';
import type { ToldOfQuarter } from './told-of-quarter.js';

/**
 * What is released of a quarter that appears in a copy only as a point of a history: the averages of all
 * contacts.
 */
export function toldOfHistory(quarter: Quarter): ToldOfQuarter {
  const content: Partial<Record<IndicatorKey, ReleasedAnswers>> = {};
  for (const { key } of LIKERT_INDICATORS) {
    const answers = countedAnswers(quarter, key);
    if (!mayTell('change', firmsOf(answers))) continue;
    const before = quarter.releasing?.before.flatMap((copy) => copy[key] ?? []) ?? [];
    const wanted = { ...NOTHING_TOLD, average: 'exact' as const };
    content[key] = { answers, told: cellsThatMayLeave(answers, wanted, before) };
  }
  return {
    quarter: calendarName(quarter),
    contacts: quarter.survey.contacts.length,
    content,
    cells: 0,
    held: [],
  };
}
