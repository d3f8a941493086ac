import { CodedError, indicatorKeyOf, type QuarterRole, type SummaryTarget } from '@lqc/contracts';
import type { Database } from '@lqc/database';
import { chapterFacts, type ChapterQuarter, type FactSheet } from '@lqc/narratives';
import { matchCompanies, NO_MATCHING } from '@lqc/survey';
import { loadSession } from './load-session.js';
import type { LoadedQuarter } from './quarter-figures.js';
import type { LoadedSession } from './session-answer.js';

export interface LoadedChapter {
  readonly sheet: FactSheet;
  readonly session: LoadedSession;
}

/**
 * The fact sheet of a chapter of a session.
 *
 * @throws CodedError `ANALYSIS_NOT_FOUND`, `QUARTER_NOT_LOADED`, or what the chapter lacks
 */
export async function loadChapter(
  database: Database,
  sessionId: string,
  target: SummaryTarget,
): Promise<LoadedChapter> {
  if (target.analysis_type === 'garis_besar') throw new CodedError('SUMMARY_TYPE_UNAVAILABLE');
  const chapter = target.chapter!;
  const session = await loadSession(database, sessionId);
  const { quarters, register } = session;
  const periods: Partial<Record<QuarterRole, string | null | undefined>> = {
    now: target.quarter_now,
    before: target.quarter_before,
  };
  const quarter = (role: QuarterRole): ChapterQuarter | null => {
    const loaded: LoadedQuarter | null = quarters[role];
    if (!loaded) return null;
    const matching = register ? matchCompanies(loaded.survey, register) : NO_MATCHING;
    return { period: periods[role] || loaded.source.label, survey: loaded.survey, matching };
  };
  const now = quarter('now');
  const surveyId = session.session.surveyNowId;
  if (!now || !surveyId) throw new CodedError('QUARTER_NOT_LOADED');
  const isIndicator = chapter === 'bab_1' || chapter === 'bab_2';
  const indicator = isIndicator ? indicatorKeyOf(target.indicator_type) : undefined;
  if (isIndicator && !indicator) throw new CodedError('SUMMARY_INDICATOR_REQUIRED');
  const sheet = chapterFacts({
    chapter,
    indicator: indicator ?? null,
    sector: chapter === 'bab_3' ? (target.indicator_type ?? null) : null,
    now,
    before: quarter('before'),
    lastYear: quarter('last_year'),
    contactIds: await database.narratives.contactIds(surveyId),
  });
  return { sheet, session };
}
