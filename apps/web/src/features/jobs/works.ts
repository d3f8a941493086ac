import { type JobProgress, NetworkError, type WorkOptions } from '@lqc/client';
import { create } from 'zustand';
import { announce } from '../../lib/announce';
import { api } from '../../lib/api';
import { signInStore } from '../../lib/sign-in-store';
import { isArtifact } from './artifact';
import { copy } from './copy';
import { type LongWork, nextWork, type WorkEvent } from './long-work';
import { pendingJobs } from './pending-jobs';

/** A job of this tab. The component that started it shows it; the tray shows all other jobs. */
export interface Work<Result = unknown> {
  readonly id: number;
  readonly title: string;
  readonly attended: boolean;
  readonly state: LongWork<Result>;
}

export interface Start<Result> {
  /** Its name on the tray. */
  readonly title: string;
  readonly run: (options: Required<WorkOptions>) => Promise<Result>;
  readonly onDone: (result: Result) => void;
  readonly onFailed?: (error: Error) => void;
  /** True when the result stays on the tray until the user dismisses it, such as a file. */
  readonly stays?: (result: Result) => boolean;
}

const store = create<{ readonly works: readonly Work[] }>(() => ({ works: [] }));
let lastId = 0;
const aborts = new Map<number, AbortController>();
const jobIds = new Map<number, string>();

/** All jobs of this tab at the moment. */
export const allWorks = () => store.getState().works;
const change = (works: readonly Work[]) => store.setState({ works });

const find = (id: number) => allWorks().find((work) => work.id === id);
const update = (id: number, news: Partial<Work>) =>
  change(allWorks().map((work) => (work.id === id ? { ...work, ...news } : work)));

function tell<Result>(id: number, event: WorkEvent<Result>): void {
  const work = find(id);
  if (work) update(id, { state: nextWork(work.state as LongWork<Result>, event) });
}

/**
 * Starts a job and gives its number in this tab. `onDone` is called even if no component shows it.
 */
export function startWork<Result>(
  { title, run, onDone, onFailed = () => {}, stays = () => false }: Start<Result>,
  { attended = true } = {},
): number {
  const id = ++lastId;
  const abort = new AbortController();
  aborts.set(id, abort);
  change([...allWorks(), { id, title, attended, state: { status: 'sending', share: 0 } }]);
  const onProgress = (progress: JobProgress) => {
    if (progress.phase === 'working' && find(id) && jobIds.get(id) !== progress.jobId) {
      jobIds.set(id, progress.jobId);
      pendingJobs.remember({ jobId: progress.jobId, title });
    }
    tell(id, { type: 'progressed', progress });
  };
  void run({ signal: abort.signal, onProgress })
    .then(
      (result) => {
        if (!find(id)) return;
        end(id, { type: 'ended', result }, { waits: stays(result) });
        onDone(result);
      },
      (error: Error) => {
        if (!find(id)) return;
        end(id, { type: 'failed', error });
        onFailed(error);
      },
    )
    .finally(() => aborts.delete(id));
  return id;
}

function end<Result>(id: number, event: WorkEvent<Result>, { waits = false } = {}): void {
  // When the server cannot be reached the job may still run, so a reload looks for it again.
  const isOver = event.type !== 'failed' || !(event.error instanceof NetworkError);
  if (isOver && !waits) forgetJob(id);
  tell(id, event);
  const work = find(id);
  if (!work || work.attended) return;
  const { state } = work;
  // A failure is an alert of its own.
  if (state.status === 'done' && isArtifact(state.result))
    announce(`${copy.ready}: ${state.result.file_name}`);
  if (!waits && state.status !== 'failed') dismissWork(id);
}

function forgetJob(id: number): void {
  const jobId = jobIds.get(id);
  if (jobId !== undefined) pendingJobs.forget(jobId);
}

/** After a reload or a new sign-in: follows jobs that are still running, on the tray. */
export function resumeWorks({ onDone, stays }: Pick<Start<unknown>, 'onDone' | 'stays'>): void {
  const followed = new Set(
    allWorks().map(({ id, state }) => state.status !== 'failed' && jobIds.get(id)),
  );
  for (const { jobId, title } of pendingJobs.all()) {
    if (followed.has(jobId)) continue;
    const run: Start<unknown>['run'] = ({ onProgress }) => {
      onProgress({ phase: 'working', jobId, progress: 0, step: null });
      return api.follow(jobId, onProgress);
    };
    startWork({ title, run, onDone, stays }, { attended: false });
  }
}

/**
 * The component that shows a job unmounts: an upload is aborted, a running job moves to the tray.
 */
export function leaveWork(id: number): void {
  const status = find(id)?.state.status;
  if (status === 'sending') aborts.get(id)?.abort();
  if (status === 'working') update(id, { attended: false });
  else dismissWork(id);
}

/** Requests cancelling a job; it may still complete, as its final state says. */
export function cancelWork(id: number): void {
  const state = find(id)?.state;
  if (state?.status === 'sending') aborts.get(id)?.abort();
  if (state?.status !== 'working') return;
  tell(id, { type: 'cancelling' });
  void api.call('cancelJob', { params: { id: state.jobId } }).catch(() => {});
}

/** Removes a finished job from the tray. */
export function dismissWork(id: number): void {
  if (find(id)?.state.status === 'done') forgetJob(id);
  change(allWorks().filter((work) => work.id !== id));
}

// The server goes on with what it has; its end is neither told to the next person nor kept as theirs.
signInStore.whenGone(() => {
  for (const { id } of allWorks()) leaveWork(id);
  change([]);
});

/** All jobs of this tab, as a hook. */
export const useWorks = () => store(({ works }) => works);
