import { ApiError, type JobProgress } from '@lqc/client';

/** The state of a job that a person started. */
export type LongWork<Result> =
  | { readonly status: 'idle' }
  | { readonly status: 'sending'; readonly share: number }
  | {
      readonly status: 'working';
      readonly jobId: string;
      readonly progress: number;
      readonly step: string | null;
      /** The text so far; an event without a text leaves it as it is. */
      readonly draft: string | null;
      readonly cancelling: boolean;
    }
  | { readonly status: 'done'; readonly result: Result }
  | { readonly status: 'cancelled' }
  | { readonly status: 'failed'; readonly error: Error };

export type WorkEvent<Result> =
  | { readonly type: 'progressed'; readonly progress: JobProgress }
  | { readonly type: 'cancelling' }
  | { readonly type: 'ended'; readonly result: Result }
  | { readonly type: 'failed'; readonly error: Error };

/** The state after an event; events after the end of the job are ignored. */
export function nextWork<Result>(
  work: LongWork<Result>,
  event: WorkEvent<Result>,
): LongWork<Result> {
  if (!isBusy(work)) return work;
  switch (event.type) {
    case 'progressed':
      return progressed(work, event.progress);
    case 'cancelling':
      return work.status === 'working' ? { ...work, cancelling: true } : work;
    case 'ended':
      return { status: 'done', result: event.result };
    case 'failed':
      return isCancelled(event.error)
        ? { status: 'cancelled' }
        : { status: 'failed', error: event.error };
  }
}

export const isBusy = (work: LongWork<unknown>) =>
  work.status === 'sending' || work.status === 'working';

function progressed<Result>(work: LongWork<Result>, progress: JobProgress): LongWork<Result> {
  if (progress.phase === 'sending') return { status: 'sending', share: progress.share };
  const { jobId, step } = progress;
  const before = work.status === 'working' ? work : null;
  const draft = progress.draft ?? before?.draft ?? null;
  const cancelling = before?.cancelling ?? false;
  return { status: 'working', jobId, progress: progress.progress, step, draft, cancelling };
}

/** Errors after which a job is over without a message: cancelled, or no longer stored. */
const OVER: ReadonlySet<string> = new Set(['JOB_CANCELLED', 'JOB_NOT_FOUND']);

const isCancelled = (error: Error) => error instanceof ApiError && OVER.has(error.code);
