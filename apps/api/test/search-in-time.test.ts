import { setTimeout as wait } from 'node:timers/promises';
import { parseSearch, pathOf, type RequestOf, type ResponseOf } from '@lqc/contracts';
import { until } from '@lqc/contracts/testing';
import { askOnce, storeUnreadQuarter } from '@lqc/database/testing';
import { Searches } from '../src/search/searches.js';
import type { Client } from './support/client.js';
import { storeCompanies } from './support/stored-files.js';
import { gateway, withGateway } from './support/with-gateway.js';

/** Too many notes and hits for one statement, so that each quarter is a slice. */
const CONTACTS = 1700;
const QUARTERS = ['Triwulan 1 2025', 'Triwulan 2 2025', 'Triwulan 3 2025'];
const METHODS = 40;
const MINUTE = { enoughMs: 60_000, mostMs: 60_000, sliceMs: 60_000 };

let staff: Client;
let searches: Searches;
const usual = new Map<'all' | 'counts', Searches['patience']['all']>();

/** Every narrative says "harga"; which words stand beside it follows from the note's number. */
const narrative = `'Harga ' || CASE p % 3 WHEN 0 THEN 'kenaikan' WHEN 1 THEN 'menaikkan' ELSE 'tetap' END
  || ' barang' || p % 7 || CASE p % 11 WHEN 0 THEN ' harga harga' ELSE '' END || ' sekali'`;

withGateway(async () => {
  staff = await gateway.signedIn('staff');
  searches = gateway.app.get(Searches);
  searches.patience.counts = MINUTE;
  for (const part of ['all', 'counts'] as const) usual.set(part, searches.patience[part]);
  await storeCompanies(gateway, { 'PT Contoh': 'Konstruksi' });
  // Stored as an earlier version did, without the words.
  for (const [at, label] of QUARTERS.entries())
    await storeUnreadQuarter(gateway.database, {
      label,
      year: 2025,
      quarter: at + 1,
      contacts: CONTACTS,
      narrative,
    });
});

afterEach(() => {
  for (const [part, patience] of usual) searches.patience[part] = patience;
});

type Query = RequestOf<'search'>['query'];
const search = (query: Query) => staff.call('search', { query });

/** Asks until all is counted. */
async function complete(query: Query): Promise<ResponseOf<'search'>> {
  for (;;) {
    const found = await search({ ...query, part: 'counts' });
    if (found.uncounted === 0) return found;
  }
}

/** While it works, nobody reads an answer, or a note. */
async function whileLocked<Result>(
  work: () => Promise<Result>,
  table: 'answer' | 'contact_note' = 'answer',
): Promise<Result> {
  const { dataSource } = gateway.database;
  return dataSource.transaction(async (manager) => {
    await manager.query(`LOCK TABLE ${table} IN ACCESS EXCLUSIVE MODE`);
    return work();
  });
}

/** Statements of searches that PostgreSQL has in hand. */
async function underWay(): Promise<number> {
  const [found] = await askOnce(
    gateway.databaseUrl,
    `SELECT count(*)::int AS count FROM pg_stat_activity
      WHERE datname = current_database() AND state = 'active' AND query ~ '^WITH (note|found) AS MATERIALIZED'
        AND pid <> pg_backend_pid()`,
  );
  return (found as { count: number }).count;
}

test('quarters are counted one after the other, and an answer says how far it counted', async () => {
  searches.patience.all = { enoughMs: 0, mostMs: 60_000, sliceMs: 60_000 };
  const first = await search({ q: 'harga' });
  expect(first.hits).toHaveLength(20);
  expect(first).toMatchObject({
    contacts: CONTACTS,
    hits_total: CONTACTS,
    uncounted: 2,
    counted_to: { label: QUARTERS[2] },
    ranked: 'by_quarter',
  });
  expect(first.by_quarter.map(({ counted }) => counted)).toEqual([false, false, true]);
  const whole = await complete({ q: 'harga' });
  expect(whole).toMatchObject({
    contacts: 3 * CONTACTS,
    uncounted: 0,
    counted_to: null,
    ran_out: [],
    hits: [],
  });
});

const told = (p: number) =>
  `Harga ${['kenaikan', 'menaikkan', 'tetap'][p % 3]!} barang${p % 7}${p % 11 ? '' : ' harga harga'} sekali`;
