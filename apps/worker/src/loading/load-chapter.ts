import type { Quarter } from '@lqc/analysis';
import { CodedError, indicatorKeyOf, type SummaryTarget } from '@lqc/contracts';
import type { Database } from '@lqc/database';
import type { ChapterInput } from '@lqc/narratives';
import { type LoadedSession, loadSession } from './load-session.js';

export interface LoadedChapter {
  /** What its fact sheet is made of (`chapterFacts`). */
  readonly chapter: ChapterInput;
  readonly session: LoadedSession;
}

/**
 * A chapter of a session, as threads take it.
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
  const { now, before, last_year: lastYear } = session.quarters;
  if (!now) throw new CodedError('QUARTER_NOT_LOADED');
  const isIndicator = chapter === 'bab_1' || chapter === 'bab_2';
  const indicator = isIndicator ? indicatorKeyOf(target.indicator_type) : undefined;
  if (isIndicator && !indicator) throw new CodedError('SUMMARY_INDICATOR_REQUIRED');
  const input: ChapterInput = {
    chapter,
    indicator: indicator ?? null,
    sector: chapter === 'bab_3' ? (target.indicator_type ?? null) : null,
    now: called(now, target.quarter_now),
    before: before && called(before, target.quarter_before),
    lastYear,
  };
  return { chapter: input, session };
}

/** A quarter under the name that a person typed, if any. */
const called = (quarter: Quarter, period: string | null | undefined): Quarter => ({
  ...quarter,
  period: period || quarter.period,
});
