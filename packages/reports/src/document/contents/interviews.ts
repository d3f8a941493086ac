import type { Quarter } from '@lqc/analysis';
import { type Copy, mayTell } from '@lqc/contracts';
import { documentPhrases as say, listed, longDate, longMonth } from '@lqc/phrases';
import type { ReportDocument } from '../report-document.js';

/**
 * When and how the contacts of a quarter were met, by their notes; null where no note has a date. A day, or
 * how many were met in which way, can tell who was met: a copy that leaves has the months and the ways that
 * five contacts and more share.
 */
export function interviewsTold(
  { survey: { contacts } }: Quarter,
  copy: Copy,
): ReportDocument['interviews'] {
  const days = contacts.flatMap(({ details }) => details?.visitedOn ?? []).toSorted();
  const methods = counted(contacts.flatMap(({ details }) => details?.method ?? []));
  const isInternal = copy === 'internal';
  const months = counted(days.map((day) => day.slice(0, MONTH_LENGTH))).filter(isOfEnough);
  const named = months.map(([month]) => month).toSorted();
  const when = isInternal
    ? days.length > 0 &&
      say.interviews(longDate(days[0]!), longDate(days.at(-1)!), contacts.length - days.length)
    : listed(named.map(longMonth));
  const how = isInternal
    ? methods.map(([method, n]) => `${method} (${n})`)
    : methods.filter(isOfEnough).map(([method]) => method);
  if (!when) return null;
  return [
    { label: say.signed.interviews, text: when },
    ...(how.length > 0 ? [{ label: say.signed.methods, text: listed(how) }] : []),
  ];
}

/** Of a date as it is written in the data: `2025-02`. */
const MONTH_LENGTH = 7;

const isOfEnough = ([, n]: readonly [string, number]) => mayTell('level', n);

/** How often each is there, the most frequent first. */
function counted(all: readonly string[]): [string, number][] {
  const counts = new Map<string, number>();
  for (const one of all) counts.set(one, (counts.get(one) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}
