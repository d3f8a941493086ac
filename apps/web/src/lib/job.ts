import type { JobAccepted, JobAnswer } from '@lqc/contracts';
import { errorOf } from './http';
import { jobEvents } from './job-events';
import { sendForm } from './send-form';

/** How long work stands: its bytes are on their way (0…1), or the server works (0…100). */
export type JobProgress =
  | { readonly phase: 'sending'; readonly share: number }
  | {
      readonly phase: 'working';
      readonly jobId: string;
      readonly progress: number;
      readonly step: string | null;
    };

type OnProgress = (progress: JobProgress) => void;

/** Sends a form, follows the work it starts and gives its result. Aborting stops the sending. */
export async function runJob<T>(
  path: string,
  form: FormData | null,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: OnProgress },
): Promise<T> {
  const { job_id: jobId } = await sendForm<JobAccepted>(path, form, {
    signal,
    onSent: (share) => onProgress({ phase: 'sending', share }),
  });
  onProgress({ phase: 'working', jobId, progress: 0, step: null });
  return followJob<T>(jobId, onProgress);
}

/** Follows work that runs already, to its result. Throws the error it ended with. */
export async function followJob<T>(jobId: string, onProgress: OnProgress): Promise<T> {
  let last: JobAnswer | null = null;
  for await (const job of jobEvents(jobId)) {
    last = job;
    onProgress({ phase: 'working', jobId, progress: job.progress, step: job.step });
  }
  if (last?.status === 'completed') return last.result as T;
  throw errorOf(422, last?.error ?? null);
}
