import { CodedError, type JobPayload, knownQuarter, type Period, periodOf } from '@lqc/contracts';
import { type Database, quarterlyFile } from '@lqc/database';
import { jobSteps, messages } from '@lqc/phrases';
import { loadCurrentRegister } from '../loading/load-register.js';
import type { Job } from '../runtime/job-context.js';
import { readSurveyOf } from './read-survey.js';
import { refreshReportsOf } from './refresh-reports.job.js';
import { storedQuality } from './stored-quality.js';

/** Reads an uploaded quarter and stores it under its label, replacing another file where asked to. */
export const readQuarterlyFile: Job<'read-quarterly-file'> = async (payload, context) => {
  const { database, ownerId, report } = context;
  const known = await readSurveyOf(payload.contentSha256, context);
  report(85, jobSteps.matching);
  const { label, fileName, replaces } = payload;
  const period = knownQuarter(payload) ?? periodOf(label);
  const quality = storedQuality(known, await loadCurrentRegister(database), { fileName, period });
  report(90, jobSteps.storing);
  return async (transaction) => {
    const row = await database.files.store(transaction, {
      id: payload.fileId,
      kind: 'quarterly',
      label,
      fileName,
      contentSha256: payload.contentSha256,
      surveyId: await known.store(transaction),
      registerId: null,
      ownerId,
      period,
      replaces,
    });
    if (!row) throw await refusal(database, payload, period);
    await refreshReportsOf(row, transaction, context);
    return {
      success: true,
      message: messages.quarterlyFileStored,
      file: quarterlyFile(row),
      quality,
    };
  };
};

/** Why a file could not be stored although the gateway's checks at the upload had passed. */
async function refusal(
  { files, filePeriods }: Database,
  { label, replaces }: JobPayload<'read-quarterly-file'>,
  period: Period | null,
): Promise<CodedError> {
  if (replaces && !(await files.find(replaces))) return new CodedError('FILE_NOT_FOUND');
  const other = period && (await filePeriods.fileOf(period, replaces));
  if (other && !(await files.labelTaken(label, replaces)))
    return new CodedError('PERIOD_TAKEN', { label: other.label ?? '' });
  return new CodedError('LABEL_TAKEN');
}