const notes = Array.from({ length: CONTACTS }, (_, at) => ({ p: at + 1, text: told(at + 1) }));
const IN_MEMORY: [Query, (note: (typeof notes)[number]) => boolean][] = [
  [{ q: 'harga' }, () => true],
  [{ q: 'naik' }, ({ p }) => p % 3 !== 2],
  [{ q: 'harga -naik' }, ({ p }) => p % 3 === 2],
  [{ q: '"harga harga"' }, ({ p }) => p % 11 === 0],
  [{ q: '"tetap barang3 sekali"' }, ({ text }) => text.includes('tetap barang3 sekali')],
  [{ q: 'barang1 ATAU barang2 ATAU tetap' }, ({ p }) => p % 7 === 1 || p % 7 === 2 || p % 3 === 2],
  [{ q: 'baran*' }, () => true],
  [{ q: 'harga TANPA barang1 ATAU "harga harga"' }, ({ p }) => p % 7 !== 1 && p % 11 !== 0],
  [{ q: 'harga', score: '2' }, ({ p }) => p % 5 === 1],
  [{ q: 'harga', method: 'Cara 3|Cara 4' }, ({ p }) => p % METHODS === 3 || p % METHODS === 4],
];

test.each(IN_MEMORY)(
  'what is counted in slices is what a count in memory gives: %j',
  async (query, holds) => {
    const found = await complete(query);
    const held = notes.filter(holds).length;
    expect(found).toMatchObject({ contacts: 3 * held, hits_total: 3 * held });
    expect(found.by_quarter.map(({ contacts }) => contacts)).toEqual([held, held, held]);
    // What was kept is what is counted.
    expect({ ...(await complete(query)), page: 1 }).toEqual(found);
  },
);

test.each(['relevance', 'time'] as const)(
  'pages from place to place leave no hit out and show none again, by %s',
  async (sort) => {
    searches.patience.all = MINUTE;
    const query: Query = { q: 'harga', method: 'Cara 7', sort };
    const seen: string[] = [];
    let pages = 0;
    for (let after: string | null | undefined; after !== null; pages += 1) {
      const { hits, next } = await search({ ...query, ...(after && { after }) });
      seen.push(...hits.map(({ quarter_id, contact_id }) => `${quarter_id} ${contact_id}`));
      after = next;
    }
    const held = 3 * notes.filter(({ p }) => p % METHODS === 7).length;
    expect(new Set(seen).size).toBe(held);
    expect(seen).toHaveLength(held);
    expect(pages).toBe(Math.ceil(held / 20));
    const numbered = await Promise.all(
      Array.from({ length: pages }, (_, at) => search({ ...query, page: String(at + 1) })),
    );
    const byNumber = numbered.flatMap(({ hits }) => hits);
    expect(byNumber.map(({ quarter_id, contact_id }) => `${quarter_id} ${contact_id}`)).toEqual(
      seen,
    );
  },
);

test('a place in a quarter that is no longer stored is refused', async () => {
  const after = `${crypto.randomUUID()}~3~domestik~0~0.1`;
  const query = new URLSearchParams({ q: 'harga', after }).toString();
  expect(await staff.refusal('search', { query })).toMatchObject({ code: 'CONFLICT' });
});

test('a quarter that cannot be read in its time is named in an answer, and counted by the next one', async () => {
  searches.patience.all = { enoughMs: 300, mostMs: 400, sliceMs: 300 };
  const q = 'harga sekali';
  const held = await whileLocked(() => search({ q }));
  expect(held).toMatchObject({ contacts: 0, hits: [], uncounted: 3, counted_to: null });
  expect(held.ran_out).toContainEqual(expect.objectContaining({ label: QUARTERS[2] }));
  expect(await complete({ q })).toMatchObject({ contacts: 3 * CONTACTS, ran_out: [] });
});

test('quarters that were searched one by one after running out together are not named as late', async () => {
  const q = 'barang5';
  searches.patience.all = { enoughMs: 60_000, mostMs: 60_000, sliceMs: 2000 };
  let found!: ReturnType<typeof search>;
  // Together they have a second; the lock ends while the first of them is read by itself.
  await whileLocked(async () => {
    found = search({ q });
    await until(async () => (await underWay()) === 1);
    await wait(1300);
  });
  expect(await found).toMatchObject({ uncounted: 0, ran_out: [], ranked: 'by_quarter' });
  expect((await found).hits).toHaveLength(20);
});

