import { ApiError } from '@lqc/client';
import { type LongWork, nextWork, type WorkEvent } from './long-work';

const after = (...events: WorkEvent<string>[]) =>
  events.reduce<LongWork<string>>((work, event) => nextWork(work, event), {
    status: 'sending',
    share: 0,
  });
const sent = (share: number) =>
  ({ type: 'progressed', progress: { phase: 'sending', share } }) as const;
const reading = (progress: number, step: string | null = null) =>
  ({ type: 'progressed', progress: { phase: 'working', jobId: 'j', progress, step } }) as const;

test('an upload is sent, read, and ends with its result', () => {
  expect(after(sent(0.4))).toEqual({ status: 'sending', share: 0.4 });
  expect(after(sent(1), reading(57, 'Membaca lembar 34 dari 60'))).toMatchObject({
    status: 'working',
    progress: 57,
    step: 'Membaca lembar 34 dari 60',
  });
  expect(after(reading(90), { type: 'ended', result: 'laporan' })).toEqual({
    status: 'done',
    result: 'laporan',
  });
});

test('what was cancelled is cancelled and no failure', () => {
  const refusal = new ApiError(409, 'JOB_CANCELLED', 'Pekerjaan dibatalkan.', null);
  expect(after(reading(1), { type: 'failed', error: refusal })).toEqual({
    status: 'cancelled',
  });
});

test('while it is being cancelled progress still shows, and a result that was faster counts', () => {
  const work = after(reading(1), { type: 'cancelling' }, reading(60));
  expect(work).toMatchObject({ progress: 60, cancelling: true });
  expect(nextWork(work, { type: 'ended', result: 'a' })).toMatchObject({ status: 'done' });
});

test('after a failure late news change nothing', () => {
  const error = new ApiError(422, 'WORKBOOK_DAMAGED', 'Rusak.', 'r');
  const failed = after({ type: 'failed', error });
  expect(nextWork(failed, reading(99))).toEqual({ status: 'failed', error });
});
