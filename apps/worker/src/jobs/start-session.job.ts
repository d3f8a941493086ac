import { jobSteps } from '@lqc/phrases';
import { loadSession, sessionResponse } from '../loading/load-session.js';
import type { Job } from '../runtime/job-context.js';

/** Computes the figures of a session whose row names its surveys. */
export const startSession: Job<'start-session'> = async ({ sessionId }, { database, report }) => {
  report(10, jobSteps.computing);
  const answer = sessionResponse(await loadSession(database, sessionId));
  return async (transaction) => {
    await database.sessions.saveAnswer(transaction, sessionId, answer);
    return answer;
  };
};
