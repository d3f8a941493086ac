import { setImmediate as turnOfTheLoop } from 'node:timers/promises';
import { PersonTurns } from './person-turns.js';

test("a person's single call has its turn at once beside another's hundreds, which have theirs in order", async () => {
  const turns = new PersonTurns(8);
  const begun: string[] = [];
  const call = async (person: string, what: string) => {
    const leave = await turns.take(person);
    begun.push(what);
    await turnOfTheLoop();
    leave();
  };
  const crowd = Array.from({ length: 100 }, (_, at) => call('sari', `sari ${at}`));
  await call('budi', 'budi');
  expect(begun.indexOf('budi')).toBeLessThan(10);
  await Promise.all(crowd);
  expect(begun.filter((what) => what !== 'budi')).toEqual(
    Array.from({ length: 100 }, (_, at) => `sari ${at}`),
  );
});

test('a turn that is left twice makes room for one call', async () => {
  const turns = new PersonTurns(8);
  const leaving = await Promise.all(Array.from({ length: 8 }, () => turns.take('sari')));
  let begun = 0;
  for (let call = 0; call < 2; call += 1) void turns.take('sari').then(() => (begun += 1));
  leaving[0]!();
  leaving[0]!();
  await turnOfTheLoop();
  expect(begun).toBe(1);
});
