import xlsx from '@e965/xlsx';
import { aContact } from '@lqc/analysis/testing';
import type { Copy, Report } from '@lqc/contracts';
import { cellWords } from '../src/document/cell-words.js';
import { sectorMap } from '../src/document/contents/sector-map.js';
import { sourcesOfChange } from '../src/document/contents/sources-of-change.js';
import {
  type DocumentTable,
  indicatorHistory,
  indicatorLevels,
  profileFigures,
  reportDocumentOf,
  sectorLevels,
  writeTables,
} from '../src/document/index.js';
import { anInput, sampleInput } from './quarters.js';
import { aReport, aSection } from './report-document.js';

const quartersOf = async (copy: Copy) => ({ ...(await sampleInput()), copy });

const SECTORS = ['Konstruksi', 'Real Estat', 'Pertambangan', 'Pertanian', 'Jasa', 'Air', 'Listrik'];
/** So many sectors of five companies each, whose last is asked about prices by four alone. */
const withSectors = (count: number) => {
  const firms = SECTORS.slice(0, count).flatMap((sector) =>
    Array.from({ length: 5 }, (_, at) => ({ sector, name: `PT ${sector} ${at}` })),
  );
  const contacts = firms.map(({ name }, at) =>
    aContact({ domestik: 2 + (at % 3), ...(at > 0 && { 'harga jual': 4 }) }, name),
  );
  const sectors = Object.fromEntries(firms.map(({ name, sector }) => [name, sector]));
  return { ...anInput(contacts, contacts, sectors), copy: 'internal' as const };
};

test('a map of more sectors than a page holds says of how many it shows the largest, and why cells are blank', () => {
  const notes = (count: number) => sectorMap(withSectors(count))!.notes;
  expect(notes(7)).toContain(
    '6 lapangan usaha terbesar dari 7 yang diwakili sedikitnya 5 perusahaan.',
  );
  expect(notes(6).join()).not.toContain('terbesar');
  expect(notes(6)).toContain('Kosong: kurang dari 5 jawaban.');
});

/** The table as the document writes it, row by row. */
const wordsOf = ({ columns, rows }: DocumentTable) =>
  rows.map((row) => row.map((cell, at) => cellWords(cell, columns[at]!.kind)));

