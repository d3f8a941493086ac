import type { ReportExportRequest, ReportState } from '@lqc/contracts';
import { findRenderer, readHeadingPages } from '@lqc/reports/pages';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { loadSession } from '../src/loading/load-session.js';
import { printedAs, withoutPages } from './reports/printing.js';
import { type Running, sampleSession, startRunningWorker } from './running-worker.js';

const WITHIN_MS = 120_000;
const QUARTER = 'Triwulan III 2025';
const RED = 'Permintaan domestik naik menjadi 4,99.';

let running: Running;
let reportId: string;
let company: string;
let sector: string;
let quote: string;

beforeAll(async () => {
  running = await startRunningWorker(undefined, { samples: 12 });
  const { database, ownerId } = running;
  const sessionId = await sampleSession(running);
  const figures = (await running.run('start-session', { sessionId })).result;
  sector = Object.keys(figures.main_result!.lu_totals)[0]!;
  const { quarters } = await loadSession(database, sessionId);
  const { contactIds, survey } = quarters.now!;
  const spoke = survey.contacts.find(({ answers }) => answers.some((one) => one.narrative))!;
  quote = spoke.answers.find((one) => one.narrative)!.narrative!;
  company = spoke.name;
  const section = { target: null, title: 'Bagian' };
  reportId = (await database.reports.create(
    {
      title: `Laporan Liaison ${QUARTER}`,
      people: 'Kantor Perwakilan Contoh',
      sessionId,
      createdBy: ownerId,
      quarters: {
        now: { file_id: null, label: QUARTER, year: 2025, quarter: 3 },
        before: { file_id: null, label: 'Triwulan II 2025', year: 2025, quarter: 2 },
      },
      sections: [
        {
          ...section,
          chapter: 'ringkasan',
          kind: 'ringkasan_eksekutif',
          title: 'Ringkasan Eksekutif',
        },
        { ...section, chapter: 'bab_1', kind: 'garis_besar' },
        { chapter: 'bab_2', kind: 'indikator', target: 'domestik', title: 'Permintaan Domestik' },
        { chapter: 'bab_3', kind: 'lapangan_usaha', target: sector, title: sector },
        { ...section, chapter: 'bab_4', kind: 'profil' },
        { ...section, chapter: 'lampiran', kind: 'tabel' },
      ],
    },
    100,
  ))!;
  const { sections } = (await database.reports.find(reportId))!;
  const statement = { advice: [], claims: [], counter: null };
  await database.reportSections.store(database.dataSource.manager, {
    reportId,
    sessionId,
    sectionId: sections.find(({ kind }) => kind === 'indikator')!.id,
    text: `${company} bercerita. ${RED}`,
    version: 0,
    writer: 'person',
    model: null,
    by: ownerId,
    runId: null,
    counts: null,
    facts: [],
    statements: [
      {
        ...statement,
        start: 0,
        end: company.length + 11,
        status: 'supported',
        evidence: [
          { contact_id: contactIds.get(spoke.position)!, sentence: quote, support: 'full' },
        ],
      },
      {
        ...statement,
        start: company.length + 12,
        end: company.length + 12 + RED.length,
        status: 'contradicted',
        evidence: [],
      },
    ],
  });
}, WITHIN_MS);
afterAll(() => running?.stop());

const INTERNAL: ReportExportRequest = { format: 'docx', copy: 'internal' };
async function exported(request: ReportExportRequest) {
  const over = await running.run('export-report', { reportId, request, quarter: QUARTER });
  expect(over).toMatchObject({ status: 'completed' });
  const artifact = over.result;
  const stored = (await running.database.artifacts.read(artifact.artifact_id))!;
  return { ...artifact, bytes: stored.bytes, mediaType: stored.mediaType };
}

let asDocument: ReturnType<typeof exported> | undefined;
/** The internal copy as a Word document, which several tests read. */
const internalDocument = () => (asDocument ??= withoutPages(() => exported(INTERNAL)));

/** What stands in a packed document, without its markup. */
const wordsOf = (bytes: Uint8Array) =>
  Object.entries(unzipSync(bytes))
    .filter(([path]) => path.endsWith('.xml'))
    .map(([, part]) => strFromU8(part).replace(/<[^>]*>/g, ''))
    .join('\n');

test(
  'a report leaves as a document with its text, its sources and the charts of its quarters',
  async () => {
    const { bytes, file_name: fileName } = await internalDocument();
    expect(fileName).toBe(`Laporan_Liaison_${QUARTER}.docx`);
    const words = wordsOf(bytes);
    for (const found of [
      'BAB 2 Analisis Indikator Liaison',
      RED,
      'Tidak sesuai data. Belum diperbaiki dan belum diberi alasan.',
      'Lampiran Rahasia: Sumber Catatan Kaki',
      company,
      `${sector}: keterangan kontak`,
    ])
      expect(words).toContain(found.replaceAll('&', '&amp;'));
    const pictures = Object.keys(unzipSync(bytes)).filter((path) => path.endsWith('.png'));
    expect(pictures).toHaveLength(4);
  },
  WITHIN_MS,
);

