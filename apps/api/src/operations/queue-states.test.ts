import type { LivingWorker } from '@lqc/database';
import { queueStates } from './queue-states.js';

const worker = (quick: number, heavy: number): LivingWorker => ({
  id: crypto.randomUUID(),
  host: 'mesin',
  pid: 1,
  concurrency: { quick, heavy, model: 0 },
  startedAt: new Date(),
  isOther: false,
  running: 0,
});

test('runs are told by the weight of their job, with the longest wait among them', () => {
  const states = queueStates(
    [
      { name: 'write-bab2', queued: 2, running: 1, waitSeconds: 4 },
      { name: 'write-bab3', queued: 1, running: 0, waitSeconds: 9 },
      { name: 'compare-quarters', queued: 0, running: 3, waitSeconds: 0 },
    ],
    [worker(4, 2), worker(4, 0)],
  );
  expect(states).toEqual([
    { weight: 'quick', queued: 0, running: 3, slots: 8, wait_seconds: 0 },
    { weight: 'heavy', queued: 3, running: 1, slots: 2, wait_seconds: 9 },
    { weight: 'model', queued: 0, running: 0, slots: 0, wait_seconds: 0 },
  ]);
});

test('a worker of an earlier version, which tells nothing of its slots, counts for none', () => {
  const [quick] = queueStates([], [{ ...worker(4, 2), concurrency: null }]);
  expect(quick?.slots).toBe(0);
});
