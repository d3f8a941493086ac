import { setTimeout as wait } from 'node:timers/promises';
import { paced } from './paced.js';

test('values that come too fast are thinned out, and the last one is never lost', async () => {
  const passed: number[] = [];
  const { next } = paced<number>(20, (value) => passed.push(value));
  for (const value of [1, 2, 3]) next(value);
  expect(passed).toEqual([1]);
  await wait(60);
  expect(passed).toEqual([1, 3]);
});

test('after the stop nothing more is passed on', async () => {
  const passed: number[] = [];
  const { next, stop } = paced<number>(20, (value) => passed.push(value));
  next(1);
  next(2);
  stop();
  await wait(60);
  expect(passed).toEqual([1]);
});
