import { indicatorOf } from '@lqc/contracts';
import { type DeclineReason, declines, fill } from '@lqc/phrases';
import type { QuestionReading } from './read-question.js';
import { periodsOf, type SessionData } from './session-data.js';

/** What the search found of a question. */
export interface Search {
  /** Which of the question's telling words stand in some narrative. */
  readonly knownWords: readonly string[];
  /** Somebody interviewed is named. */
  readonly namesContact: boolean;
  /** A question that goes on with an earlier one need not say what it is about. */
  readonly hasContext: boolean;
}

/**
 * The sentence that declines a question which these data cannot answer, whatever a model would
 * say; null for one that they may answer. What is declined here costs no call.
 */
export function declineOf(
  reading: QuestionReading,
  data: SessionData,
  search: Search,
): string | null {
  const { now, lastYear } = data;
  const periods = periodsOf(data);
  if (reading.missingQuarters.length > 0 && reading.quarters.length === 0)
    return isOnlyLastYear(reading, lastYear !== null)
      ? say('lastYear')
      : say('quarter', {
          asked: reading.missingQuarters[0]!,
          periods: Object.values(periods).join(', '),
        });
  const absent = reading.sectors.find(
    (sector) => ![...now.matching.sectorByCompany.values()].includes(sector),
  );
  if (absent && reading.sectors.length === 1)
    return say('sector', { sector: absent, period: now.period });
  const [indicator] = reading.indicators;
  if (reading.asksScale && !reading.isAboutView && reading.indicators.length === 1) {
    const { label, likertLabel } = indicatorOf(indicator!);
    if (likertLabel === null && !reading.asksProfile)
      return say('withoutScale', { indicator: label });
  }
  const isAboutNothing =
    (reading.indicators.length === 0 || reading.isAboutView) &&
    !reading.asksProfile &&
    !search.namesContact;
  const isForeign = reading.words.length > 0 && search.knownWords.length === 0;
  return isAboutNothing && isForeign && !(search.hasContext && reading.words.length === 1)
    ? say('outside')
    : null;
}

function isOnlyLastYear({ missingQuarters }: QuestionReading, hasLastYear: boolean): boolean {
  return (
    !hasLastYear &&
    missingQuarters.every((written) => /tahun|yoy/i.test(written) && !/\d/.test(written))
  );
}

function say(reason: DeclineReason, args: Readonly<Record<string, string>> = {}): string {
  return `${fill(declines[reason], args)}\n\n${declines.offer}`;
}
