import { JOB_LABELS, type JobName } from '@lqc/contracts';
import { workbookJobNames } from './workbook-names.js';

/** Indonesian names of all jobs. */
export const jobNames: Readonly<Record<JobName, string>> = { ...JOB_LABELS, ...workbookJobNames };
