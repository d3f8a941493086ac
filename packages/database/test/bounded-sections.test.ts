import { randomUUID } from 'node:crypto';
import { REPORT_LIMITS } from '@lqc/contracts';
import { migrate } from '../src/index.js';
import { BoundedSections1700000000039 } from '../src/migrations/0039-bounded-sections.js';
import { aPerson } from '../src/testing/index.js';
import { aReport } from './support/a-report.js';
import { databaseBefore } from './support/before-migration.js';
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
  await database.claimedRuns.fail(first, worker, { code: 'JOB_CANCELLED' });
  expect((await claimNext())?.id).toBe(second);
});

test('sections and reasons of a version before are bounded when they are taken over', async () => {
  const earlier = await databaseBefore(BoundedSections1700000000039);
  const { id: personId } = await aPerson(earlier);
  const sentences = Array.from({ length: REPORT_LIMITS.statementsOfSection + 5 }, (_, at) => ({
    start: at,
    end: at + 1,
    status: at < 6 ? 'no_claim' : 'contradicted',
  }));
  const [{ id }]: [{ id: string }] = await earlier.dataSource.query(
    `WITH session AS (INSERT INTO analysis_session (id, owner_id, sources)
                      VALUES (gen_random_uuid(), $1, '{}') RETURNING id),
          report AS (INSERT INTO report (title, people, session_id, created_by)
                     SELECT 'Laporan', '', id, $1 FROM session RETURNING id),
          section AS (INSERT INTO report_section (report_id, chapter, kind, title, position, text,
                                                  statements, red)
                      SELECT id, 'bab_1', 'catatan', 'Bagian', 1, 'Naik.', $2,
                             '["Naik.", "Turun.", "Naik."]' FROM report RETURNING id, report_id),
          reason AS (INSERT INTO report_reason (section_id, sentence, reason, given_by, given_at)
                     SELECT id, unnest(ARRAY['Naik.', 'Turun.']), 'Angka menyusul.', $1, '2025-10-01'
                       FROM section)
     SELECT report_id AS id FROM section`,
    [personId, JSON.stringify(sentences)],
  );
  await migrate(earlier);
  const [section] = await earlier.reports.sections(id, null);
  expect(section).toMatchObject({ statements_left_out: 5, red: ['Naik.', 'Turun.'] });
  expect(section!.statements.map(({ start }) => start)).toEqual([
    0,
    ...Array.from({ length: REPORT_LIMITS.statementsOfSection - 1 }, (_, at) => at + 6),
  ]);
  expect(section!.reasons).toMatchObject([
    { sentences: ['Naik.', 'Turun.'], reason: 'Angka menyusul.' },
  ]);
});
