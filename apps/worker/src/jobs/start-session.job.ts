import { jobSteps } from '@lqc/phrases';
import { figuresOf, loadSession } from '../loading/load-session.js';
import type { Job } from '../runtime/job-context.js';

/** Computes the figures of a session whose row, with the ids of its surveys, the gateway inserted. */
export const startSession: Job<'start-session'> = async ({ sessionId }, { database, report }) => {
  report(10, jobSteps.computing);
  const figures = figuresOf(await loadSession(database, sessionId));
  return async () => figures;
};
