import { createHash } from 'node:crypto';
import { isStoredJob, type JobName, JOBS } from '@lqc/contracts';
import { MIGRATIONS } from './migrations/index.js';

/** The version of each job whose result is kept, by its name, as JSON. */
export const JOB_VERSIONS = JSON.stringify(
  Object.fromEntries(
    (Object.keys(JOBS) as JobName[]).filter(isStoredJob).map((name) => [name, JOBS[name].version]),
  ),
);

/** Names what a program makes of stored data: workers of another one may make what a gateway does not find. */
export const PROGRAM = `${MIGRATIONS.length}.${createHash('sha256').update(JOB_VERSIONS).digest('hex').slice(0, 8)}`;
