import { BACKGROUND_HEADER, type JobResponse } from '@lqc/contracts';
import { createParser } from 'eventsource-parser';
import { ApiError, errorOf, NetworkError } from './http';

const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] as const;
const ENDED: ReadonlySet<JobResponse['status']> = new Set(['completed', 'failed', 'cancelled']);

/**
 * The states of a job until it ends. The job outlives a broken stream and a gateway that restarts,
 * so the stream is taken up again after growing pauses; then `NetworkError`.
 */
export async function* jobEvents(jobId: string, pausesMs = PAUSES_MS): AsyncGenerator<JobResponse> {
  for (let broken = 0; ; broken++) {
    try {
      for await (const job of oneStream(jobId)) {
        broken = 0;
        yield job;
        if (ENDED.has(job.status)) return;
      }
    } catch (error) {
      if (!mayPass(error)) throw error;
    }
    const pauseMs = pausesMs[broken];
    if (pauseMs === undefined) throw new NetworkError();
    await new Promise((done) => setTimeout(done, pauseMs));
  }
}

const mayPass = (error: unknown) => !(error instanceof ApiError) || error.status >= 500;

async function* oneStream(jobId: string): AsyncGenerator<JobResponse> {
  // Work that goes on is no sign that somebody is there.
  const response = await fetch(`/api/v1/jobs/${jobId}/events`, {
    credentials: 'same-origin',
    headers: { [BACKGROUND_HEADER]: '1' },
  });
  if (!response.ok || !response.body)
    throw errorOf(response.status, await response.json().catch(() => null));
  const arrived: JobResponse[] = [];
  const parser = createParser({
    onEvent: ({ data }) => arrived.push(JSON.parse(data) as JobResponse),
  });
  const text = new TextDecoder();
  const reader = response.body.getReader();
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(text.decode(value, { stream: true }));
      yield* arrived.splice(0);
    }
  } finally {
    // A browser holds few event streams at once: never leave one open.
    void reader.cancel().catch(() => {});
  }
}
