import { expectationContacts, panelOf, type Quarter, sessionExpectations } from '@lqc/analysis';
import { CodedError } from '@lqc/contracts';
import type { Database } from '@lqc/database';
import { loadSession } from '../loading/load-session.js';
import type { Job } from '../runtime/job-context.js';

/** Where the change of an average between a session's quarters came from. */
export const splitChange: Job<'split-change'> = async ({ sessionId, indicator }, { database }) => {
  const { now, before } = await bothQuarters(database, sessionId);
  const panel = panelOf(now, before, indicator);
  return async () => panel;
};

/** What companies expected in the quarter before, beside what they report now. */
export const compareExpectations: Job<'compare-expectations'> = async (
  { sessionId },
  { database },
) => {
  const { now, before } = await bothQuarters(database, sessionId);
  const expectations = sessionExpectations(now, before);
  return async () => expectations;
};

/** Which expectations met which outcomes, with their words of both quarters. */
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
