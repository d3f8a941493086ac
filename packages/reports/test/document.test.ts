import { unzipSync } from 'fflate';
import type { Copy } from '@lqc/contracts';
import { interviewsTold } from '../src/document/contents/interviews.js';
import { type DocumentChapter, type ReportDocument, writeDocument } from '../src/document/index.js';
import { imageSize } from 'image-size';
import { drawHistoryChart } from '../src/pictures/index.js';
import { paragraphsOf, partsOf } from './document-parts.js';
import { sampleInput } from './quarters.js';
import { aReport, aSection, aStatement } from './report-document.js';

const png = drawHistoryChart([
  { year: 2025, quarter: 3, value: 3.29, low: 3.1, high: 3.5, n: '56' },
]);
const aTable = (title: string, value: number | null = 3.29) => ({
  title,
  columns: [
    { header: 'Periode', kind: 'text' },
    { header: 'n', kind: 'count' },
    { header: 'Rata-rata', kind: 'average' },
  ] as const,
  rows: [
    [{ value: 'Triwulan III 2025' }, { value: 56 }, { value }],
    [
      { value: 'Triwulan II 2025' },
      { value: 2, disclosure: 'withheld' as const },
      { value: 3.5, disclosure: 'withheld' as const },
    ],
  ],
  notes: ['n = jawaban sah'],
});
const aFigure = (title: string) => ({
  title,
  drawn: () => png,
  note: 'n = 56',
  source: 'hasil liaison, diolah',
  data: aTable(title),
});

const chapter = (number: string, sections: DocumentChapter['sections']): DocumentChapter => ({
  number,
  heading: `BAB ${number} Judul`,
  isAnnex: false,
  sections,
});

const TEXT =
  'Permintaan **tumbuh**. Industri menyumbang. Daya beli terjaga.\n\n### Rincian\n\n- butir';
const place = (words: string) => ({
  start: TEXT.indexOf(words),
  end: TEXT.indexOf(words) + words.length,
});
const checked = aSection({
  text: TEXT,
  statements: [
    aStatement({
      ...place('Permintaan **tumbuh**.'),
      evidence: [
        { contactId: 'a', quote: 'Pesanan naik.', cell: 'D12' },
        { contactId: 'b', quote: 'Ramai.', cell: null },
      ],
    }),
    aStatement({
      ...place('Industri menyumbang.'),
      status: 'contradicted',
      expected: 'penyumbang terbesar Konstruksi',
      reason: { text: 'menurut data sekunder', by: 'sari' },
    }),
    aStatement({ ...place('Daya beli terjaga.'), status: 'unchecked' }),
  ],
});
const sources = new Map([
  [
    'a',
    {
      label: 'K7',
      sector: 'Industri Pengolahan',
      period: 'Triwulan III 2025',
      company: 'PT Angan Jaya',
      sheet: 'Lembar 7',
    },
  ],
  [
    'b',
    {
      label: 'K9',
      sector: null,
      period: 'Triwulan III 2025',
      company: 'CV Khayal',
      sheet: 'Lembar 9',
    },
  ],
]);

const written = async (report: Parameters<typeof aReport>[0]) =>
  partsOf(await writeDocument(aReport(report)));
const main = (parts: Map<string, string>) => paragraphsOf(parts.get('word/document.xml')!);

test('chapters, sections and headings within a text stand under the headings of Word', async () => {
  const paragraphs = main(await written({ chapters: [chapter('2', [checked])] }));
  const styled = (style: string) =>
    paragraphs.filter((one) => one.style === style).map(({ text }) => text);
  expect(styled('Heading1')).toEqual(['BAB 2 Judul', 'Lampiran']);
  expect(styled('Heading2')).toEqual([
    '2.1 Permintaan Domestik',
    'Pernyataan yang Belum Diperiksa',
  ]);
  expect(styled('Heading3')).toEqual(['Rincian']);
});

test('the table of contents is a field, legible before anybody updates it, with the pages that were counted', async () => {
  const report = aReport({ chapters: [chapter('2', [checked])] });
  const parts = partsOf(await writeDocument(report, [2, 2, 3, 4]));
  expect(parts.get('word/document.xml')).toMatch(/<w:instrText[^>]*>TOC [^<]*\\o &quot;1-2&quot;/);
  const lines = main(parts).filter(({ style }) => style?.startsWith('TOC'));
  expect(lines.map(({ text }) => text)).toEqual([
    'BAB 2 Judul\t2',
    '2.1 Permintaan Domestik\t2',
    'Lampiran\t3',
    'Pernyataan yang Belum Diperiksa\t4',
  ]);
});

