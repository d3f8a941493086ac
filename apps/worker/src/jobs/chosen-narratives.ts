import { CodedError, type IndicatorKey, indicatorOf, type QuarterRole } from '@lqc/contracts';
import { type StoredNarrative, surveyOf } from '@lqc/database';
import type { JobContext } from '../runtime/job-context.js';

/** One indicator's narratives in one of a session's quarters, and what a title says of them. */
export interface ChosenNarratives {
  readonly surveyId: string;
  readonly narratives: readonly StoredNarrative[];
  readonly source: {
    readonly indicator: string;
    readonly period: string;
    readonly contacts: number;
  };
}

/**
 * @throws CodedError `ANALYSIS_NOT_FOUND`, `QUARTER_NOT_LOADED`, or `INDICATOR_WITHOUT_TEXT` when the
 * quarter has no narrative about the indicator
 */
export async function chosenNarratives(
  sessionId: string,
  { text_type: indicator, quarter }: { text_type: IndicatorKey; quarter: QuarterRole },
  { database }: JobContext,
): Promise<ChosenNarratives> {
  const session = await database.sessions.find(sessionId);
  if (!session) throw new CodedError('ANALYSIS_NOT_FOUND');
  const surveyId = surveyOf(session, quarter);
  const period = session.sources[quarter]?.label;
  if (!surveyId || period === undefined) throw new CodedError('QUARTER_NOT_LOADED');
  const narratives = await database.narratives.ofIndicator(surveyId, indicator);
  if (narratives.length === 0) throw new CodedError('INDICATOR_WITHOUT_TEXT');
  const { label } = indicatorOf(indicator);
  return {
    surveyId,
    narratives,
    source: { indicator: label, period, contacts: narratives.length },
  };
}
