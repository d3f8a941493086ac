import type { Quarter } from '@lqc/analysis';
import { documentPhrases as say, listed, longDate } from '@lqc/phrases';

/**
 * When and how the contacts of a quarter were met, by their notes; null where no note has a date. For the
 * office alone: a day can tell who was met.
 */
export function interviewsTold({ survey: { contacts } }: Quarter): string | null {
  const days = contacts.flatMap(({ details }) => details?.visitedOn ?? []).toSorted();
  if (days.length === 0) return null;
  const methods = new Map<string, number>();
  for (const { details } of contacts)
    if (details?.method) methods.set(details.method, (methods.get(details.method) ?? 0) + 1);
  const told = [...methods]
    .toSorted(([, a], [, b]) => b - a)
    .map(([method, n]) => `${method} (${n})`);
  return [
    say.interviews(longDate(days[0]!), longDate(days.at(-1)!), contacts.length - days.length),
    ...(told.length > 0 ? [say.methods(listed(told))] : []),
  ].join('\n');
}
