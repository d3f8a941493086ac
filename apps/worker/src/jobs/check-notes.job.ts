import { required } from '@lqc/contracts';
import { jobSteps } from '@lqc/phrases';
import type { Job } from '../runtime/job-context.js';

/** Finds notes of a quarter that somebody should look at again, beside the quarter before. */
export const checkNotes: Job<'check-notes'> = async ({ fileId }, context) => {
  const { database, isolated, report } = context;
  const pair = required(await database.noteChecks.pair(fileId), 'FILE_NOT_FOUND');
  report(20, jobSteps.checking);
  const [answers, before] = await Promise.all([
    database.noteChecks.answers(pair.surveyId),
    pair.beforeSurveyId ? database.noteChecks.answers(pair.beforeSurveyId) : [],
  ]);
  const found = await isolated('noteFindings', [answers, before]);
  return async () => ({ label: pair.label, before: pair.before, ...found });
};
