import { randomUUID } from 'node:crypto';
import { aPerson } from '../src/testing/index.js';
import { database, withDatabase } from './support/with-database.js';

let userId: string;

withDatabase(async () => {
  userId = (await aPerson(database)).id;
});

const LONG_MS = 60_000;
const aCall = () => ({ userId, route: 'saveConclusion', key: randomUUID(), asked: 'a' });
/** A call that is begun, `silentMs` after the one before it was last heard of. */
async function begun(call: ReturnType<typeof aCall>, silentMs = 0): Promise<string> {
  await database.dataSource.query(
    `UPDATE repeated_call SET begun_at = begun_at - $2 * interval '1 ms' WHERE key = $1`,
    [call.key, silentMs],
  );
  return ((await database.repeatedCalls.begin(call, LONG_MS)) as { attempt: string }).attempt;
}

test('a call that goes on is waited for, one that fell silent is carried out again', async () => {
  const { repeatedCalls } = database;
  const call = aCall();
  const first = await begun(call);
  expect(first).toBeDefined();
  await database.dataSource.query(
    `UPDATE repeated_call SET begun_at = begun_at - interval '1 day'`,
  );
  await repeatedCalls.goesOn(call, first);
  expect(await begun(call)).toBeUndefined();
  expect(await begun(call, LONG_MS)).toBeDefined();
});

test('an attempt that was given up neither answers nor forgets the one that took its place', async () => {
  const { repeatedCalls } = database;
  const call = aCall();
  const first = await begun(call);
  const second = await begun(call, LONG_MS);
  await repeatedCalls.answered(call, first, 200, '"pertama"');
  await repeatedCalls.refused(call, first);
  expect(await repeatedCalls.begin(call, LONG_MS)).toMatchObject({
    first: { attempt: second, status: null },
  });
  await repeatedCalls.answered(call, second, 200, '"kedua"');
  await repeatedCalls.refused(call, first);
  expect(await repeatedCalls.begin(call, LONG_MS)).toMatchObject({ first: { reply: '"kedua"' } });
});
