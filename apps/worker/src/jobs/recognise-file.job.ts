import { CodedError } from '@lqc/contracts';
import { jobSteps } from '@lqc/phrases';
import type { Job } from '../runtime/job-context.js';

/** Recognises an uploaded workbook's kind and period, to fill in the form before a person stores it. */
export const recogniseFile: Job<'recognise-file'> = async ({ contentSha256 }, context) => {
  const { database, isolated, report } = context;
  report(10, jobSteps.checking);
  const bytes = await database.contents.read(contentSha256);
  if (!bytes) throw new CodedError('FILE_NOT_FOUND');
  const { kind, period } = await isolated('recogniseWorkbook', bytes);
  const same = (await database.files.list()).find(({ sha256 }) => sha256 === contentSha256);
  return async () => ({
    success: true,
    kind,
    year: period?.year ?? null,
    quarter: period?.quarter ?? null,
    stored_as: same ? (same.label ?? same.file_name) : null,
  });
};
