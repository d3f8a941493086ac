import { randomUUID } from 'node:crypto';
import { REPORT_LIMITS } from '@lqc/contracts';
import { aPerson } from '../src/testing/index.js';
import { BoundedSections1700000000039 } from '../src/migrations/0039-bounded-sections.js';
import { MIGRATIONS } from '../src/migrations/index.js';
import { aReport } from './support/a-report.js';
import { database, withDatabase } from './support/with-database.js';

let ownerId: string;
let reportId: string;

withDatabase(async () => {
  ownerId = (await aPerson(database)).id;
  ({ reportId } = await aReport(database, ownerId));
});

test('of a report one check before a release is carried out at a time, of others meanwhile', async () => {
  const worker = randomUUID();
  const claimNext = () =>
    database.claimedRuns.claimNext({ clicks: ['check-release'], batches: [] }, worker, 100);
  const ask = (id: string) =>
    database.runs.create({
      name: 'check-release',
      payload: { reportId: id },
      ownerId,
      requestId: null,
    });
  const [first, second, other] = [
    await ask(reportId),
    await ask(reportId),
    await ask(randomUUID()),
  ];
  expect((await claimNext())?.id).toBe(first);
  expect((await claimNext())?.id).toBe(other);
  expect(await claimNext()).toBeNull();
  expect(await database.claimedRuns.claim(second, worker)).toBeNull();
  await database.claimedRuns.fail(first, worker, 'JOB_CANCELLED', {});
  expect((await claimNext())?.id).toBe(second);
});

test('sections and reasons of a version before are bounded when they are taken over', async () => {
  const { dataSource } = database;
  const before = MIGRATIONS.indexOf(BoundedSections1700000000039);
  for (const _ of MIGRATIONS.slice(before)) await dataSource.undoLastMigration();
  const sentences = Array.from({ length: REPORT_LIMITS.statementsOfSection + 5 }, (_, at) => ({
    start: at,
    end: at + 1,
    status: at < 6 ? 'no_claim' : 'contradicted',
  }));
  await dataSource.query(
    `UPDATE report_section SET text = 'Naik.', statements = $2, red = '["Naik.", "Turun.", "Naik."]'
      WHERE report_id = $1`,
    [reportId, JSON.stringify(sentences)],
  );
  await dataSource.query(
    `INSERT INTO report_reason (section_id, sentence, reason, given_by, given_at)
     SELECT id, unnest(ARRAY['Naik.', 'Turun.']), 'Angka menyusul.', $2, '2025-10-01' FROM report_section
      WHERE report_id = $1`,
    [reportId, ownerId],
  );
  await dataSource.runMigrations();
  const [section] = await database.reports.sections(reportId, null);
  expect(section).toMatchObject({ statements_left_out: 5, red: ['Naik.', 'Turun.'] });
  expect(section!.statements.map(({ start }) => start)).toEqual([
    0,
    ...Array.from({ length: REPORT_LIMITS.statementsOfSection - 1 }, (_, at) => at + 6),
  ]);
  expect(section!.reasons).toMatchObject([
    { sentences: ['Naik.', 'Turun.'], reason: 'Angka menyusul.' },
  ]);
});
