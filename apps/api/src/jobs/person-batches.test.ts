import { setTimeout as pause } from 'node:timers/promises';
import { PersonBatches } from './person-batches.js';

/** Records which calls were begun together. */
function noting() {
  const together: string[][] = [];
  const batches = new PersonBatches<string, { what: string }>(async (asked) => {
    together.push([...asked]);
    await pause(1);
    return asked.map((what) => (what === 'ditolak' ? new Error('refused') : { what }));
  });
  return { together, batches };
}

test("a person's single call begins at once beside another's hundreds, which begin together in their order", async () => {
  const { together, batches } = noting();
  const asked = Array.from({ length: 120 }, (_, at) => `sari ${at}`);
  const crowd = asked.map((what) => batches.take('sari', what));
  await batches.take('budi', 'budi');
  expect(together.slice(0, 2)).toEqual([['sari 0'], ['budi']]);
  expect((await Promise.all(crowd)).map(({ what }) => what)).toEqual(asked);
  expect(together.filter((one) => one[0] !== 'budi').map(({ length }) => length)).toEqual([
    1, 50, 50, 19,
  ]);
});

test('a call that is refused is refused alone', async () => {
  const { batches } = noting();
  const calls = ['satu', 'dua', 'ditolak', 'tiga'].map((what) => batches.take('sari', what));
  const outcomes = await Promise.allSettled(calls);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
});

test('calls that could not be begun are refused, and the next ones are begun', async () => {
  let isBroken = true;
  const batches = new PersonBatches<string, { what: string }>(async (asked) => {
    await pause(1);
    if (isBroken) throw new Error('no database');
    return asked.map((what) => ({ what }));
  });
  const calls = ['satu', 'dua'].map((what) => batches.take('sari', what));
  await expect(calls[0]).rejects.toThrow('no database');
  await expect(calls[1]).rejects.toThrow('no database');
  isBroken = false;
  await expect(batches.take('sari', 'tiga')).resolves.toEqual({ what: 'tiga' });
});
