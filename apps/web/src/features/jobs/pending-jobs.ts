import { savedDrafts } from '../../lib/saved-drafts';

const NAME = 'pending jobs';

/** A job that this tab started and whose end it has not seen. */
export interface PendingJob {
  readonly jobId: string;
  readonly title: string;
}

const read = () => savedDrafts.read<readonly PendingJob[]>(NAME) ?? [];
const write = (jobs: readonly PendingJob[]) => savedDrafts.write(NAME, jobs);

/** Stored in the tab under the person's name, so that a reload finds running jobs again. */
export const pendingJobs = {
  all: read,
  remember(job: PendingJob): void {
    write([...read().filter(({ jobId }) => jobId !== job.jobId), job]);
  },
  forget(jobId: string): void {
    write(read().filter((job) => job.jobId !== jobId));
  },
};
