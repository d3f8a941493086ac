import { randomUUID } from 'node:crypto';
import type { Statement } from '@lqc/contracts';
import type { Database, Transaction } from '../src/index.js';
import {
  aPerson,
  startTestPostgres,
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
  const to = { id: randomUUID(), ownerId, sources: NO_SOURCES } as Renewal[1]['to'];
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
