import { jobSteps } from '@lqc/phrases';
import { loadChapter } from '../loading/load-chapter.js';
import type { Job } from '../runtime/job-context.js';

/** Checks a stored conclusion against the data and stores the findings with it, not trusting its client's. */
export const checkConclusion: Job<'check-conclusion'> = async (
  { sessionId, conclusionId, request },
  { database, isolated, report },
) => {
  report(20, jobSteps.checking);
  const { chapter } = await loadChapter(database, sessionId, request);
  const { checks, statements, counts } = await isolated('checkText', {
    chapter,
    text: request.summary,
  });
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
