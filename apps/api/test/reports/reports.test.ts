import { INDICATORS, type Report, SectionHead } from '@lqc/contracts';
import type { TestGateway } from '../support/a-gateway.js';
import type { Client } from '../support/client.js';
import { anOffice, aReport } from './a-report.js';

let gateway: TestGateway;
let author: Client;
let colleague: Client;
beforeAll(async () => {
  ({ gateway, author, colleague } = await anOffice());
});
afterAll(() => gateway?.stop());

const saved = (client: Client, { id }: Report, section: string, text: string, version: number) =>
  client.call('saveSection', { params: { id, section }, body: { text, version } });

test('a report begins with an empty section for each indicator, each sector and each chapter beside them', async () => {
  const report = await aReport(gateway, author);
  expect(report).toMatchObject({
    title: `Laporan Liaison ${report.quarter_now.label}`,
    state: 'draf',
    created_by: author.username,
    last_year: null,
    drafting: null,
  });
  const { sections } = report;
  expect(sections.map(({ position }) => position)).toEqual(sections.map((_, at) => at));
  expect(
    sections.every(({ state, text, version }) => state === 'kosong' && !text && !version),
  ).toBe(true);
  const of = (kind: string) => sections.filter((section) => section.kind === kind);
  expect(of('indikator').map(({ target }) => target)).toEqual(INDICATORS.map(({ key }) => key));
  expect(of('lapangan_usaha').map(({ target }) => target)).toEqual([
    'Konstruksi',
    'Industri Pengolahan',
  ]);
  expect(
    sections.filter(({ target }) => !target).map(({ chapter, kind }) => [chapter, kind]),
  ).toEqual([
    ['ringkasan', 'ringkasan_eksekutif'],
    ['bab_1', 'garis_besar'],
    ['bab_1', 'sumber_perubahan'],
    ['bab_1', 'harapan'],
    ['bab_1', 'tema'],
    ['bab_1', 'konteks'],
    ['bab_1', 'catatan'],
    ['bab_3', 'peta_sektor'],
    ['bab_4', 'profil'],
    ['lampiran', 'metode'],
    ['lampiran', 'kualitas_data'],
    ['lampiran', 'tabel'],
  ]);
});

test('a report is of the office: a colleague lists it, reads it, writes in it, and opens its analysis', async () => {
  const report = await aReport(gateway, author);
  const { reports } = await colleague.call('reports', { query: {} });
  expect(reports[0]).toMatchObject({
    id: report.id,
    counts: { sections: report.sections.length, empty: report.sections.length, red: 0 },
  });
  const section = await saved(colleague, report, report.sections[0]!.id, 'Permintaan naik.', 0);
  expect(section).toMatchObject({
    state: 'draf',
    version: 1,
    writer: 'person',
    edited: false,
    updated_by: colleague.username,
    holder: { username: colleague.username },
  });
  const read = await author.call('report', { params: { id: report.id } });
  expect(read.sections[0]).toEqual(section);
  const opened = await colleague.send('session', { params: { session: report.session_id } });
  expect(opened.status).toBe(200);
});

test('a version that somebody overtook is refused, and nothing of it is kept', async () => {
  const report = await aReport(gateway, author);
  const { id } = report;
  const section = report.sections[1]!.id;
  await saved(author, report, section, 'Pertama.', 0);
  await saved(author, report, section, 'Kedua.', 1);
  const refused = await author.refusal('saveSection', {
    params: { id, section },
    body: { text: 'Terlambat.', version: 1 },
  });
  expect(refused).toMatchObject({ status: 409, code: 'REPORT_SECTION_NEWER' });
  const { versions } = await author.call('sectionVersions', { params: { id, section } });
  expect(versions.map(({ version, text }) => [version, text])).toEqual([
    [2, 'Kedua.'],
    [1, 'Pertama.'],
  ]);
});

test('of two who change one outline from the same reading the second is told, and what the first left out stays out', async () => {
  const { id, sections } = await aReport(gateway, author);
  const params = { id };
  const seen = sections.map((one) => ({ id: one.id, included: one.included }));
  const without = (at: number) => ({
    outline: seen.map((one, nth) => ({ ...one, included: nth !== at })),
    outline_seen: seen,
  });
  await author.call('changeReport', { params, body: without(0) });
  const refused = await colleague.refusal('changeReport', { params, body: without(1) });
  expect(refused).toMatchObject({ status: 409, code: 'REPORT_CHANGED_MEANWHILE' });
  const after = await author.call('report', { params });
  expect(after.sections.flatMap((one, at) => (one.included ? [] : [at]))).toEqual([0]);
});

test('of two who give one report another title or other people the second is told, and what the first wrote stands', async () => {
  const { id, title, people } = await aReport(gateway, author);
  const params = { id };
  const first = { title: 'Judul Ani', title_seen: title, people: 'Ani', people_seen: people };
  await author.call('changeReport', { params, body: first });
  for (const body of [
    { title: 'Judul Budi', title_seen: title },
    { people: 'Budi', people_seen: people },
  ])
    expect(await colleague.refusal('changeReport', { params, body })).toMatchObject({
      status: 409,
      code: 'REPORT_CHANGED_MEANWHILE',
    });
  const again = { title: 'Judul Budi', title_seen: 'Judul Ani' };
  expect(await colleague.call('changeReport', { params, body: again })).toMatchObject({
    title: 'Judul Budi',
    people: 'Ani',
  });
});

test('a report is looked after by its outline, and only sections with a new text are read again', async () => {
  const report = await aReport(gateway, author);
  const { id } = report;
  const [first, second] = report.sections;
  await saved(author, report, first!.id, 'Permintaan naik.', 0);
  const outline = await author.call('reportOutline', { params: { id } });
  const whole = await author.call('report', { params: { id } });
  expect(outline).toEqual({
    ...whole,
    sections: whole.sections.map((one) => SectionHead.parse(one)),
  });
  const ids = [second!.id, first!.id].join(',');
  const { sections } = await colleague.call('reportSections', { params: { id }, query: { ids } });
  expect(sections).toEqual(whole.sections.slice(0, 2));
  const other = await aReport(gateway, author);
  const foreign = await author.call('reportSections', { params: { id: other.id }, query: { ids } });
  expect(foreign.sections).toEqual([]);
});