test(
  'the copy that leaves has its own name, and names no firm, neither in a sentence nor in a source',
  async () => {
    const request = { format: 'docx', copy: 'release' } as const;
    const { bytes, file_name: fileName } = await withoutPages(() => exported(request));
    expect(fileName).toMatch(/rilis\.docx$/i);
    const words = wordsOf(bytes);
    expect(words).not.toContain(company);
    expect(words).not.toContain(quote);
    expect(words).not.toContain('Lampiran Rahasia');
    expect(words).toContain('BAB 2 Analisis Indikator Liaison');
  },
  WITHIN_MS,
);

test(
  'the tables leave as a workbook',
  async () => {
    const { bytes, file_name: fileName } = await exported({ format: 'xlsx', copy: 'internal' });
    expect(fileName).toMatch(/\.xlsx$/);
    expect(wordsOf(bytes)).toContain('Sebaran jawaban semua indikator');
  },
  WITHIN_MS,
);

test(
  'pages are made where something is installed that makes them, and else it is said',
  async () => {
    const request = { format: 'pdf', copy: 'internal' } as const;
    const payload = { reportId, request, quarter: QUARTER };
    const over = await withoutPages(() => running.run('export-report', payload));
    expect(over).toMatchObject({ status: 'failed', errorCode: 'REPORT_PDF_UNAVAILABLE' });
    if ((await findRenderer()) === null) return;
    const { bytes, mediaType } = await exported(request);
    expect(mediaType).toBe('application/pdf');
    // Both name the pages that headings are printed on.
    const { bytes: document } = await printedAs(bytes, () => exported(INTERNAL));
    const xml = strFromU8(unzipSync(document)['word/document.xml']!);
    const named = [...xml.matchAll(/PAGEREF _Toc\d+ .*?fldCharType="end"/gs)].map(([field]) =>
      Number(/<w:t[^>]*>(\d+)</.exec(field)?.[1]),
    );
    expect(named.length).toBeGreaterThan(5);
    expect(named).toEqual(await readHeadingPages(bytes));
  },
  WITHIN_MS,
);

/** The rows of a stored quarter in the tables of a document. */
async function rowsOf(label: string, copy: ReportExportRequest['copy'] = 'internal') {
  const { bytes } = await withoutPages(() => exported({ format: 'docx', copy }));
  const xml = strFromU8(unzipSync(bytes)['word/document.xml']!);
  return [...xml.matchAll(/<w:tr[ >].*?<\/w:tr>/gs)]
    .map(([row]) => row.replaceAll('</w:tc>', '|').replace(/<[^>]*>/g, ''))
    .filter((row) => row.startsWith(`${label}|`));
}

test(
  'an approved report keeps the stored quarters of its charts when one is replaced, and tells no figure of them outside; a draft has those of now',
  async () => {
    const { database, ownerId } = running;
    const seen = (await database.reports.find(reportId))!;
    const set = async (from: ReportState, to: ReportState) =>
      expect(
        await database.reportApprovals.setState(reportId, { from, to, by: ownerId }, seen, null),
      ).toBe('done');
    await set('draf', 'disetujui');
    const files = await database.files.list();
    const [older, other] = ['Triwulan I 2025', 'Triwulan II 2025'].map((label) =>
      files.find((file) => file.label === label),
    );
    const label = older!.label!;
    const [approved, released] = [await rowsOf(label), await rowsOf(label, 'release')];
    expect(approved).toHaveLength(1);
    const [, , average] = approved[0]!.split('|');
    expect(released).toEqual([`${label}|12|${average}|–|–|–|`]);
    const replaced = await running.run('read-quarterly-file', {
      contentSha256: other!.sha256,
      fileName: 'ganti.xlsx',
      label,
      replaces: older!.id,
    });
    expect(replaced).toMatchObject({ status: 'completed' });
    expect(await rowsOf(label)).toEqual(approved);
    expect(await rowsOf(label, 'release')).toEqual([`${label}|12|–|–|–|–|`]);
    await set('disetujui', 'draf');
    expect(await rowsOf(label)).not.toEqual(approved);
  },
  WITHIN_MS,
);

test('a report that is gone is said to be gone', async () => {
  const over = await running.run('export-report', {
    reportId: crypto.randomUUID(),
    request: { format: 'docx', copy: 'internal' },
    quarter: QUARTER,
  });
  expect(over).toMatchObject({ status: 'failed', errorCode: 'REPORT_NOT_FOUND' });
});

test(
  'the document of a report may be the template of the next ones, but not with macros',
  async () => {
    const { bytes } = await internalDocument();
    const check = async (document: Uint8Array) => {
      const contentSha256 = await running.content(document);
      return running.run('check-template', { contentSha256, fileName: 'templat.docx' });
    };
    expect(await check(bytes)).toMatchObject({ status: 'completed' });
    const parts = unzipSync(bytes);
    const types = strFromU8(parts['[Content_Types].xml']!).replace(
      'vnd.openxmlformats-officedocument.wordprocessingml.document.main',
      'vnd.ms-word.document.macroEnabled.main',
    );
    const withMacros = zipSync({ ...parts, '[Content_Types].xml': strToU8(types) });
    expect(await check(withMacros)).toMatchObject({
      status: 'failed',
      errorCode: 'REPORT_TEMPLATE_INVALID',
    });
  },
  WITHIN_MS,
);
