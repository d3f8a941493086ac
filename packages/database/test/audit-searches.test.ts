import type { AuditQuery } from '@lqc/contracts';
import { database, withDatabase } from './support/with-database.js';

withDatabase(async () => {
  await database.dataSource.query(
    `INSERT INTO audit_event (at, actor, action, outcome, agent)
     SELECT now() - (60000 - n) * interval '1 hour', 'staf' || n % 40, 'sign-in',
            CASE WHEN n % 2000 = 0 THEN 'refused' ELSE 'done' END, repeat('Mozilla ', 20)
       FROM generate_series(1, 60000) n`,
  );
  await database.dataSource.query('VACUUM ANALYZE audit_event');
});
afterEach(() => jest.restoreAllMocks());

/** Pages that a search of the log reads, the index's among them. */
async function pagesRead(which: AuditQuery): Promise<number> {
  const asked = jest.spyOn(database.dataSource, 'query');
  await database.audit.list(which, { limit: 51 });
  const [sql, values] = asked.mock.lastCall!;
  const [plan] = await database.dataSource.query(
    `EXPLAIN (ANALYZE, BUFFERS, FORMAT JSON) ${sql}`,
    values,
  );
  const { Plan: read } = plan['QUERY PLAN'][0];
  return read['Shared Hit Blocks'] + read['Shared Read Blocks'];
}

test.each<AuditQuery>([
  { from: '2021-03-01', to: '2021-03-01' },
  { from: '2021-03-01', to: '2021-03-01', action: 'sign-in' },
  { outcome: 'refused' },
  { outcome: 'refused', from: '2021-03-01', to: '2021-06-30' },
])('the search of the audit log for %j reads a small part of it', async (which) => {
  const [{ pages }] = await database.dataSource.query(
    `SELECT pg_relation_size('audit_event') / current_setting('block_size')::int AS pages`,
  );
  expect(await pagesRead(which)).toBeLessThan(Number(pages) / 5);
});
