import { readStored, writeStored } from '../../lib/browser-store';

const KEY = 'pendingJobs';

/** A job that this tab started and whose end it has not seen. */
export interface PendingJob {
  readonly jobId: string;
  readonly title: string;
}

const read = () => readStored<PendingJob[]>(KEY, 'sessionStorage') ?? [];

function write(jobs: readonly PendingJob[]): void {
  if (jobs.length === 0) sessionStorage.removeItem(KEY);
  else writeStored(KEY, jobs, 'sessionStorage');
}

/** Stored in the tab, so that a reload finds running jobs again. */
export const pendingJobs = {
  all: read,
  remember(job: PendingJob): void {
    write([...read().filter(({ jobId }) => jobId !== job.jobId), job]);
  },
  forget(jobId: string): void {
    write(read().filter((job) => job.jobId !== jobId));
  },
};
