import type { JobAccepted, JobAnswer } from '@lqc/contracts';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import { api, ApiError, errorOf, NetworkError } from './http';

export interface JobProgress {
  /** Bytes of an upload that are on their way, 0…1; null once all arrived. */
  readonly uploaded: number | null;
  readonly progress: number;
  readonly step: string | null;
  readonly jobId: string | null;
}

interface UploadOptions {
  readonly signal: AbortSignal;
  readonly onProgress: (progress: JobProgress) => void;
}

/** Sends a form, follows the work it starts and gives its result. Aborting cancels the work. */
export async function runJob<T>(
  path: string,
  form: FormData | null,
  options: UploadOptions,
): Promise<T> {
  const { job_id: jobId } = await send(path, form, options);
  options.signal.addEventListener(
    'abort',
    () => void api.delete(`/api/v1/jobs/${jobId}`).catch(() => {}),
  );
  for await (const job of jobEvents(jobId, options.signal)) {
    if (job.status === 'completed') return job.result as T;
    if (job.error) throw errorOf(422, job.error);
    options.onProgress({ uploaded: null, progress: job.progress, step: job.step, jobId });
  }
  throw new NetworkError();
}

/** The states of a job until it ends, over one event stream. */
async function* jobEvents(jobId: string, signal: AbortSignal): AsyncGenerator<JobAnswer> {
  const response = await fetch(`/api/v1/jobs/${jobId}/events`, {
    credentials: 'same-origin',
    signal,
  });
  if (!response.ok || !response.body)
    throw errorOf(response.status, await response.json().catch(() => null));
  const events = response.body
    .pipeThrough(
      new TextDecoderStream() as unknown as ReadableWritablePair<string, Uint8Array<ArrayBuffer>>,
    )
    .pipeThrough(new EventSourceParserStream());
  const reader = events.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    yield JSON.parse(value.data) as JobAnswer;
  }
}

/** XMLHttpRequest, for fetch does not tell how much of a body is sent. */
function send(
  path: string,
  form: FormData | null,
  { signal, onProgress }: UploadOptions,
): Promise<JobAccepted> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.responseType = 'json';
    request.setRequestHeader('Prefer', 'respond-async');
    request.upload.addEventListener('progress', ({ loaded, total }) =>
      onProgress({ uploaded: total ? loaded / total : null, progress: 0, step: null, jobId: null }),
    );
    request.addEventListener('load', () =>
      request.status === 202
        ? resolve(request.response as JobAccepted)
        : reject(errorOf(request.status, request.response)),
    );
    request.addEventListener('error', () => reject(new NetworkError()));
    request.addEventListener('abort', () =>
      reject(
        new ApiError(0, 'JOB_CANCELLED', 'Unggahan dibatalkan. Tidak ada data yang berubah.', null),
      ),
    );
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(form);
  });
}
