import type { z } from 'zod';
import type { JobName, Weight } from './job-names.js';
import { comparisonJobs } from './jobs/comparison.js';
import { exportsJobs } from './jobs/exports.js';
import { filesJobs } from './jobs/files.js';
import type { JobDefinition } from './jobs/job.js';
import { mergerJobs } from './jobs/merger.js';
import { modelJobs } from './jobs/model.js';
import { reportsJobs } from './jobs/reports.js';
import { sessionsJobs } from './jobs/sessions.js';
import { summariesJobs } from './jobs/summaries.js';
import { wordsJobs } from './jobs/words.js';

export type { JobDefinition };

/**
 * Every kind of long work, once: what goes in, what comes out, how often and how long it is tried.
 * `result` is what the call it belongs to answers with, but for pictures and for what the gateway
 * adds of the session that was asked about.
 *
 * Work with a `version` is a function of stored content and of what was asked: its result is kept
 * under both, and given to whoever asks the same again. Raise the version when it would come out
 * otherwise.
 */
export const JOBS = {
  ...filesJobs,
  ...sessionsJobs,
  ...comparisonJobs,
  ...wordsJobs,
  ...exportsJobs,
  ...mergerJobs,
  ...summariesJobs,
  ...modelJobs,
  ...reportsJobs,
} as const satisfies Record<JobName, JobDefinition>;

/** The jobs of a weight: what somebody waits for, and what nobody does. */
export const jobsOf = (weight: Weight): Record<'clicks' | 'batches', readonly JobName[]> => {
  const own = (Object.entries(JOBS) as [JobName, JobDefinition][]).filter(
    ([, job]) => job.weight === weight,
  );
  const names = (isBatch: boolean) =>
    own.filter(([, job]) => (job.isBatch ?? false) === isBatch).map(([name]) => name);
  return { clicks: names(false), batches: names(true) };
};

/** Work whose result is kept for whoever asks the same again. */
export type StoredJobName = {
  [Name in JobName]: (typeof JOBS)[Name] extends { readonly version: number } ? Name : never;
}[JobName];

export function isStoredJob(name: JobName): name is StoredJobName {
  const job: JobDefinition = JOBS[name];
  return job.version !== undefined;
}

export type JobPayload<N extends JobName> = z.infer<(typeof JOBS)[N]['payload']>;
export type JobResult<N extends JobName> = z.infer<(typeof JOBS)[N]['result']>;