test('a page that ran out leads to the same place again, and not to the end', async () => {
  searches.patience.all = MINUTE;
  const q = 'harga barang3';
  const { next } = await search({ q });
  searches.patience.all = { enoughMs: 300, mostMs: 400, sliceMs: 300 };
  const held = await whileLocked(() => search({ q, after: next! }));
  expect(held).toMatchObject({ hits: [], next });
  searches.patience.all = MINUTE;
  expect((await search({ q, after: held.next! })).hits).toHaveLength(20);
});

test('of how many contacts a filter leaves is counted within the time too, and then kept', async () => {
  const query: Query = { q: 'harga sekali', method: 'Cara 5', sector: '-', part: 'counts' };
  const some = { enoughMs: 300, mostMs: 400, sliceMs: 300 };
  searches.patience.counts = some;
  const held = await whileLocked(() => search(query), 'contact_note');
  expect(held).toMatchObject({ contacts: 0, uncounted: 3, counted_to: null });
  expect(held.ran_out).toHaveLength(3);
  searches.patience.counts = MINUTE;
  let slow!: ReturnType<typeof search>;
  await whileLocked(async () => {
    slow = search(query);
    await until(async () => (await underWay()) === 1);
    await wait(100);
  });
  const found = await slow;
  const of = notes.filter(({ p }) => p % METHODS === 5).length;
  expect(found.by_quarter.map((one) => one.of)).toEqual([of, of, of]);
  expect(found).toMatchObject({ uncounted: 0, ran_out: [] });
  // Nothing of it is read again.
  expect(await whileLocked(() => search(query), 'contact_note')).toEqual(found);
});

test('a search whose client left is ended in PostgreSQL too', async () => {
  searches.patience.all = MINUTE;
  await whileLocked(async () => {
    const leaving = new AbortController();
    const query = new URLSearchParams({ q: 'harga barang5' });
    const answer = fetch(`${gateway.url}${pathOf('search')}?${query}`, {
      headers: { authorization: `Bearer ${staff.token}` },
      signal: leaving.signal,
    });
    await until(async () => (await underWay()) === 1);
    leaving.abort();
    await expect(answer).rejects.toThrow();
    await until(async () => (await underWay()) === 0);
  });
});

test("one person's searches take two connections, hold up no other call, and only so many wait", async () => {
  searches.patience.all = MINUTE;
  const words = Array.from({ length: 24 }, (_, at) => `harga barang${at % 7} ATAU takada${at}`);
  const answers = await whileLocked(async () => {
    const asked = words.map((q) => staff.send('search', { query: `q=${encodeURIComponent(q)}` }));
    await until(async () => (await underWay()) === 2);
    for (let call = 0; call < 10; call += 1) await staff.call('me');
    // None of these waited for a search, which all wait for the lock.
    expect(await underWay()).toBe(2);
    return asked;
  });
  const statuses = (await Promise.all(answers)).map(({ status }) => status);
  // Two at once and twenty that wait; the others are told so.
  expect(statuses.filter((status) => status === 200)).toHaveLength(22);
  expect(statuses.filter((status) => status === 429)).toHaveLength(2);
});

test('only words and forms that occur are asked for, and the words of a quarter go with it', async () => {
  const { archiveWords, dataSource, contents } = gateway.database;
  const { groups } = await archiveWords.occurring(parseSearch('naik ATAU turun ATAU takada'));
  expect(groups.map((group) => group.map(({ forms }) => [...forms].toSorted()))).toEqual([
    [['kenaikan', 'menaikkan']],
  ]);
  const words = () =>
    dataSource.query(`SELECT survey_id, sum(narratives)::int AS said FROM survey_word GROUP BY 1`);
  const said = notes.reduce(
    (sum, { text }) => sum + new Set(text.toLowerCase().split(' ')).size,
    0,
  );
  expect(await words()).toEqual(QUARTERS.map(() => expect.objectContaining({ said })));
  const admin = await gateway.admin();
  const { by_quarter } = await search({ q: 'harga' });
  const body = { fileId: by_quarter[0]!.quarter_id, fileType: 'quarterly' } as const;
  await admin.call('deleteFile', { body });
  expect(await complete({ q: 'harga' })).toMatchObject({ contacts: 2 * CONTACTS });
  await dataSource.query(
    `DELETE FROM undo_row; UPDATE survey SET created_at = now() - interval '2 hours'`,
  );
  await contents.deleteUnreferenced();
  expect(await words()).toHaveLength(2);
});
