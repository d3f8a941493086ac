import { parseSearch, SearchRequest } from '@lqc/contracts';
import type { Database } from '../src/index.js';
import {
  aPerson,
  startTestPostgres,
  storeUnreadQuarter,
  type TestPostgres,
} from '../src/testing/index.js';

const CONTACTS = 12;
const MINUTE = { enoughMs: 60_000, mostMs: 60_000, sliceMs: 60_000 };
let postgres: TestPostgres;
let database: Database;
/** Of the quarters of 2025, the first first. */
let surveys: string[];

beforeEach(async () => {
  postgres = await startTestPostgres();
  ({ database } = await postgres.createDatabase());
  await aPerson(database);
  surveys = [];
  for (const quarter of [1, 2, 3]) surveys.push(await store(quarter));
  await database.archiveWords.readMissing();
});
afterEach(() => postgres?.stop());

const store = (quarter: number) =>
  storeUnreadQuarter(database, {
    label: `Triwulan ${quarter} 2025`,
    year: 2025,
    quarter,
    contacts: CONTACTS,
    narrative: `'Harga naik'`,
  });

const forget = (quarter: number) =>
  database.dataSource.query(`DELETE FROM survey_vocabulary WHERE survey_id = $1`, [
    surveys[quarter - 1],
  ]);

const find = (after?: string) => {
  const { q, ...asked } = SearchRequest.parse({ q: 'harga', sort: 'time', after });
  return database.search.find(parseSearch(q), asked, MINUTE);
};

const labels = (hits: readonly { label: string }[]) => [...new Set(hits.map(({ label }) => label))];

test('a quarter whose words are not read is uncounted, and never told as one without hits', async () => {
  await forget(2);
  const found = await find();
  expect(found.by_quarter.map(({ counted, contacts }) => [counted, contacts])).toEqual([
    [true, CONTACTS],
    [false, 0],
    [true, CONTACTS],
  ]);
  expect(found).toMatchObject({
    contacts: 2 * CONTACTS,
    uncounted: 1,
    counted_to: { label: 'Triwulan 3 2025' },
  });
});

test('a quarter that is stored between the list of quarters and the words is not told as one without hits', async () => {
  const { dataSource } = database;
  const query = dataSource.query.bind(dataSource);
  // As an earlier version stores it, the moment before the first statement of a search about words.
  jest.spyOn(dataSource, 'query').mockImplementation(async (sql: string, ...values) => {
    if (sql.includes('survey_word') && surveys.length === 3) {
      surveys.push('');
      await store(4);
    }
    return query(sql, ...values);
  });
  const found = await find();
  expect(surveys).toHaveLength(4);
  expect(found.by_quarter.every(({ contacts, counted }) => contacts === CONTACTS || !counted)).toBe(
    true,
  );
});

test('hits of a page end before a quarter that is not read, and go on with it once it is', async () => {
  await forget(2);
  const first = await find();
  expect(labels(first.hits)).toEqual(['Triwulan 3 2025']);
  expect(first.next).not.toBeNull();
  expect((await find(first.next!)).hits).toEqual([]);
  await database.archiveWords.readMissing();
  const second = await find(first.next!);
  expect(labels(second.hits)).toEqual(['Triwulan 2 2025', 'Triwulan 1 2025']);
  const keys = [...first.hits, ...second.hits].map(({ contact_id }) => contact_id);
  expect(new Set(keys).size).toBe(keys.length);
});

test('a page that begins behind a quarter that is not read does not wait for it', async () => {
  const first = await find();
  expect(labels(first.hits)).toEqual(['Triwulan 3 2025', 'Triwulan 2 2025']);
  await forget(3);
  expect((await find(first.next!)).hits).toHaveLength(3 * CONTACTS - first.hits.length);
});
