import { required } from '@lqc/contracts';
import { jobSteps } from '@lqc/phrases';
import type { Job } from '../runtime/job-context.js';

/** Refuses a template that no report can be written with, or that would bring in more than its look. */
export const checkTemplate: Job<'check-template'> = async ({ contentSha256 }, context) => {
  const { database, isolated, report } = context;
  report(10, jobSteps.checking);
  const bytes = required(await database.contents.read(contentSha256), 'FILE_NOT_FOUND');
  await isolated('checkTemplate', Uint8Array.from(bytes));
  return async () => ({ success: true });
};
