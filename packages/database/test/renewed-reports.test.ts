import { randomUUID } from 'node:crypto';
import type { Statement } from '@lqc/contracts';
import type { Database, Transaction } from '../src/index.js';
import {
  aPerson,
  startTestPostgres,
  storeUnreadQuarter,
  type TestPostgres,
  waitingForLocks,
} from '../src/testing/index.js';
import { aReport, NO_SOURCES } from './support/a-report.js';

let postgres: TestPostgres;
let database: Database;
let url: string;
let ownerId: string;

beforeAll(async () => {
  postgres = await startTestPostgres();
  ({ database, url } = await postgres.createDatabase());
  ownerId = (await aPerson(database)).id;
});
afterAll(() => postgres?.stop());

const checked = (status: Statement['status']) => ({
  statements: [
    { start: 0, end: 5, status, advice: [], claims: [], evidence: [], counter: null },
  ] satisfies Statement[],
  counts: null,
  facts: [],
});

/** A report whose one section has a text, with what people and programs do to it at the same time. */
async function aReportAtWork() {
  const { sessionId, reportId } = await aReport(database, ownerId);
  const section = async () => (await database.reports.sections(reportId, null))[0]!;
  const { id: sectionId } = await section();
  const place = { reportId, sectionId, sessionId };
  const write = (transaction: Transaction, text: string, version: number) =>
    database.reportSections.store(transaction, {
      ...place,
      ...checked('supported'),
      text,
      version,
      writer: 'person',
      model: null,
      by: ownerId,
      runId: null,
    });
  await database.dataSource.transaction((transaction) => write(transaction, 'Naik.', 0));
  const { id, version, text } = await section();
  const to = { id: randomUUID(), ownerId, sources: NO_SOURCES, confirmed: {} } as Renewal[1]['to'];
  const file = {
    id: randomUUID(),
    label: null,
    file_name: 'a.xlsx',
    year: null,
    quarter: null,
  } as Renewal[2]['file'];
  const renew = () =>
    database.reportQuarters.renew(
      reportId,
      { from: sessionId, to },
      {
        sections: [
          {
            ...checked('contradicted'),
            section: { id, version, text },
            text,
            rewritten: [],
            changedFigures: [],
            isTouched: true,
          },
        ],
        sectors: [],
        file,
        isRenamed: false,
      },
    );
  return { ...place, section, write, renew };
}
type Renewal = Parameters<Database['reportQuarters']['renew']>;

test('a report is not renewed with checks of a text that was replaced just then', async () => {
  const { reportId, sessionId, section, write, renew } = await aReportAtWork();
  const [renewing] = await database.dataSource.transaction(async (transaction) => {
    await write(transaction, 'Turun.', 1);
    const renewal = renew();
    await waitingForLocks(url, 1);
    return [renewal];
  });
  expect(await renewing).toBe(false);
  expect(await section()).toMatchObject({
    text: 'Turun.',
    version: 2,
    statements: [{ status: 'supported' }],
  });
  expect((await database.reports.head(reportId))!.head.session_id).toBe(sessionId);
  expect(await renew()).toBe(false);
});

test('a renewal that ends an approval is logged in one line with the state before, whatever the title holds', async () => {
  const { reportId, renew } = await aReportAtWork();
  await database.dataSource.query(`UPDATE report SET title = $2, state = 'terbit' WHERE id = $1`, [
    reportId,
    'Laporan\n\u202eTriwulan',
  ]);
  expect(await renew()).toBe(true);
  const [event] = await database.audit.list({ action: 'set-report-state' }, { limit: 1 });
  expect(event).toMatchObject({
    actor: null,
    object_id: reportId,
    object_label: 'Laporan Triwulan · terbit→draf · a.xlsx',
  });
});

test('a report is not renewed with sectors of before what somebody said of a company just then', async () => {
  const { section, renew } = await aReportAtWork();
  const given = { contact: 'PT Baru', contact_key: 'baru', sector: 'Konstruksi' } as const;
  await database.confirmedCompanies.giveSector(given, ownerId);
  expect(await renew()).toBe(false);
  expect((await section()).statements).toMatchObject([{ status: 'supported' }]);
  await database.confirmedCompanies.takeSectorBack('baru');
  expect(await renew()).toBe(true);
});

test('a second reading of a text is not kept when its report is renewed just then', async () => {
  const { section, renew, ...place } = await aReportAtWork();
  const { dataSource, reportSections } = database;
  const [keeping, renewing] = await dataSource.transaction(async (transaction) => {
    // Holds the renewal up where it has begun, and the second reading behind it.
    await transaction.query('SELECT FROM report_section WHERE id = $1 FOR UPDATE', [
      place.sectionId,
    ]);
    const renewal = renew();
    await waitingForLocks(url, 1);
    const reading = { ...place, ...checked('unchecked'), version: 1 };
    const kept = dataSource.transaction((other) => reportSections.leaveOpen(other, reading));
    await waitingForLocks(url, 2);
    return [kept, renewal];
  });
  expect([await renewing, await keeping]).toEqual([true, false]);
  expect((await section()).statements).toMatchObject([{ status: 'contradicted' }]);
});

test('an approval keeps nobody from a report while the stored quarters are read for it, and what it keeps of them goes with it', async () => {
  const { reportId, sessionId, section } = await aReportAtWork();
  const told = { year: 2025, contacts: 2, narrative: `'naik'` };
  await storeUnreadQuarter(database, { ...told, label: 'Triwulan I 2025', quarter: 1 });
  const { id, version } = await section();
  const seen = { session_id: sessionId, sections: [{ id, version }] };
  const step = { from: 'draf', to: 'disetujui', by: ownerId } as const;
  const { dataSource, quarterSums, reportApprovals } = database;
  const approving = await dataSource.transaction(async (transaction) => {
    await transaction.query('LOCK TABLE answer');
    const approval = reportApprovals.setState(reportId, step, seen, null);
    await waitingForLocks(url, 1);
    await transaction.query('SELECT FROM report WHERE id = $1 FOR UPDATE NOWAIT', [reportId]);
    return [approval];
  });
  expect(await approving[0]).toBe('done');

  await storeUnreadQuarter(database, { ...told, label: 'Triwulan II 2025', quarter: 2 });
  const shown = async () => [
    ...new Set((await quarterSums.ofReport(reportId)).map(({ label }) => label)),
  ];
  expect(await shown()).toEqual(['Triwulan I 2025']);
  // As a version before takes an approval away.
  await dataSource.query(
    `UPDATE report SET state = 'draf', approved_by = NULL, approved_at = NULL WHERE id = $1`,
    [reportId],
  );
  expect(await shown()).toEqual(['Triwulan I 2025', 'Triwulan II 2025']);
});
