import { jobSteps } from '@lqc/phrases';
import { loadChapter } from '../loading/load-chapter.js';
import type { Job } from '../runtime/job-context.js';

/** Keeps what the data say of a conclusion beside it, whatever its client had sent. */
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
    await database.conclusions.keepState(transaction, conclusionId, {
      checks,
      statements,
      counts,
      edited,
    });
    return { conclusion_id: conclusionId };
  };
};
