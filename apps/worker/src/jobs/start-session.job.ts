import { CodedError } from '@lqc/contracts';
import { jobSteps } from '@lqc/phrases';
import { loadSession } from '../figures/load-session.js';
import { sessionAnswer } from '../figures/session-answer.js';
import type { Job } from '../runtime/job-context.js';

/** Computes the figures of a session whose row names its surveys. */
export const startSession: Job<'start-session'> = async ({ sessionId }, { database, report }) => {
  report(10, jobSteps.computing);
  const loaded = await loadSession(database, sessionId);
  const { before } = loaded.quarters;
  if (!before) throw new CodedError('QUARTER_NOT_LOADED');
  const answer = sessionAnswer({ ...loaded, quarters: { ...loaded.quarters, before } });
  return async (transaction) => {
    await database.sessions.saveAnswer(transaction, sessionId, answer);
    return answer;
  };
};
