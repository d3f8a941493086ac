const KEY = 'pendingJobs';

/** Work that this tab started and has not seen the end of. */
export interface PendingJob {
  readonly jobId: string;
  readonly title: string;
}

function read(): PendingJob[] {
  try {
    return JSON.parse(sessionStorage.getItem(KEY) ?? '[]') as PendingJob[];
  } catch {
    return [];
  }
}

function write(jobs: readonly PendingJob[]): void {
  if (jobs.length === 0) sessionStorage.removeItem(KEY);
  else sessionStorage.setItem(KEY, JSON.stringify(jobs));
}

/** Kept with the tab, so that a reload finds running work again. */
export const pendingJobs = {
  all: read,
  remember(job: PendingJob): void {
    write([...read().filter(({ jobId }) => jobId !== job.jobId), job]);
  },
  forget(jobId: string): void {
    write(read().filter((job) => job.jobId !== jobId));
  },
};
