import { nameQuarters, type Quarter } from '@lqc/analysis';
import { CodedError, indicatorKeyOf, isOverview, type SummaryTarget } from '@lqc/contracts';
import type { Database } from '@lqc/database';
import type { ChapterInput } from '@lqc/drafting';
import { type LoadedSession, loadSession } from './load-session.js';

export interface LoadedChapter {
  /** The input of `chapterFacts`, which makes the chapter's fact sheet. */
  readonly chapter: ChapterInput;
  readonly session: LoadedSession;
}

/**
 * Loads what a chapter of the report is written from, as plain data that can be sent to a thread.
 *
 * @throws CodedError `ANALYSIS_NOT_FOUND`, `QUARTER_NOT_LOADED` or `SUMMARY_INDICATOR_REQUIRED`
 */
export async function loadChapter(
  database: Database,
  sessionId: string,
  target: SummaryTarget,
): Promise<LoadedChapter> {
  const chapter = target.chapter!;
  const session = await loadSession(database, sessionId);
  const { now, before } = session.quarters;
  if (!now) throw new CodedError('QUARTER_NOT_LOADED');
  const isIndicator = (chapter === 'bab_1' || chapter === 'bab_2') && !isOverview(target);
  const indicator = isIndicator ? indicatorKeyOf(target.indicator_type) : undefined;
  if (isIndicator && !indicator) throw new CodedError('SUMMARY_INDICATOR_REQUIRED');
  const named = nameQuarters({
    ...session.quarters,
    now: withPeriod(now, target.quarter_now),
    before: before && withPeriod(before, target.quarter_before),
  });
  const input: ChapterInput = {
    chapter,
    indicator: indicator ?? null,
    sector: chapter === 'bab_3' ? (target.indicator_type ?? null) : null,
    now: named.now!,
    before: named.before,
    lastYear: named.last_year,
  };
  return { chapter: input, session };
}

/** The quarter with its period renamed to what a person typed, if anything. */
const withPeriod = (quarter: Quarter, period: string | null | undefined): Quarter => ({
  ...quarter,
  period: period || quarter.period,
});