test('where nobody counted pages, Word is asked to, and no number is made up', async () => {
  const parts = await written({ chapters: [chapter('2', [checked])] });
  const lines = main(parts).filter(({ style }) => style?.startsWith('TOC'));
  expect(lines.map(({ text }) => text)).toContain('2.1 Permintaan Domestik\t');
  expect(lines[0]!.xml).toContain('w:dirty="true"');
});

test('captions count on within a chapter by fields of Word, and begin again in the next', async () => {
  const parts = await written({
    chapters: [
      chapter('1', [
        aSection({ figures: [aFigure('satu'), aFigure('dua')], tables: [aTable('tabel')] }),
      ]),
      chapter('5', [aSection({ figures: [aFigure('tiga')] })]),
    ],
  });
  const captions = main(parts).filter(({ style }) => style === 'Caption');
  expect(captions.map(({ text }) => text)).toEqual([
    'Grafik 1.1  satu',
    'Grafik 1.2  dua',
    'Tabel 1.1  tabel',
    'Grafik 5.1  tiga',
    'Tabel L.1  Data Grafik 1.1 · satu',
    'Tabel L.2  Data Grafik 1.2 · dua',
    'Tabel L.3  Data Grafik 5.1 · tiga',
  ]);
  const fields = captions.map(({ xml }) => /w:instr="(.*?)"/.exec(xml)?.[1]);
  expect(fields.slice(0, 4)).toEqual([
    'SEQ Grafik \\* ARABIC \\r 1',
    'SEQ Grafik \\* ARABIC',
    'SEQ Tabel \\* ARABIC \\r 1',
    'SEQ Grafik \\* ARABIC \\r 1',
  ]);
});

test('charts are printed with 200 dots to the inch at least, and say where their data stand', async () => {
  const docx = await writeDocument(
    aReport({ chapters: [chapter('1', [aSection({ figures: [aFigure('satu')] })])] }),
  );
  const xml = partsOf(docx).get('word/document.xml')!;
  const inches = Number(/<wp:extent cx="(\d+)"/.exec(xml)![1]) / 914_400;
  const picture = Object.entries(unzipSync(docx)).find(([path]) => path.endsWith('.png'));
  expect(imageSize(picture![1]).width / inches).toBeGreaterThanOrEqual(200);
  expect(inches).toBeLessThanOrEqual(16 / 2.54 + 0.01);
  expect(paragraphsOf(xml).map(({ text }) => text)).toContain(
    'n = 56Sumber: hasil liaison, diolah · Data: Tabel L.1',
  );
});

test('a heading stays with its text, a chart with its section: no kept line goes on behind the picture', async () => {
  const parts = await written({
    chapters: [chapter('2', [aSection({ ...checked, figures: [aFigure('satu')] })])],
  });
  const paragraphs = main(parts);
  const isKept = ({ xml }: { xml: string }) => /<w:keepNext(?: w:val="true")?\/>/.test(xml);
  const first = paragraphs.findIndex(({ text }) => text === '2.1 Permintaan Domestik');
  // LibreOffice left the heading alone on the page before where one of the lines below was kept to the next.
  const section = paragraphs.slice(first, first + 4);
  expect(section.map(isKept)).toEqual([true, true, true, false]);
  expect(section.at(-1)!.xml).toContain('<w:drawing>');
  expect(section.at(-1)!.text).toContain('Data: Tabel L.1');
  expect(isKept(paragraphs.find(({ style }) => style === 'Heading3')!)).toBe(true);
});

test('footnotes name contact, sector and quarter; companies and cells stand in the confidential annex alone', async () => {
  const parts = await written({ chapters: [chapter('2', [checked])], sources });
  const notes = paragraphsOf(parts.get('word/footnotes.xml')!).map(({ text }) => text.trim());
  expect(notes.filter((note) => note !== '')).toEqual([
    'K7 (Industri Pengolahan), K9 · Triwulan III 2025',
    'Tidak sesuai data. Menurut data: penyumbang terbesar Konstruksi. Dipertahankan: menurut data sekunder (sari).',
    'Belum diperiksa terhadap data.',
  ]);
  const texts = main(parts).map(({ text }) => text);
  const annex = texts.lastIndexOf('Lampiran Rahasia: Sumber Catatan Kaki');
  expect(texts.indexOf('PT Angan Jaya')).toBeGreaterThan(annex);
  expect(texts.slice(annex)).toEqual(
    expect.arrayContaining(['K7', 'Lembar 7 D12', 'Pesanan naik.', 'CV Khayal']),
  );
});

