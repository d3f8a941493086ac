import { sectionInput } from '@lqc/drafting';
import { jobSteps } from '@lqc/phrases';
import { loadChapter } from '../loading/load-chapter.js';
import { loadSession } from '../loading/load-session.js';
import type { Job } from '../runtime/job-context.js';

/** Works out what the data let be said in a chapter of a session, or in a section of a report. */
export const readySentences: Job<'ready-sentences'> = async (
  { sessionId, request },
  { database, isolated, report },
) => {
  report(20, jobSteps.computing);
  const chapter =
    'kind' in request
      ? sectionInput(request, (await loadSession(database, sessionId)).quarters)
      : (await loadChapter(database, sessionId, request)).chapter;
  const ready = await isolated('readySentences', { chapter });
  return async () => ready;
};
