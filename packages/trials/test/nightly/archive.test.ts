import type pg from 'pg';
import { buildArchive, connectTo } from '../../src/archive/build-archive.js';
import { type Cluster, startCluster } from '../../src/cluster/start-cluster.js';
import { until } from '@lqc/contracts/testing';

/** More than a call sums up itself, in several parts. */
const SIZE = { quarters: 12, contacts: 600 };
const SECTOR = 'Konstruksi';
/** What a process locks that sums quarters up. */
const SUMMING_LOCK = 7_208_402;
const ANSWERED_WITHIN_MS = 5000;

let cluster: Cluster;
let database: pg.Client;
beforeAll(async () => {
  cluster = await startCluster({ gateways: 1, workers: 1, backend: 'PostgreSQL' });
  database = await connectTo(cluster.postgres.url);
  await buildArchive(cluster.postgres.url, SIZE);
}, 180_000);
afterAll(async () => {
  await database?.end();
  await cluster?.stop();
}, 60_000);

const history = () =>
  cluster.admin.api.call('history', { query: { indicator: 'domestik', sector: SECTOR } });
const outdated = async () =>
  (await cluster.admin.api.call('historyOverview', { query: {} })).outdated;
const allSummedUp = () => until(async () => (await outdated()) === 0, 90_000);

/** The same counted without what is kept. */
async function counted() {
  const { rows } = await database.query<{ n: number; average: number }>(
    `SELECT count(*)::int AS n, floor(avg(a.score) * 100 + 0.5)::float8 / 100 AS average
       FROM workbook_file f JOIN noted_company c USING (survey_id)
       JOIN answer a ON a.contact_id = c.contact_id AND a.indicator = 'domestik'
      WHERE f.kind = 'quarterly' AND a.score IS NOT NULL AND c.sector = $1
      GROUP BY f.id ORDER BY f.year, f.quarter`,
    [SECTOR],
  );
  return rows;
}

/** Every second company is of this sector from now on. */
const storeOtherRegister = () =>
  database.query(`
    INSERT INTO workbook_content VALUES ('other register', '', 0);
    INSERT INTO company_register (content_sha256, report, companies, read_version)
    SELECT 'other register', report, companies, read_version FROM company_register;
    INSERT INTO company (register_id, position, key, name, sector, district)
    SELECT r.id, c.position, c.key, c.name,
           CASE WHEN c.position % 2 = 0 THEN '${SECTOR}' ELSE c.sector END, c.district
      FROM company c, company_register r WHERE r.content_sha256 = 'other register';
    UPDATE workbook_file f SET register_id = r.id, content_sha256 = r.content_sha256
      FROM company_register r WHERE r.content_sha256 = 'other register' AND f.kind = 'company'`);

const figures = async () => (await history()).points.map(({ n, average }) => ({ n, average }));

test('after another register an archive still answers at once, says what is old, and is true when a worker is done, also one that was killed halfway', async () => {
  await allSummedUp();
  const before = await figures();
  expect(before).toEqual(await counted());
  expect(before).toHaveLength(SIZE.quarters);

  await storeOtherRegister();
  const began = performance.now();
  const answer = await history();
  expect(performance.now() - began).toBeLessThan(ANSWERED_WITHIN_MS);
  expect(answer.outdated).toBeGreaterThan(0);
  // The oldest quarters come last and still show what they showed.
  expect(answer.points[0]).toMatchObject(before[0]!);

  // Between two parts of the worker's run the lock is free for a moment, and given to who waits first.
  await database.query('SELECT pg_advisory_lock($1)', [SUMMING_LOCK]);
  await cluster.workers[0]!.end('SIGKILL');
  await database.query('SELECT pg_advisory_unlock($1)', [SUMMING_LOCK]);
  expect(await outdated()).toBeGreaterThan(0);

  await cluster.replaceWorkers([cluster.workers[0]!]);
  await allSummedUp();
  const after = await figures();
  expect(after).toEqual(await counted());
  expect(after).not.toEqual(before);
}, 240_000);
