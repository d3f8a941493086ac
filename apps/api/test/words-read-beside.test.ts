import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Database } from '@lqc/database';
import {
  askOnce,
  startTestPostgres,
  storeUnreadQuarter,
  type TestPostgres,
} from '@lqc/database/testing';
import { pino } from 'pino';
import { readConfig } from '../src/config.js';
import { createGateway, type Gateway } from '../src/gateway.js';
import { Client } from './support/client.js';

const CONTACTS = 30;
const PASSWORD = 'kata-sandi-admin-uji';

let postgres: TestPostgres;
let dataDir: string;
let database: Database;
let url: string;
/** Of the quarters of 2025, the latest first, which is the order of reading. */
let surveys: string[];
let lines: Record<string, unknown>[];
let gateway: Gateway | null;
let child: ChildProcess | null;
let letGo: () => Promise<void>;

beforeEach(async () => {
  postgres = await startTestPostgres();
  dataDir = await mkdtemp(join(tmpdir(), 'liaison-words-'));
  ({ url, database } = await postgres.createDatabase());
  // The first start makes the admin, who owns the quarters.
  await (await start()).close();
  gateway = null;
  child = null;
  surveys = [];
  for (const quarter of [3, 2, 1])
    surveys.push(
      await storeUnreadQuarter(database, {
        label: `Triwulan ${quarter} 2025`,
        year: 2025,
        quarter,
        contacts: CONTACTS,
        narrative: `'Harga naik barang' || p % 7`,
      }),
    );
  letGo = await holdReading(surveys[1]!);
});

afterEach(async () => {
  await letGo();
  child?.kill('SIGKILL');
  await gateway?.close();
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
});

const settings = () => ({
  PORT: '0',
  DATA_DIR: dataDir,
  DATABASE_URL: url,
  ADMIN_PASSWORD: PASSWORD,
});

function start(): Promise<Gateway> {
  lines = [];
  const write = (line: string) => void lines.push(JSON.parse(line));
  return createGateway(readConfig(settings()), pino({ level: 'info' }, { write }));
}

/** Whoever reads the words of this survey waits until the returned function is called. */
async function holdReading(survey: string): Promise<() => Promise<void>> {
  const runner = database.dataSource.createQueryRunner();
  await runner.startTransaction();
  await runner.query('INSERT INTO survey_vocabulary VALUES ($1)', [survey]);
  return async () => {
    if (runner.isReleased) return;
    await runner.rollbackTransaction();
    await runner.release();
  };
}

/** Waits for what must come; a gateway that ended instead is told with its last words. */
async function until(holds: () => boolean | Promise<boolean>): Promise<void> {
  const end = performance.now() + WITHIN_MS;
  while (!(await holds())) {
    if (performance.now() > end || (child && child.exitCode !== null))
      throw new Error(`It did not come to this. ${child?.stderr?.read() ?? ''}`);
    await wait(20);
  }
}
const WITHIN_MS = 120_000;

/** Progress as it was logged: read, of how many. */
const progress = () =>
  lines.filter(({ read }) => read !== undefined).map(({ read, of }) => [read, of]);

/** Connections that wait to read the held survey. */
const READERS = `SELECT pid FROM pg_stat_activity WHERE datname = current_database()
  AND wait_event_type = 'Lock' AND query LIKE 'INSERT INTO survey_vocabulary%'`;
const readers = () => askOnce(url, READERS);

const read = () =>
  database.dataSource.query(
    `SELECT survey_id, count(*)::int AS words, sum(narratives)::int AS said
       FROM survey_word GROUP BY survey_id`,
  );
/** Each narrative says two words and one of seven others. */
const wordsOf = (survey: string) => ({ survey_id: survey, words: 9, said: 3 * CONTACTS });

async function signedIn(): Promise<Client> {
  const admin = new Client(gateway!.url);
  await admin.signIn('admin', PASSWORD);
  return admin;
}

async function countedWhole(): Promise<void> {
  const admin = await signedIn();
  expect(await admin.call('search', { query: { q: 'harga' } })).toMatchObject({
    contacts: 3 * CONTACTS,
    uncounted: 0,
  });
  expect(await read()).toEqual(expect.arrayContaining(surveys.map((survey) => wordsOf(survey))));
}

test('a gateway starts and searches while words are read, by one reader, and logs how far it came', async () => {
  gateway = await start();
  await until(() => progress().length > 0);
  const admin = await signedIn();
  const began = performance.now();
  const [found] = await Promise.all(
    ['harga', 'naik'].map((q) => admin.call('search', { query: { q } })),
  );
  expect(performance.now() - began).toBeLessThan(5000);
  expect(found).toMatchObject({
    contacts: CONTACTS,
    uncounted: 2,
    counted_to: { label: 'Triwulan 3 2025' },
  });
  expect(await readers()).toHaveLength(1);
  expect(progress()).toEqual([[1, 3]]);
  await letGo();
  await until(() => progress().length === 3);
  expect(progress()).toEqual([1, 2, 3].map((done) => [done, 3]));
  await countedWhole();
});

test('a reading whose connection is ended is logged, goes on with the others and is made up for by a search', async () => {
  gateway = await start();
  await until(async () => (await readers()).length === 1);
  await askOnce(url, `SELECT pg_terminate_backend(pid) FROM (${READERS}) reader`);
  await until(() => lines.some(({ msg }) => msg === 'words were not read'));
  expect(await read()).toEqual(
    expect.arrayContaining([wordsOf(surveys[0]!), wordsOf(surveys[2]!)]),
  );
  await letGo();
  await countedWhole();
  expect(progress()).toEqual([
    [1, 3],
    [2, 3],
    [1, 1],
  ]);
});

const hasBuild = await stat(new URL('../dist/main.js', import.meta.url)).then(
  () => true,
  () => false,
);
(hasBuild ? test : test.skip)(
  `a gateway that is killed while it reads words keeps what it read, and the next one reads the rest${hasBuild ? '' : ' (skipped: nothing is built)'}`,
  async () => {
    child = spawn(process.execPath, [new URL('../dist/main.js', import.meta.url).pathname], {
      env: { PATH: process.env.PATH, ...settings() },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    await until(async () => (await readers()).length === 1);
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await read()).toEqual([wordsOf(surveys[0]!)]);
    await letGo();
    gateway = await start();
    await until(() => progress().length === 2);
    expect(progress()).toEqual([
      [1, 2],
      [2, 2],
    ]);
    await countedWhole();
  },
);
