import { ApiError, type JobProgress, NetworkError } from '@lqc/client';
import { api } from '../../lib/api';
import { signInStore } from '../../lib/sign-in-store';
import { signIn } from '../../testing/in-product';
import { pendingJobs } from './pending-jobs';
import { allWorks, dismissWork, leaveWork, resumeWorks, startWork } from './works';

const working: JobProgress = { phase: 'working', jobId: 'j-1', progress: 10, step: null };

/** Work whose course the test decides. */
function someWork() {
  const onDone = jest.fn();
  let signal!: AbortSignal;
  let onProgress!: (progress: JobProgress) => void;
  let end!: { resolve: (result: string) => void; reject: (error: Error) => void };
  const id = startWork<string>({
    title: 'Triwulan II 2025',
    onDone,
    run: (options) => {
      ({ signal, onProgress } = options);
      return new Promise((resolve, reject) => {
        end = { resolve, reject };
      });
    },
  });
  const settle = async (finish: () => void) => {
    finish();
    await new Promise((done) => setTimeout(done));
  };
  return { id, onDone, signal, onProgress, end, settle };
}
const stateOf = (id: number) => allWorks().find((work) => work.id === id);

beforeEach(() => {
  signInStore.leave();
  signIn();
});
afterEach(() => signInStore.leave());

test('work in progress is remembered over a reload, ended work is not', async () => {
  const { onProgress, end, settle } = someWork();
  onProgress(working);
  expect(pendingJobs.all()).toEqual([{ jobId: 'j-1', title: 'Triwulan II 2025' }]);
  await settle(() => end.resolve('laporan'));
  expect(pendingJobs.all()).toEqual([]);
});

test('a full storage makes no running work fail', async () => {
  const { id, onProgress } = someWork();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  onProgress(working);
  expect(stateOf(id)?.state).toMatchObject({ status: 'working' });
});

test('leaving while bytes are on their way stops them', () => {
  const { id, signal } = someWork();
  leaveWork(id);
  expect(signal.aborted).toBe(true);
});

test('leaving while the server works moves it to the tray, and its result is still told', async () => {
  const { id, signal, onDone, onProgress, end, settle } = someWork();
  onProgress(working);
  leaveWork(id);
  expect(signal.aborted).toBe(false);
  expect(stateOf(id)).toMatchObject({ attended: false, state: { status: 'working' } });
  await settle(() => end.resolve('laporan'));
  expect(onDone).toHaveBeenCalledWith('laporan');
  expect(stateOf(id)).toBeUndefined();
});

test('a file that was made during a reload waits on the tray, and a second reload finds it again', async () => {
  const file = { artifact_id: 'a-1' };
  pendingJobs.remember({ jobId: 'j-9', title: 'Tabulasi' });
  const run = async ({ onProgress }: { onProgress: (progress: JobProgress) => void }) => {
    onProgress({ ...working, jobId: 'j-9' });
    return file;
  };
  const waiting = { title: 'Tabulasi', run, onDone: () => {}, stays: () => true };
  const id = startWork(waiting, { attended: false });
  await new Promise((done) => setTimeout(done));
  expect(stateOf(id)?.state).toEqual({ status: 'done', result: file });
  expect(pendingJobs.all()).toHaveLength(1);
  dismissWork(id);
  expect(stateOf(id)).toBeUndefined();
  expect(pendingJobs.all()).toEqual([]);
});

test('a file that waits on the tray stands there once, also after a new sign-in', async () => {
  jest.spyOn(api, 'follow').mockResolvedValue({ artifact_id: 'a-1' });
  pendingJobs.remember({ jobId: 'j-9', title: 'Tabulasi' });
  for (let signIns = 0; signIns < 2; signIns++) {
    resumeWorks({ onDone: () => {}, stays: () => true });
    await new Promise((done) => setTimeout(done));
  }
  expect(allWorks()).toMatchObject([{ title: 'Tabulasi', state: { status: 'done' } }]);
});

test('a failure stays on the tray until it is dismissed', async () => {
  const { id, onProgress, end, settle } = someWork();
  onProgress(working);
  leaveWork(id);
  await settle(() => end.reject(new ApiError(422, 'WORKBOOK_DAMAGED', 'Rusak.', null)));
  expect(stateOf(id)?.state).toMatchObject({ status: 'failed' });
  expect(pendingJobs.all()).toEqual([]);
});

test('a server out of reach is not the end: a reload looks again', async () => {
  const { onProgress, end, settle } = someWork();
  onProgress(working);
  await settle(() => end.reject(new NetworkError()));
  expect(pendingJobs.all()).toHaveLength(1);
});

test('work of one person is neither shown nor told to the next, and nothing of it is looked for again', async () => {
  const { signal, onDone, onProgress, end, settle } = someWork();
  const { signal: sent } = someWork();
  onProgress(working);
  signInStore.leave();
  signIn({ username: 'budi' });
  // What was still being sent is stopped; a run is the office's.
  expect([signal.aborted, sent.aborted]).toEqual([false, true]);
  expect(allWorks()).toEqual([]);
  onProgress({ ...working, progress: 20 });
  await settle(() => end.resolve('laporan'));
  expect(onDone).not.toHaveBeenCalled();
  expect(pendingJobs.all()).toEqual([]);
});

test('work goes on over a sign-in that expired, for the person who signs in again', async () => {
  const { onDone, onProgress, end, settle } = someWork();
  onProgress(working);
  signInStore.clear();
  signIn();
  expect(pendingJobs.all()).toHaveLength(1);
  await settle(() => end.resolve('laporan'));
  expect(onDone).toHaveBeenCalledWith('laporan');
});