test('a red sentence stands out before one that nobody could check, and the annex lists both', async () => {
  const paragraphs = main(await written({ chapters: [chapter('2', [checked])] }));
  const sentence = paragraphs.find(({ text }) => text.startsWith('Permintaan tumbuh'))!;
  const [before, red, after] = sentence.xml.split(/(?=Industri menyumbang\.)|(?<=menyumbang\.)/);
  const ofRun = (xml: string) => xml.slice(xml.lastIndexOf('<w:r>'));
  expect(ofRun(before!)).toMatch(/<w:u [^>]*w:val="thick"/);
  expect(ofRun(before!)).toMatch(/<w:shd [^>]*w:fill="FBECEB"/);
  expect([red, after!.match(/thick|w:shd/)]).toEqual(['Industri menyumbang.', null]);
  expect(after).toMatch(/<w:u [^>]*w:val="dotted"[^>]*\/>.*?Daya beli terjaga\./);
  const texts = paragraphs.map(({ text }) => text);
  expect(texts.slice(texts.lastIndexOf('Pernyataan yang Belum Diperiksa'))).toEqual(
    expect.arrayContaining([
      'Industri menyumbang.',
      'Tidak sesuai data',
      'Daya beli terjaga.',
      'Belum diperiksa',
    ]),
  );
});

test('what nobody could check is marked where it stands until people have approved it', async () => {
  const marked = async (approval: ReportDocument['approval']) => {
    const parts = await written({ approval, chapters: [chapter('2', [checked])] });
    const notes = paragraphsOf(parts.get('word/footnotes.xml')!).map(({ text }) => text.trim());
    return [
      /<w:u [^>]*w:val="dotted"[^>]*\/>.*?Daya beli terjaga\./.test(
        parts.get('word/document.xml')!,
      ),
      notes.includes('Belum diperiksa terhadap data.'),
    ];
  };
  expect(await marked(null)).toEqual([true, true]);
  expect(await marked({ by: 'sari', at: new Date() })).toEqual([false, false]);
});

test('a copy that leaves names no company, no reason and nothing that the data say instead', async () => {
  const parts = await written({ copy: 'release', chapters: [chapter('2', [checked])], sources });
  for (const xml of parts.values())
    expect(xml).not.toMatch(/Angan|Khayal|Lembar \d|Pesanan naik|sekunder|sari|Konstruksi/);
  expect(parts.get('word/document.xml')).not.toContain('Lampiran Rahasia');
});

test('a copy that leaves does not say which of its sentences are right', async () => {
  const parts = await written({ copy: 'release', chapters: [chapter('2', [checked])], sources });
  expect(parts.get('word/document.xml')).toContain('Industri menyumbang.');
  for (const xml of parts.values())
    expect(xml).not.toMatch(
      /w:val="thick"|FBECEB|Tidak sesuai|Belum diperiksa|Belum Diperiksa|sudah diperiksa/,
    );
});

test('withheld cells are dashes that a note explains', async () => {
  const parts = await written({
    chapters: [chapter('2', [aSection({ tables: [aTable('tabel')] })])],
  });
  const texts = main(parts).map(({ text }) => text);
  expect(texts.filter((text) => text === '–')).toHaveLength(2);
  expect(texts).toContain(
    '– = ditahan: terlalu sedikit perusahaan, atau sel yang dapat membukanya',
  );
  expect(texts).not.toContain('3,50');
});

test('every page of a report that nobody approved says DRAF, of an approved one none', async () => {
  const heads = async (report: Parameters<typeof aReport>[0]) =>
    [...(await written(report))].filter(([path]) => /word\/header\d+\.xml/.test(path));
  const drafts = await heads({});
  expect(drafts).toHaveLength(2);
  for (const [, xml] of drafts) expect(xml).toMatch(/<v:textpath [^>]*string="DRAF"/);
  const approval = { by: 'ratna', at: new Date('2025-10-12T00:00:00Z') };
  for (const [, xml] of await heads({ approval })) expect(xml).not.toContain('DRAF');
});

test('days on the cover are those of the office’s clock: approved at 06.30 WIB, it bears that morning’s date', async () => {
  const early = new Date('2025-10-11T23:30:00Z');
  const parts = await written({ approval: { by: 'ratna', at: early }, madeAt: early });
  const cover = parts.get('word/document.xml')!;
  expect(cover.match(/12 Oktober 2025/g)).toHaveLength(2);
  expect(cover).toContain('Disetujui oleh ratna pada 12 Oktober 2025 pukul 06.30 WIB');
  expect(cover).not.toContain('11 Oktober 2025');
});

