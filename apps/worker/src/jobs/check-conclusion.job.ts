import { jobSteps } from '@lqc/phrases';
import { loadChapter } from '../loading/load-chapter.js';
import type { Job } from '../runtime/job-context.js';
import { readTwice } from './read-twice.js';

/** Checks a stored conclusion against the data and stores the findings with it, not trusting its client's. */
export const checkConclusion: Job<'check-conclusion'> = async (
  { sessionId, conclusionId, request },
  context,
) => {
  const { database, isolated, report } = context;
  report(20, jobSteps.checking);
  const { chapter } = await loadChapter(database, sessionId, request);
  const { summary: text, bound = [] } = request;
  const byRules = await isolated('checkText', { chapter, text, bound });
  const { checks, statements, counts } = await readTwice(text, byRules, chapter, context);
  const edited = !(await database.conclusions.isAsWritten(sessionId, request.summary));
  return async (transaction) => {
    await database.conclusions.storeCheck(transaction, conclusionId, {
      checks,
      statements,
      counts,
      edited,
    });
    return { conclusion_id: conclusionId };
  };
};