test('an average with its n is one cell on the page and two figures in the workbook', async () => {
  const quarters = await quartersOf('internal');
  const tables = [sectorMap(quarters)!, sourcesOfChange(quarters)!];
  const [map, sources] = tables.map(wordsOf);
  expect(map![0]!.slice(0, 2)).toEqual(['Permintaan Domestik', '3,03 (37)']);
  expect(sources!.some((row) => /^[+−]\d,\d\d \(\d+\)$/.test(row[5]!))).toBe(true);
  const report = aReport({
    chapters: [{ number: '3', heading: 'BAB 3', isAnnex: false, sections: [aSection({ tables })] }],
  });
  const book = xlsx.read(await writeTables(report));
  const list = xlsx.utils.sheet_to_json<unknown[]>(book.Sheets['Daftar Tabel']!, { header: 1 });
  expect(list.flat()).toEqual(expect.arrayContaining(report.workbooks));
  const rows = xlsx.utils.sheet_to_json<unknown[]>(book.Sheets['Tabel 3.1']!, { header: 1 });
  expect(rows.find((row) => row.includes('Rata-rata'))!.slice(1, 3)).toEqual(['n', 'Rata-rata']);
  expect(rows.find(([label]) => label === 'Permintaan Domestik')!.slice(1, 3)).toEqual([37, 3.03]);
  for (const name of ['Tabel 3.1', 'Tabel 3.2'])
    for (const cell of Object.values(book.Sheets[name]!))
      expect(String(cell.v)).not.toMatch(/^[+−\d][\d,]* \(/);
});

test('a chart names in one line the quarters that its figures are of, and from when on stored ones are among them', async () => {
  const quarters = await quartersOf('internal');
  const { now, before, lastYear } = quarters;
  const [ofNow, ofBefore, ofYear] = [now, before, lastYear!].map(({ period }) =>
    period.replace('Triwulan', 'TW'),
  );
  const pair = `hasil liaison, diolah (${ofNow}; ${ofBefore})`;
  expect(indicatorLevels(quarters)!.source).toBe(pair);
  const sector = sectorMap(quarters) && [...now.matching.sectorByCompany.values()][0]!;
  expect(sectorLevels(quarters)(sector!)!.source).toBe(
    `hasil liaison, diolah (${ofNow}; ${ofBefore}; database perusahaan)`,
  );
  for (const { source } of profileFigures(quarters))
    expect(source).toBe(`hasil liaison, diolah (${ofNow}; database perusahaan)`);
  const own = `hasil liaison, diolah (${ofNow}; ${ofBefore}; ${ofYear}`;
  expect(indicatorHistory('domestik', quarters, [])!.source).toBe(`${own})`);
  const stored = {
    quarter_id: 'a',
    label: 'Triwulan III 2023',
    year: 2023,
    quarter: 3,
    indicator: 'domestik' as const,
    sums: { n: 12, total: 36_000_000, squares: 112, above: 3, below: 3 },
  };
  expect(indicatorHistory('domestik', quarters, [stored])!.source).toBe(
    `${own}; triwulan tersimpan sejak TW III 2023)`,
  );
  // One that was stored since is none of the report's.
  const later = { ...stored, label: 'Triwulan IV 2031', year: 2031, quarter: 4 };
  expect(indicatorHistory('domestik', quarters, [later])!.source).toBe(`${own})`);
  expect(indicatorLevels(await quartersOf('release'))!.source).toBe('hasil liaison, diolah');
});

test('the cover names the files of the quarters, whose names stay in the office', async () => {
  const report = { title: 'Laporan', people: '', sections: [], approved_at: null };
  const coverOf = async (copy: Copy) =>
    reportDocumentOf({
      ...(await quartersOf(copy)),
      report: report as unknown as Report,
      stored: [],
      released: new Map(),
      releasedHeadings: [],
      companySource: null,
      madeAt: new Date(),
    }).workbooks;
  const { now } = await sampleInput();
  expect((await coverOf('internal'))[0]).toContain(
    `${now.period} (${now.source.file_name}): SHA-256 `,
  );
  expect((await coverOf('release')).join()).not.toContain(now.source.file_name);
});

test('a chart that leaves says which quarters it withholds, and no n as if it were of the one that it shows', () => {
  const asked = (count: number) =>
    Array.from({ length: count }, (_, at) => aContact({ domestik: 2 + (at % 3) }, `PT ${at}`));
  const noteOf = (now: number, before: number, copy: Copy) =>
    indicatorHistory('domestik', { ...anInput(asked(now), asked(before)), copy }, [])!.note;
  const read = 'Rata-rata skor pada skala 1 sampai 5 dan rentang indikatif 90%.';
  expect(noteOf(4, 12, 'release')).toBe(`${read} Rata-rata ditahan: II ’25.`);
  expect(noteOf(12, 4, 'release')).toBe(
    `${read} n = 12 jawaban sah pada Triwulan II 2025. Rata-rata ditahan: I ’25.`,
  );
  expect(noteOf(4, 12, 'internal')).toBe(`${read} n = 4 jawaban sah pada Triwulan II 2025.`);
  // One that the table of its data has to one decimal is not called withheld.
  const stored = (told: 'rough' | null, year: number) => ({
    quarter_id: String(year),
    label: `Triwulan III ${year}`,
    year,
    quarter: 3,
    indicator: 'domestik' as const,
    sums: { n: 12, total: 36_000_000, squares: 112, above: 3, below: 3 },
    told,
  });
  const quarters = { ...anInput(asked(12), asked(12)), copy: 'release' as const };
  const { note } = indicatorHistory('domestik', quarters, [
    stored('rough', 2023),
    stored(null, 2024),
  ])!;
  expect(note).toContain('Rata-rata hanya dimuat sampai 1 desimal, dalam tabel datanya: III ’23.');
  expect(note).toContain('Rata-rata ditahan: III ’24.');
});

test('ends of ranges stand in tables with the digits that their copy tells', async () => {
  const endsOf = async (copy: Copy) => {
    const { data } = indicatorLevels(await quartersOf(copy))!;
    const at = data.columns.findIndex(({ header }) => header === 'Rentang bawah');
    return wordsOf(data).flatMap((row) => (/\d/.test(row[at]!) ? [row[at]!] : []));
  };
  for (const [copy, digits] of [
    ['internal', /^\d,\d\d$/],
    ['release', /^\d,\d$/],
  ] as const) {
    const ends = await endsOf(copy);
    expect(ends.length).toBeGreaterThan(0);
    for (const end of ends) expect(end).toMatch(digits);
  }
});
