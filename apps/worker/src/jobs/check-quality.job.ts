import { CodedError, knownQuarter } from '@lqc/contracts';
import { quarterlyFile } from '@lqc/database';
import { jobSteps } from '@lqc/phrases';
import type { SurveyFindings } from '@lqc/survey';
import { loadCurrentRegister } from '../loading/load-register.js';
import type { Job } from '../runtime/job-context.js';
import { storedQuality } from './stored-quality.js';

/** The data-quality report of a stored quarter, with its companies matched to the current register. */
export const checkQuality: Job<'check-quality'> = async ({ fileId }, context) => {
  const { database, report } = context;
  const row = await database.files.find(fileId);
  const stored = row?.survey_id && (await database.surveys.read<SurveyFindings>(row.survey_id));
  if (!stored) throw new CodedError('FILE_NOT_FOUND');
  report(50, jobSteps.matching);
  const register = await loadCurrentRegister(database);
  const named = { fileName: row.file_name, period: knownQuarter(row) };
  const quality = storedQuality(stored, register, named);
  return async () => ({ file_type: 'quarterly', file: quarterlyFile(row), quality });
};
