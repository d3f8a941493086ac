import { AppUser } from '../src/entities/app-user.js';
import { OfficeWord } from '../src/entities/office-word.js';
import { Setting } from '../src/entities/setting.js';
import { prepared, rows } from '../src/rows.js';
import { aPerson } from '../src/testing/index.js';
import { database, withDatabase } from './support/with-database.js';
import { z } from 'zod';

/** PostgreSQL refuses NUL and lone surrogates. */
const HOSTILE = 'a\u0000b\ud800c';
const STORED = 'ab\ufffdc';

let userId: string;

withDatabase(async () => {
  ({ id: userId } = await aPerson(database));
});

const Text = z.object({ text: z.string() });

test('texts are cleaned in a raw statement, within arrays, and in a prepared one', async () => {
  const { dataSource } = database;
  expect(await rows(dataSource, Text, 'SELECT $1 AS text', [HOSTILE])).toEqual([{ text: STORED }]);
  const unnested = 'SELECT unnest($1::text[]) AS text';
  expect(await rows(dataSource, Text, unnested, [[HOSTILE]])).toEqual([{ text: STORED }]);
  const echo = prepared('echo', Text, 'SELECT $1::text AS text');
  expect(await echo(dataSource, [HOSTILE])).toEqual([{ text: STORED }]);
});

test('a row of an entity is stored, found, changed and deleted by a text that is cleaned', async () => {
  const { manager } = database.dataSource;
  await manager.insert(OfficeWord, { word: HOSTILE, shownAs: HOSTILE, changedBy: userId });
  const [found] = await manager.findBy(OfficeWord, { word: HOSTILE });
  expect(found).toMatchObject({ word: STORED, shownAs: STORED });
  const changed = await manager.update(OfficeWord, { word: HOSTILE }, { shownAs: `${HOSTILE}d` });
  expect(changed.affected).toBe(1);
  expect(await manager.findOneBy(OfficeWord, { word: STORED })).toMatchObject({
    shownAs: `${STORED}d`,
  });
  expect((await manager.delete(OfficeWord, { word: HOSTILE })).affected).toBe(1);
});

test('JSON of an entity is cleaned, however deep, when it is inserted, changed and put in place', async () => {
  const { manager } = database.dataSource;
  const value = (text: string) => ({ [text]: [{ deep: text, n: 1.5, no: null, '\\u0000': '\\' }] });
  const kept = async () => (await manager.findOneByOrFail(Setting, { name: 'hostile' })).value;
  await manager.insert(Setting, { name: 'hostile', value: [HOSTILE] });
  expect(await kept()).toEqual([STORED]);
  await manager.update(Setting, { name: 'hostile' }, { value: value('x') });
  expect(await kept()).toEqual(value('x'));
  await manager.upsert(Setting, { name: 'hostile', value: [value('y'), HOSTILE] }, ['name']);
  expect(await kept()).toEqual([value('y'), STORED]);
});

test('every column of JSON is one that is cleaned', () => {
  const columns = database.dataSource.entityMetadatas.flatMap((entity) => entity.columns);
  const ofJson = columns.filter(({ type }) => type === 'json' || type === 'jsonb');
  expect(ofJson.length).toBeGreaterThan(20);
  expect(ofJson.filter(({ transformer }) => !transformer)).toEqual([]);
});

test('the hash of a password is read for the one account that signs in, not with a row that names a person', async () => {
  const { manager } = database.dataSource;
  expect((await database.users.findById(userId))!.passwordHash).toBe('x');
  await manager.insert(OfficeWord, { word: 'kata', shownAs: null, changedBy: userId });
  const relations = { changer: true };
  const [word] = await manager.find(OfficeWord, { relations, where: { word: 'kata' } });
  for (const person of [word!.changer!, ...(await manager.find(AppUser))])
    expect(person.passwordHash).toBeUndefined();
});

test('an error code that only an earlier version knew is read as a general failure', async () => {
  const runId = await database.runs.create({
    name: 'answer-question',
    payload: { sessionId: userId, messageId: userId },
    ownerId: userId,
    requestId: null,
  });
  await database.dataSource.query(`UPDATE job_run SET error_code = $2 WHERE id = $1`, [
    runId,
    'FORGOTTEN_LONG_AGO',
  ]);
  expect((await database.runs.find(runId))!.errorCode).toBe('INTERNAL');
});
