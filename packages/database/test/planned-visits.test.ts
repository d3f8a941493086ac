import { migrate } from '../src/index.js';
import { PlannedVisits1700000000044 } from '../src/migrations/0044-planned-visits.js';
import { aPerson } from '../src/testing/index.js';
import { databaseBefore } from './support/before-migration.js';
import { withDatabase } from './support/with-database.js';

withDatabase();

test('what was put on the list of visits before is planned for the quarter that came next; what was taken off stays off', async () => {
  const database = await databaseBefore(PlannedVisits1700000000044);
  const { dataSource } = database;
  const { id: personId } = await aPerson(database);
  // Triwulan IV 2025 was the latest stored quarter; or none was, in February 2026.
  await dataSource.query(
    `INSERT INTO plan_choice (company_key, choice, note, after_period, chosen_by, chosen_at)
     VALUES ('pt a', 'added', 'diminta', 2025 * 4 + 4, $1, '2026-02-01'),
            ('pt b', 'added', '', NULL, $1, '2026-02-01'),
            ('pt c', 'removed', 'pindah kota', 2025 * 4 + 4, $1, '2026-02-01')`,
    [personId],
  );
  await migrate(database);
  const visits: unknown = await dataSource.query(
    `SELECT company_key, year, quarter, status, note FROM planned_visit ORDER BY company_key`,
  );
  const next = { year: 2026, quarter: 1, status: 'planned' };
  expect(visits).toEqual([
    { company_key: 'pt a', ...next, note: 'diminta' },
    { company_key: 'pt b', ...next, note: '' },
  ]);
  const removed: unknown = await dataSource.query(`SELECT company_key, note FROM plan_removal`);
  expect(removed).toEqual([{ company_key: 'pt c', note: 'pindah kota' }]);
});
