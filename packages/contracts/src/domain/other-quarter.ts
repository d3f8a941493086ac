import { quarterOfDay } from './calendar-quarter.js';
import type { NotedPeriod, NotedVisit, OtherQuarter } from './quality.js';
import { orderOf, type Period, periodOfFileName, quartersBetween } from './period.js';

/**
 * The other calendar quarter that a workbook says it is of; null where it agrees, or where one of both is not
 * known. Notes go before the name: a file is renamed by hand more often than each of its notes.
 */
export function otherQuarter(
  stored: Period | null,
  { notes, fileName }: { readonly notes: Period | null; readonly fileName: string },
): OtherQuarter | null {
  const said = notes ?? periodOfFileName(fileName);
  if (!stored || !said) return null;
  if (orderOf(said) === orderOf(stored)) return null;
  return { by: notes ? 'notes' : 'file_name', said, stored };
}

/** The notes that give another quarter. */
export const notesOfOthers = (notes: readonly NotedPeriod[], than: Period | null): NotedPeriod[] =>
  notes.filter(({ period }) => than && orderOf(period) !== orderOf(than));

/** The visits that were more than a quarter before or after it: one is often made just outside its quarter. */
export const visitsFarFrom = (
  period: Period | null,
  visits: readonly { readonly sheet: string; readonly day: string | null | undefined }[],
): NotedVisit[] =>
  visits.flatMap(({ sheet, day }) => {
    const own = quarterOfDay(day ?? null);
    return day && own && period && Math.abs(quartersBetween(period, own)) > 1
      ? [{ sheet, day }]
      : [];
  });
