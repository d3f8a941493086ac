import type { PiscinaTask } from 'piscina';
import { askedBy, TakingTurns } from './taking-turns.js';

const task = (ownerId: string, taskId: number) =>
  ({ taskId, ...askedBy(ownerId) }) as unknown as PiscinaTask;

/** Everything that waits, in the order in which it is taken. */
function taken(queue: TakingTurns): number[] {
  const ids: number[] = [];
  for (let next = queue.shift(); next; next = queue.shift()) ids.push(next.taskId);
  return ids;
}

test('one task of somebody else waits for one task of a batch at most', () => {
  const queue = new TakingTurns();
  for (let id = 1; id <= 5; id += 1) queue.push(task('banyak', id));
  expect(queue.shift()?.taskId).toBe(1);
  queue.push(task('satu', 100));
  expect(queue.size).toBe(5);
  expect(taken(queue)).toEqual([2, 100, 3, 4, 5]);
});

test('persons take turns, and each is served in the order of asking', () => {
  const queue = new TakingTurns();
  for (const id of [1, 2, 3]) queue.push(task('a', id));
  for (const id of [11, 12]) queue.push(task('b', id));
  queue.push(task('c', 21));
  expect(taken(queue)).toEqual([1, 11, 21, 2, 12, 3]);
  expect(queue.size).toBe(0);
});

test('a task that was given up is not taken', () => {
  const queue = new TakingTurns();
  const given = task('a', 1);
  queue.push(given);
  queue.push(task('a', 2));
  queue.remove(given);
  queue.remove(given);
  expect(taken(queue)).toEqual([2]);
  expect(queue.shift()).toBeNull();
});
