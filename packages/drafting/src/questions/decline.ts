import { indicatorOf } from '@lqc/contracts';
import { type DeclineReason, declines, fill, listed } from '@lqc/phrases';
import type { QuestionReading } from './read-question.js';
import { periodsOf, type SessionData } from './session-data.js';

/** What the search found for a question. */
export interface Search {
  /** Those of the question's content words that occur in some narrative. */
  readonly knownWords: readonly string[];
  /** The first company that it names by its legal form, a contact or not. */
  readonly company: string | undefined;
  /** True for a follow-up question, which need not repeat what it is about. */
  readonly hasContext: boolean;
}

/**
 * The sentence that declines a question which the session's data cannot answer, or which was not understood; null
 * when they may answer it. A question that is declined here costs no call of the model.
 */
export function declineOf(
  reading: QuestionReading,
  data: SessionData,
  search: Search,
): string | null {
  if (reading.asksContradictions) return declines.contradictions;
  const { now, before, lastYear } = data;
  const periods = periodsOf(data);
  if (reading.missingQuarters.length > 0 && reading.quarters.length === 0)
    return isOnlyLastYear(reading, lastYear !== null)
      ? say('lastYear')
      : say('quarter', {
          asked: reading.missingQuarters[0]!,
          periods: Object.values(periods).join(', '),
        });
  const loaded = { now, before, last_year: lastYear };
  // Who asks about an earlier quarter may compare the current one with it.
  const asked = [...new Set(['now', ...reading.quarters] as const)].flatMap(
    (role) => loaded[role] ?? [],
  );
  const isMet = (sector: string) =>
    asked.some(({ matching }) => [...matching.sectorByCompany.values()].includes(sector));
  const [sector, ...others] = reading.sectors;
  if (sector && others.length === 0 && !isMet(sector))
    return say('sector', { sector, period: listed(asked.map(({ period }) => period)) });
  // With words of its own a question may be about what contacts say of that company.
  if (search.company !== undefined && reading.contactIds.length === 0 && reading.words.length === 0)
    return say('company', { company: search.company, periods: listed(Object.values(periods)) });
  const [indicator] = reading.indicators;
  if (reading.asksScale && !reading.isAboutView && reading.indicators.length === 1) {
    const { label, likertLabel } = indicatorOf(indicator!);
    if (likertLabel === null && !reading.asksProfile)
      return say('withoutScale', { indicator: label });
  }
  const isAboutNothing =
    (reading.indicators.length === 0 || reading.isAboutView) &&
    !reading.asksProfile &&
    reading.contactIds.length === 0;
  const isForeign = reading.words.length > 0 && search.knownWords.length === 0;
  return isAboutNothing && isForeign && !(search.hasContext && reading.words.length === 1)
    ? say(reading.isReadable ? 'outside' : 'notUnderstood')
    : null;
}

function isOnlyLastYear({ missingQuarters }: QuestionReading, hasLastYear: boolean): boolean {
  return (
    !hasLastYear &&
    missingQuarters.every((written) => /tahun|yoy/i.test(written) && !/\d/.test(written))
  );
}

function say(
  reason: Exclude<DeclineReason, 'contradictions'>,
  args: Readonly<Record<string, string>> = {},
): string {
  return `${fill(declines[reason], args)}\n\n${declines.offer}`;
}
