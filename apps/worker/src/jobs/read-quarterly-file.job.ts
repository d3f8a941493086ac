import { CodedError } from '@lqc/contracts';
import { quarterlyFile } from '@lqc/database';
import { jobSteps, messages } from '@lqc/phrases';
import { matchSurvey } from '@lqc/survey';
import { loadCurrentRegister } from '../loading/load-register.js';
import type { Job } from '../runtime/job-context.js';
import { readSurveyOf } from './read-survey.js';

/** Reads an uploaded quarter and stores it under its label. */
export const readQuarterlyFile: Job<'read-quarterly-file'> = async (payload, context) => {
  const { database, ownerId, report } = context;
  const known = await readSurveyOf(payload.contentSha256, context);
  report(85, jobSteps.matching);
  const { quality } = matchSurvey(known, await loadCurrentRegister(database));
  report(90, jobSteps.storing);
  return async (transaction) => {
    const row = await database.files.store(transaction, {
      kind: 'quarterly',
      label: payload.label,
      fileName: payload.fileName,
      contentSha256: payload.contentSha256,
      surveyId: await known.store(transaction),
      registerId: null,
      ownerId,
    });
    if (!row) throw new CodedError('LABEL_TAKEN');
    return {
      success: true,
      message: messages.quarterlyFileStored,
      file: quarterlyFile(row),
      quality,
    };
  };
};
