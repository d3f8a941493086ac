import { isDayIn, periodOf } from '@lqc/contracts';
import type { NoteValues } from './fields.js';
import { isSheetDay } from './sheet-day.js';

/**
 * Whether a note's visit was on a day outside the quarter that the note is of, which may be meant and should be
 * seen. Where the day or the label cannot be read nothing is known to be wrong.
 *
 * @param quarter the quarter's label
 */
export function isVisitOutside(values: NoteValues, quarter: string): boolean {
  const day = values.get('date') ?? null;
  const period = periodOf(quarter);
  return period !== null && isSheetDay(day) && !isDayIn(day, period);
}
