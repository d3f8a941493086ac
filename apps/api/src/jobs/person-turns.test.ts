import { setTimeout as pause } from 'node:timers/promises';
import { PersonTurns } from './person-turns.js';

test("a person's single call begins at once beside another's hundreds, which begin in their order", async () => {
  const turns = new PersonTurns();
  const begun: string[] = [];
  const begin = (what: string) => async () => {
    begun.push(what);
    await pause(1);
  };
  const crowd = Array.from({ length: 100 }, (_, at) => turns.take('sari', begin(`sari ${at}`)));
  const click = turns.take('budi', begin('budi'));
  await click;
  expect(begun.indexOf('budi')).toBeLessThan(5);
  await Promise.all(crowd);
  expect(begun.filter((what) => what !== 'budi')).toEqual(
    Array.from({ length: 100 }, (_, at) => `sari ${at}`),
  );
});

test('a call that fails lets the next one begin', async () => {
  const turns = new PersonTurns();
  const failing = Array.from({ length: 8 }, () =>
    turns.take('sari', () => Promise.reject(new Error('refused'))),
  );
  const results = await Promise.allSettled(failing);
  expect(results.every(({ status }) => status === 'rejected')).toBe(true);
  await expect(turns.take('sari', async () => 'begun')).resolves.toBe('begun');
});
