import { CodedError } from '@lqc/contracts';
import { companyFile } from '@lqc/database';
import { jobSteps, messages } from '@lqc/phrases';
import type { Job } from '../runtime/job-context.js';
import { readRegisterOf } from './read-register.js';
import { refreshReportsOf } from './refresh-reports.job.js';

/** Reads an uploaded company database and replaces the stored one with it. */
export const readCompanyFile: Job<'read-company-file'> = async (payload, context) => {
  const { database, ownerId, report } = context;
  report(10, jobSteps.checking);
  const known = await readRegisterOf(payload.contentSha256, context);
  report(90, jobSteps.storing);
  return async (transaction) => {
    const row = await database.files.store(transaction, {
      id: payload.fileId,
      kind: 'company',
      label: null,
      fileName: payload.fileName,
      contentSha256: payload.contentSha256,
      surveyId: null,
      registerId: await known.store(transaction),
      ownerId,
    });
    if (!row) throw new CodedError('CONFLICT');
    await refreshReportsOf(row, transaction, context);
    return {
      success: true,
      message: messages.companyFileStored,
      file: companyFile(row),
      report: known.report,
    };
  };
};
