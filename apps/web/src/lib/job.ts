import type { JobAccepted, JobResponse } from '@lqc/contracts';
import { api, ApiError, errorOf } from './http';
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
      /** What has been written so far, where the work writes text. */
      readonly draft?: string | null;
    };

type OnProgress = (progress: JobProgress) => void;

interface RunOptions {
  readonly signal: AbortSignal;
  readonly onProgress: OnProgress;
}

/** A call that long work answers. */
export interface JobCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly body?: unknown;
}

/** Sends a form, follows the work it starts and gives its result. Aborting stops the sending. */
export async function runJob<T>(
  path: string,
  form: FormData | null,
  { signal, onProgress }: RunOptions,
): Promise<T> {
  const { job_id: jobId } = await sendForm<JobAccepted>(path, form, {
    signal,
    onSent: (share) => onProgress({ phase: 'sending', share }),
  });
  onProgress({ phase: 'working', jobId, progress: 0, step: null });
  return followJob<T>(jobId, onProgress);
}

/** Makes a call, follows the work it starts and gives its result. Aborting cancels the work. */
export async function runCall<T>(
  { method, path, body }: JobCall,
  { signal, onProgress }: RunOptions,
): Promise<T> {
  const headers = { prefer: 'respond-async' };
  const accepted = await api
    .call<JobAccepted>(method, path, { body, signal, headers })
    .catch((error: Error) => {
      throw error.name === 'AbortError' ? cancelled() : error;
    });
  const { job_id: jobId } = accepted;
  const cancel = () => void api.delete(`/api/v1/jobs/${jobId}`).catch(() => {});
  signal.addEventListener('abort', cancel, { once: true });
  if (signal.aborted) cancel();
  onProgress({ phase: 'working', jobId, progress: 0, step: null });
  return followJob<T>(jobId, onProgress).finally(() => signal.removeEventListener('abort', cancel));
}

const cancelled = () => new ApiError(0, 'JOB_CANCELLED', 'Pekerjaan dibatalkan.', null);

/** Follows work that runs already, to its result. Throws the error it ended with. */
export async function followJob<T>(jobId: string, onProgress: OnProgress): Promise<T> {
  let last: JobResponse | null = null;
  for await (const job of jobEvents(jobId)) {
    last = job;
    const { progress, step, draft } = job;
    onProgress({ phase: 'working', jobId, progress, step, draft });
  }
  if (last?.status === 'completed') return last.result as T;
  throw errorOf(422, last?.error ?? null);
}
