import { expectationContacts, panelOf, type Quarter, sessionExpectations } from '@lqc/analysis';
import { CodedError } from '@lqc/contracts';
import type { Database } from '@lqc/database';
import { loadSession } from '../loading/load-session.js';
import type { Job } from '../runtime/job-context.js';

/** Splits the change of an indicator's average into contacts of both quarters and those of only one. */
export const splitChange: Job<'split-change'> = async ({ sessionId, indicator }, { database }) => {
  const { now, before } = await bothQuarters(database, sessionId);
  const panel = panelOf(now, before, indicator);
  return async () => panel;
};

/** Compares what companies expected in the previous quarter with what they report in the current one. */
export const compareExpectations: Job<'compare-expectations'> = async (
  { sessionId },
  { database },
) => {
  const { now, before } = await bothQuarters(database, sessionId);
  const expectations = sessionExpectations(now, before);
  return async () => expectations;
};

/** Lists the contacts behind an expectation: what each expected, what each reports, with narratives. */
export const explainExpectation: Job<'explain-expectation'> = async (
  { sessionId, indicator },
  { database },
) => {
  const { now, before } = await bothQuarters(database, sessionId);
  const contacts = expectationContacts({ now, before }, indicator);
  return async () => ({ expectation: indicator, contacts });
};

async function bothQuarters(
  database: Database,
  sessionId: string,
): Promise<{ now: Quarter; before: Quarter }> {
  const { now, before } = (await loadSession(database, sessionId)).quarters;
  if (!now || !before) throw new CodedError('QUARTER_NOT_LOADED');
  return { now, before };
}
