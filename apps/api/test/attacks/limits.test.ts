import { type Report, USAGE_LIMITS, type UsageLimitName, type UsageLimits } from '@lqc/contracts';
import { anOffice, aReport } from '../reports/a-report.js';
import type { TestGateway } from '../support/a-gateway.js';
import { changeLimits } from '../support/change-limits.js';
import type { Client } from '../support/client.js';

let gateway: TestGateway;
let author: Client;
let report: Report;
beforeAll(async () => {
  ({ gateway, author } = await anOffice());
  report = await aReport(gateway, author);
});
afterAll(() => gateway?.stop());

const standard = Object.fromEntries(
  Object.entries(USAGE_LIMITS).map(([name, limit]) => [name, limit.standard]),
) as UsageLimits;

/** Sets one limit, makes so many calls at the same instant, and expects `limit` of them to be kept. */
async function expectLimit(
  name: UsageLimitName,
  limit: number,
  call: (nth: number) => Promise<Response>,
  code: string,
): Promise<void> {
  await changeLimits(await gateway.admin(), { ...standard, [name]: limit });
  const answers = await Promise.all(Array.from({ length: limit + 10 }, (_, nth) => call(nth)));
  expect(answers.filter(({ ok }) => ok)).toHaveLength(limit);
  const refused = answers.find(({ ok }) => !ok)!;
  expect(await refused.json()).toMatchObject({
    code,
    message: expect.stringMatching(new RegExp(`\\b${limit}\\b.*Operasional`)),
  });
}

test('a person keeps so many searches as admins allow, also when asking for many at once', async () => {
  await expectLimit(
    'saved_searches_per_person',
    12,
    (nth) => author.send('saveSearch', { body: { name: `Cari ${nth}`, query: { q: 'bunga' } } }),
    'SAVED_SEARCHES_FULL',
  );
  const again = { name: 'Cari lagi', query: { q: 'bunga' } };
  expect(await author.refusal('saveSearch', { body: again })).toMatchObject({ status: 409 });
});

test('an office hides so many words as admins allow, also when many are hidden at once', async () => {
  await expectLimit(
    'office_words_in_all',
    15,
    (nth) =>
      author.send('setOfficeWord', {
        body: { word: `kata${String.fromCodePoint(97 + nth)}`, shown_as: null },
      }),
    'OFFICE_WORDS_FULL',
  );
});

test('a section takes so many comments as admins allow, on sentences that are no books', async () => {
  const params = { id: report.id, section: report.sections[0]!.id };
  await expectLimit(
    'comments_per_section',
    10,
    (nth) =>
      author.send('comment', { params, body: { sentence: 'Naik.', text: `Catatan ${nth}` } }),
    'REPORT_COMMENTS_FULL',
  );
  const other = { id: report.id, section: report.sections[1]!.id };
  const body = { sentence: 'x'.repeat(4001), text: 'Panjang' };
  const refused = await author.refusal('comment', { params: other, body });
  expect(refused).toMatchObject({ status: 400, code: 'REPORT_SENTENCE_TOO_LONG' });
  expect(refused.message).toContain('4.000');
});

test('a person begins so many reports as admins allow, also when beginning many at once', async () => {
  const writer = await gateway.signedIn('staff');
  const { quarter_now: now, quarter_before: before } = report;
  const body = { quarter_now_id: now.file_id, quarter_before_id: before.file_id };
  await expectLimit(
    'reports_per_person',
    3,
    () => writer.send('createReport', { body }),
    'REPORTS_FULL',
  );
  // Whoever takes one away begins another.
  const { reports } = await writer.call('reports', { query: {} });
  const own = reports.find(({ created_by: by }) => by === writer.username)!;
  await writer.call('deleteReport', { params: { id: own.id } });
  expect((await writer.send('createReport', { body })).status).toBe(201);
}, 60_000);

test('reports come in pages that hold each of them once', async () => {
  await gateway.database.dataSource.query(
    `INSERT INTO report (title, people, session_id, created_by)
     SELECT 'Laporan ' || n, '', session_id, created_by FROM report, generate_series(1, $2) n
      WHERE id = $1`,
    [report.id, 50],
  );
  await gateway.database.dataSource.query(
    `INSERT INTO report_quarter (report_id, role, file_id, label, year, quarter)
     SELECT r.id, q.role, q.file_id, q.label, q.year, q.quarter FROM report r, report_quarter q
      WHERE q.report_id = $1 AND NOT EXISTS (SELECT FROM report_quarter o WHERE o.report_id = r.id)`,
    [report.id],
  );
  const first = await author.call('reports', { query: {} });
  expect(first.reports).toHaveLength(50);
  const rest = await author.call('reports', { query: { before: first.next! } });
  expect(rest.next).toBeNull();
  const ids = [...first.reports, ...rest.reports].map(({ id }) => id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toHaveLength(first.total);
});