test('the document is Indonesian, on A4, and tells its title, its copy and its office on each page, in one line above and one below', async () => {
  const parts = await written({});
  expect(parts.get('word/styles.xml')).toContain('w:val="id-ID"');
  expect(parts.get('word/document.xml')).toMatch(/<w:pgSz w:w="11906" w:h="16838"/);
  const saidIn = (path: string) => paragraphsOf(parts.get(path)!).map(({ text }) => text);
  // One line each: title and mark beside each other, not staggered.
  expect(saidIn('word/header2.xml')).toEqual([
    'Laporan Liaison · Triwulan III 2025\tDRAF · Salinan internal · Rahasia',
  ]);
  expect(saidIn('word/footer2.xml')).toEqual([
    'Kantor Perwakilan Contoh · Liaison Quick Capture\tHalaman ',
  ]);
  expect(parts.get('docProps/core.xml')).toContain('Laporan Liaison · Triwulan III 2025');
});

test('a long title leaves the quarter in the line above, and the name of any office stands whole below', async () => {
  const office = 'Kantor Perwakilan Contoh Provinsi Daerah Istimewa Kepulauan Selatan';
  const parts = await written({
    title: 'Laporan Hasil Liaison Dunia Usaha di Wilayah Kerja Provinsi Contoh',
    people: office,
  });
  const saidIn = (path: string) => paragraphsOf(parts.get(path)!)[0]!.text;
  expect(saidIn('word/header2.xml')).toMatch(/^Laporan Hasil Liaison .+… · Triwulan III 2025\t/);
  expect(saidIn('word/footer2.xml')).toContain(`${office} · Liaison Quick Capture`);
});

test('a section without a text says so', async () => {
  const texts = main(await written({ chapters: [chapter('2', [aSection({ text: ' ' })])] }));
  expect(texts.map(({ text }) => text)).toContain('Bagian ini belum disusun.');
});

test('hostile texts are text: markup, control characters, lone surrogates and endless words', async () => {
  const text = `<w:p>&amp;</w:p> \u0000\u000B\uFFFF ${'\uD800'} ]]> {{x}} ${'panjang'.repeat(3_000)}`;
  const parts = await written({
    title: text,
    people: text,
    period: text,
    chapters: [
      chapter('2', [
        aSection({
          heading: text,
          text,
          figures: [{ ...aFigure(text), note: text, source: text }],
        }),
      ]),
    ],
  });
  const body = main(parts).find(({ style }) => style === 'Isi')!;
  expect(body.text).toContain('<w:p>&amp;</w:p>');
  expect(body.text).toContain('panjang'.repeat(3_000));
});

test('the cover has a place for who signs, and says when and how contacts were met; what is missing is said', async () => {
  const people = 'Kantor Perwakilan Contoh; Kepala Perwakilan: Ratna';
  const interviews = [{ label: 'Wawancara', text: 'Februari 2025' }];
  const coverOf = async (report: Partial<ReportDocument>) =>
    paragraphsOf(
      partsOf(await writeDocument(aReport(report)))
        .get('word/document.xml')!
        .split('Daftar Isi')[0]!,
    ).map(({ text }) => text);
  const signed = await coverOf({ people, interviews });
  expect(signed).toEqual(
    expect.arrayContaining([
      'Kepala Perwakilan: Ratna',
      'Februari 2025',
      'Triwulan III 2025: SHA-256 0123456789ab',
      'Tanda tangan',
    ]),
  );
  expect(signed).not.toContain('Belum diisi');
  expect((await coverOf({ people: '' })).filter((one) => one === 'Belum diisi')).toHaveLength(2);
});

test('a copy that leaves names no month or way in which fewer than five contacts were met', async () => {
  const { now } = await sampleInput();
  const contacts = now.survey.contacts.map((contact, at) => ({
    ...contact,
    details: {
      ...contact.details!,
      visitedOn: at < 4 ? '2025-07-02' : '2025-08-09',
      method: at < 4 ? 'Telepon' : 'Daring',
    },
  }));
  const quarter = { ...now, survey: { ...now.survey, contacts } };
  const told = (copy: Copy) => interviewsTold(quarter, copy)!.map(({ text }) => text);
  expect(told('release')).toEqual(['Agustus 2025', 'Daring']);
  expect(told('internal')).toEqual([
    '2 Juli 2025 sampai 9 Agustus 2025',
    `Daring (${contacts.length - 4}) dan Telepon (4)`,
  ]);
});
