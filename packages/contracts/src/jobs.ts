import type { z } from 'zod';
import type { JobName, Weight } from './job-names.js';
import { captureJobs } from './jobs/capture.js';
import { comparisonJobs } from './jobs/comparison.js';
import { exportsJobs } from './jobs/exports.js';
import { filesJobs } from './jobs/files.js';
import type { JobDefinition } from './jobs/job.js';
import { storedQuartersJobs } from './jobs/stored-quarters.js';
import { mergerJobs } from './jobs/merger.js';
import { modelJobs } from './jobs/model.js';
import { reportsJobs } from './jobs/reports.js';
import { sessionsJobs } from './jobs/sessions.js';
import { summariesJobs } from './jobs/summaries.js';
import { wordsJobs } from './jobs/words.js';

export type { JobDefinition };

/**
 * Every job: payload, result, attempts and timeout. `result` is the response of the call that
 * started the job, except for pictures (see `imageAsArtifact`) and for fields of the session that
 * the gateway adds.
 *
 * A job with a `version` depends only on stored content and on its request, so that its result is
 * stored and reused for the same inputs. Raise the version when a change of the code changes
 * results.
 */
export const JOBS = {
  ...filesJobs,
  ...sessionsJobs,
  ...comparisonJobs,
  ...wordsJobs,
  ...exportsJobs,
  ...mergerJobs,
  ...captureJobs,
  ...summariesJobs,
  ...modelJobs,
  ...reportsJobs,
  ...storedQuartersJobs,
} as const satisfies Record<JobName, JobDefinition>;

/**
 * The jobs of a weight: `clicks`, for which somebody waits, and `batches`, for which nobody does.
 */
export const jobsOf = (weight: Weight): Record<'clicks' | 'batches', readonly JobName[]> => {
  const jobs = (Object.entries(JOBS) as [JobName, JobDefinition][]).filter(
    ([, job]) => job.weight === weight,
  );
  const names = (isBatch: boolean) =>
    jobs.filter(([, job]) => (job.isBatch ?? false) === isBatch).map(([name]) => name);
  return { clicks: names(false), batches: names(true) };
};

/** Jobs whose result is stored and reused for the same inputs. */
export type StoredJobName = {
  [Name in JobName]: (typeof JOBS)[Name] extends { readonly version: number } ? Name : never;
}[JobName];

/** True for a job whose result is stored and reused. */
export function isStoredJob(name: JobName): name is StoredJobName {
  const job: JobDefinition = JOBS[name];
  return job.version !== undefined;
}

export type JobPayload<N extends JobName> = z.infer<(typeof JOBS)[N]['payload']>;
export type JobResult<N extends JobName> = z.infer<(typeof JOBS)[N]['result']>;
