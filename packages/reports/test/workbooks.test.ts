import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import xlsx from '@e965/xlsx';
import { aContact } from '@lqc/analysis/testing';
import { LIKERT_INDICATORS } from '@lqc/contracts';
import {
  writeBab2,
  writeBab3,
  writeComparison,
  writeTabulation,
  type WorkbookInput,
} from '../src/workbooks/index.js';
import { cellWords } from '../src/document/cell-words.js';
import { cellText } from '../src/workbooks/cell-text.js';
import { anInput, sampleInput } from './quarters.js';
import { reopen } from './reopen.js';
import { sampleSheets } from './sample-books.js';

interface Expected {
  readonly contacts: number;
  readonly averages: Record<string, number | null>;
  readonly n: Record<string, number>;
  readonly distribution: Record<string, Record<string, number>>;
  readonly net_balance: Record<string, number>;
  readonly sectors: Record<string, Record<string, [average: number | null, n: number]>>;
  readonly scores: Record<string, (number | null)[]>;
}

// Worked out by expected-figures.py, which shares no code with this project.
const EXPECTED = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../analysis/test/expected-figures.json'), 'utf8'),
) as Record<string, Expected>;
const NOW = 'Triwulan I 2025';
const BEFORE = 'Triwulan IV 2024';
const LAST_YEAR = 'Triwulan I 2024';
const expectedOf = (period: string) => EXPECTED[`${period}.xlsx`]!;
const hundredths = (now: number, before: number) =>
  (Math.round(now * 100) - Math.round(before * 100)) / 100;

describe('the workbooks of the samples, reopened by two other readers', () => {
  test('the tabulation sums up each indicator as worked out elsewhere', async () => {
    const sheets = await sampleSheets('tabulation');
    expect([...sheets.keys()]).toEqual([
      'Ringkasan',
      'Distribusi',
      'Per Kontak',
      'Per Sektor',
      'Kualitas Data',
      'Metode',
    ]);
    const { rows } = sheets.get('Ringkasan')!;
    expect(rows.map(({ Indikator }) => Indikator)).toEqual(
      LIKERT_INDICATORS.map(({ label }) => label),
    );
    for (const row of rows) {
      const label = String(row['Indikator']);
      for (const period of [NOW, BEFORE, LAST_YEAR]) {
        expect(row[`Rata-rata ${period}`]).toBe(expectedOf(period).averages[label]);
        expect(row[`n ${period}`]).toBe(expectedOf(period).n[label]);
      }
      const now = expectedOf(NOW).averages[label]!;
      expect(row['Perubahan qtq']).toBe(hundredths(now, expectedOf(BEFORE).averages[label]!));
      expect(row['Perubahan yoy']).toBe(hundredths(now, expectedOf(LAST_YEAR).averages[label]!));
      expect(row['Saldo bersih (poin)']).toBe(expectedOf(NOW).net_balance[label]);
      expect(row['Status']).toBe(now > 3.5 ? 'Tinggi' : now > 2.5 ? 'Sedang' : 'Rendah');
    }
  });

  test('the distribution counts every answer of every quarter', async () => {
    const sheets = await sampleSheets('tabulation');
    const { rows } = sheets.get('Distribusi')!;
    expect(rows).toHaveLength(LIKERT_INDICATORS.length * 3);
    for (const row of rows) {
      const { distribution, n } = expectedOf(String(row['Periode']));
      const counts = distribution[String(row['Indikator'])]!;
      let total = 0;
      for (const [title, value] of Object.entries(row)) {
        const score = /^Skor ([\d,]+)$/.exec(title)?.[1]?.replace(',', '.');
        if (score === undefined) continue;
        const count = counts[Number(score).toFixed(1)] ?? 0;
        expect(value).toBe(count);
        expect(row[`${title} (%)`]).toBeCloseTo(count / n[String(row['Indikator'])]!, 3);
        total += count;
      }
      expect(total).toBe(row['n']);
    }
  });

  test('every contact stands with its scores of both quarters', async () => {
    const sheets = await sampleSheets('tabulation');
    const { rows } = sheets.get('Per Kontak')!;
    const now = rows.filter(({ Diwawancarai }) => Diwawancarai !== 'Sebelumnya saja');
    expect(now).toHaveLength(expectedOf(NOW).contacts);
    for (const row of now) {
      const scores = expectedOf(NOW).scores[String(row['Kontak'])]!;
      LIKERT_INDICATORS.forEach(({ label }, at) => {
        expect(row[`${label} · ${NOW}`]).toBe(scores[at]);
        const before = row[`${label} · ${BEFORE}`];
        const change = row[`${label} · Perubahan`];
        if (typeof before === 'number' && scores[at] !== null)
          expect(change).toBe(hundredths(scores[at]!, before));
        else expect(change).toBeNull();
      });
    }
    const keptName = rows.find(({ Kontak }) => String(Kontak) in expectedOf(BEFORE).scores)!;
    const earlier = expectedOf(BEFORE).scores[String(keptName['Kontak'])]!;
    LIKERT_INDICATORS.forEach(({ label }, at) =>
      expect(keptName[`${label} · ${BEFORE}`]).toBe(earlier[at]),
    );
  });

  test('each sector has its averages with n, and all contacts together theirs', async () => {
    const sheets = await sampleSheets('tabulation');
    const { rows } = sheets.get('Per Sektor')!;
    const { sectors, averages, n } = expectedOf(NOW);
    expect(rows).toHaveLength(Object.keys(sectors).length + 1);
    for (const row of rows)
      for (const { label } of LIKERT_INDICATORS) {
        const sector = String(row['Lapangan Usaha']);
        const [average, answers] =
          sector === 'Semua kontak' ? [averages[label], n[label]] : sectors[sector]![label]!;
        expect(row[`${label} · Rata-rata`]).toBe(average ?? 'N/A');
        expect(row[`${label} · n`]).toBe(answers);
      }
  });

  test('chapter 2 has the indicator and every contact with its narrative', async () => {
    const sheets = await sampleSheets('BAB 2');
    expect([...sheets.keys()]).toEqual(['Ringkasan', 'Kontak dan Narasi', 'Metode']);
    const [now, before] = sheets.get('Ringkasan')!.rows;
    expect(now).toMatchObject({
      Periode: NOW,
      n: expectedOf(NOW).n['Harga Jual'],
      'Rata-rata': expectedOf(NOW).averages['Harga Jual'],
    });
    expect(before![`${NOW} dikurangi periode ini`]).toBe(
      hundredths(
        expectedOf(NOW).averages['Harga Jual']!,
        expectedOf(BEFORE).averages['Harga Jual']!,
      ),
    );
    const { rows } = sheets.get('Kontak dan Narasi')!;
    const at = LIKERT_INDICATORS.findIndex(({ key }) => key === 'harga jual');
    for (const contact of (await sampleInput()).now.survey.contacts) {
      const row = rows.find(({ Lembar }) => Lembar === contact.sheet)!;
      expect(row[`Skor ${NOW}`]).toBe(expectedOf(NOW).scores[contact.name]![at]);
      const said = contact.answers.find(({ indicator }) => indicator === 'harga jual')!.narrative;
      expect(row[`Narasi ${NOW}`]).toBe(said?.replace(/\r\n?/g, '\n') ?? null);
    }
  });

  test('chapter 3 has a sheet per sector with its averages and its contacts', async () => {
    const sheets = await sampleSheets('BAB 3');
    const sectors = Object.keys(expectedOf(NOW).sectors);
    expect([...sheets.keys()].slice(0, 2)).toEqual(['Ringkasan', 'Perubahan per Sektor']);
    expect(sheets.size).toBe(sectors.length + 3);
    const trade = sheets.get('Perdagangan')!;
    const expected =
      expectedOf(NOW).sectors['Perdagangan Besar dan Eceran; Reparasi Mobil dan Sepeda Motor']!;
    const averages = trade.rows.filter(({ Kontak }) => Kontak === 'Rata-rata');
    expect(averages).toHaveLength(15);
    expect(trade.rows.filter(({ Kontak }) => Kontak === 'Tanpa skala')).toHaveLength(2);
    for (const row of averages) {
      const [average, n] = expected[String(row['Indikator'])] ?? [null, 0];
      expect(row[`Skor ${NOW}`]).toBe(average ?? 'N/A');
      expect(row[`n ${NOW}`]).toBe(n);
    }
  });

  test('the comparison names what rose, fell and stayed', async () => {
    const sheets = await sampleSheets('comparison');
    const { rows } = sheets.get('Perbandingan')!;
    expect(rows).toHaveLength(15);
    for (const row of rows) {
      const label = String(row['Indikator']);
      const change = hundredths(
        expectedOf(NOW).averages[label]!,
        expectedOf(BEFORE).averages[label]!,
      );
      expect(row['Perubahan']).toBe(change);
      expect(row['Arah']).toBe(change > 0 ? 'Naik' : change < 0 ? 'Turun' : 'Tetap');
    }
  });
});

describe('a workbook of odd data', () => {
  test('text that looks like a formula, is too long or unprintable stays the text it was', async () => {
    const evil = '=HYPERLINK("http://contoh.invalid","klik")';
    const long = 'panjang '.repeat(5000);
    const input = anInput(
      [
        aContact({ domestik: { score: 4, narrative: evil } }, '@SUM(A1)'),
        aContact({ domestik: { score: 3, narrative: long } }, '-2+3'),
        aContact({ domestik: { narrative: 'a\u0000b\u000Bc _x0041_ \uD800d' } }, 'CV Kontrol'),
      ],
      [],
    );
    const bytes = await writeBab2({ ...input, indicator: 'domestik' });
    const rows = (await reopen(bytes)).get('Kontak dan Narasi')!.rows;
    expect(rows[0]).toMatchObject({ Kontak: '@SUM(A1)', 'Narasi Triwulan II 2025': evil });
    const told = rows.slice(1, -1).map((row) => String(row['Narasi Triwulan II 2025']));
    expect(told.join(' ')).toBe(long.trim());
    const cut = cellText(long);
    expect(cut).toHaveLength(32_767);
    expect(cut.endsWith('… (dipotong)')).toBe(true);
    expect(rows.at(-1)!['Narasi Triwulan II 2025']).toBe('abc _x0041_ d');
    expect(await formulasIn(bytes)).toEqual([]);
  });

  test('a narrative that is longer than a row can be high goes on in rows of its own, and no figure with it', async () => {
    const long = `AWAL. ${'Kalimat narasi yang cukup panjang untuk sebuah baris. '.repeat(120)}AKHIR.`;
    const contacts = (text: string) => [
      aContact({ domestik: { score: 4, narrative: text } }, 'PT Panjang'),
      aContact({ domestik: { score: 2, narrative: 'Pendek.' } }, 'PT Pendek'),
    ];
    const of = { ...anInput(contacts(long), contacts('Pendek.')), indicator: 'domestik' as const };
    const { rows } = (await reopen(await writeBab2(of))).get('Kontak dan Narasi')!;
    const names = rows.map(({ Kontak }) => Kontak);
    const more = names.filter((name) => name === 'PT Panjang (lanjutan)').length;
    expect(more).toBeGreaterThan(0);
    expect(names.filter((name) => !String(name).endsWith('(lanjutan)'))).toEqual([
      'PT Panjang',
      'PT Pendek',
    ]);
    const narrative = 'Narasi Triwulan II 2025';
    const told = rows.slice(0, 1 + more).map((row) => String(row[narrative]));
    expect(told.join(' ')).toBe(long);
    expect(Math.max(...told.map(({ length }) => length))).toBeLessThan(4000);
    const scores = rows.map((row) => row['Skor Triwulan II 2025']);
    expect(scores.filter((score) => score !== null)).toEqual([4, 2]);
  });

  test('an indicator without a scale says so and leads to its narratives, with no figure missing or held back', async () => {
    const key = 'biaya bahan baku';
    const contacts = ['Satu', 'Dua', 'Tiga', 'Empat'].map((name) =>
      aContact({ domestik: 3, [key]: { narrative: 'Bahan baku naik.' } }, `PT ${name}`),
    );
    // The earlier quarter's sector is too small for a copy that leaves.
    const sectors = Object.fromEntries(contacts.map(({ name }) => [name, 'Konstruksi']));
    const input = anInput(contacts, contacts.slice(0, 1), sectors);
    const bab2 = await reopen(await writeBab2({ ...input, indicator: key }));
    expect(bab2.get('Ringkasan')!.header).toEqual(['Periode', 'Narasi']);
    expect(bab2.get('Ringkasan')!.rows.map(({ Narasi }) => Narasi)).toEqual([4, 1]);
    expect(bab2.get('Kontak dan Narasi')!.header.join()).not.toMatch(/Skor|Perubahan/);
    for (const copy of ['internal', 'release'] as const) {
      const notes = notesOf('Ringkasan', await writeBab2({ ...input, copy, indicator: key }));
      expect(notes).toContain('Tanpa skala: indikator ini hanya ditanyakan dalam narasi');
      expect(notes).not.toContain('netral');
      expect(notes.includes('lihat Kontak dan Narasi')).toBe(copy === 'internal');
      const bab3 = await reopen(await writeBab3({ ...input, copy }));
      const row = bab3
        .get('Konstruksi')!
        .rows.find((one) => one['Indikator'] === 'Biaya Bahan Baku')!;
      expect(Object.values(row).filter((value) => value !== null)).toEqual([
        'Biaya Bahan Baku',
        'Tanpa skala',
      ]);
    }
  });

  test('a net balance of zero of few answers bears their mark, and what nobody answered does not', async () => {
    const one = [aContact({ domestik: 3 }, 'PT Satu')];
    const book = xlsx.read(await writeTabulation(anInput(one, one)), {
      cellNF: true,
    });
    const shown = (sheet: string, header: string) => {
      const cells = book.Sheets[sheet]!;
      const rows = xlsx.utils.sheet_to_json<unknown[]>(cells, { header: 1 });
      const r = rows.findIndex((row) => row.includes(header));
      const first = rows.findIndex(([label], at) => at > r && label === 'Permintaan Domestik');
      const cell = cells[xlsx.utils.encode_cell({ r: first, c: rows[r]!.indexOf(header) })];
      const { v, z } = cell as xlsx.CellObject;
      return [v, String(z).includes('*')];
    };
    expect(shown('Ringkasan', 'Saldo bersih (poin)')).toEqual([0, true]);
    expect(shown('Ringkasan', 'Perubahan qtq')).toEqual([0, true]);
    expect(shown('Distribusi', 'Skor 3')).toEqual([1, true]);
    expect(shown('Distribusi', 'Skor 1')).toEqual([0, false]);
    const cell = { value: 0, disclosure: 'few' } as const;
    expect([cellWords(cell, 'points'), cellWords(cell, 'count')]).toEqual(['0,0*', '0']);
  });

  test('a score of 4,5 has its own place, and no answer is shown as none', async () => {
    const input = anInput(
      [aContact({ domestik: 4.5 }, 'PT Arunika'), aContact({ domestik: null }, 'CV Baru')],
      [aContact({ domestik: 3 }, 'Arunika, PT')],
      { 'PT Arunika': 'Konstruksi' },
    );
    const sheets = await reopen(await writeTabulation(input));
    const [domestic] = sheets.get('Distribusi')!.rows;
    expect(domestic).toMatchObject({ n: 1, 'Skor 4,5': 1, 'Skor 4,5 (%)': 1, 'Skor 4': 0 });
    const [first, second] = sheets.get('Per Kontak')!.rows;
    expect(first).toMatchObject({
      Kontak: 'PT Arunika',
      'Lapangan Usaha': 'Konstruksi',
      'Permintaan Domestik · Triwulan II 2025': 4.5,
      'Permintaan Domestik · Triwulan I 2025': 3,
      'Permintaan Domestik · Perubahan': 1.5,
    });
    expect(second).toMatchObject({
      'Lapangan Usaha': 'Tidak dicocokkan',
      'Permintaan Domestik · Triwulan II 2025': null,
      'Permintaan Domestik · Perubahan': null,
    });
    const summary = sheets.get('Ringkasan')!;
    expect(summary.rows[1]).toMatchObject({ 'Rata-rata Triwulan II 2025': 'N/A' });
    expect(summary.header).not.toContain('Perubahan yoy');
  });

  test('sectors whose names collide after 31 characters keep sheets of their own', async () => {
    const name = 'Jasa yang namanya lebih panjang dari batas';
    const input = anInput(
      [
        aContact({ domestik: 4 }, 'PT Satu'),
        aContact({ domestik: 2 }, 'PT Dua'),
        aContact({ domestik: 2 }, 'PT Tiga'),
        aContact({ domestik: 2 }, 'PT Empat'),
      ],
      [],
      {
        'PT Satu': `${name} A`,
        'PT Dua': `${name.toUpperCase()} B`,
        'PT Tiga': "Usaha [kecil]/mikro: 'rumah'?",
        'PT Empat': 'History',
      },
    );
    const sheets = await reopen(await writeBab3(input));
    expect([...sheets.keys()].sort()).toEqual(
      [
        'Ringkasan',
        'Perubahan per Sektor',
        'Metode',
        'JASA YANG NAMANYA LEBIH PANJANG',
        'Jasa yang namanya lebih pan (2)',
        'Usaha kecil mikro ’rumah’',
        'History (2)',
      ].sort(),
    );
  });

  test('files that were replaced or deleted since are told where the sources are, in the office alone', async () => {
    const oldFiles = [
      { label: 'Triwulan I 2025', isGone: false },
      { label: null, isGone: true },
    ];
    const input = { ...anInput([], []), oldFiles };
    const told = async (change: Partial<WorkbookInput>) => {
      const bytes = await writeComparison({ ...input, ...change });
      return (await reopen(bytes))
        .get('Metode')!
        .rows.find(({ Butir }) => Butir === 'Memakai file lama')?.['Keterangan'];
    };
    expect(await told({})).toMatch(
      /^Sejak analisis dimulai, file Triwulan I 2025 diganti dan database perusahaan dihapus\./,
    );
    expect(await told({ copy: 'release' })).toBeUndefined();
    expect(await told({ oldFiles: [] })).toBeUndefined();
  });

  test('a quarter that was typed as another one is told beside the files, in the office alone', async () => {
    const told = async (change: Partial<WorkbookInput>) => {
      const input = { ...anInput([], []), ...change };
      const bytes = await writeComparison(input);
      return (await reopen(bytes))
        .get('Metode')!
        .rows.find(({ Butir }) => Butir === 'Nama triwulan');
    };
    expect((await told({ isRenamed: true }))?.['Keterangan']).toMatch(/menyebut triwulan lain/);
    expect(await told({ isRenamed: true, copy: 'release' })).toBeUndefined();
    expect(await told({})).toBeUndefined();
  });

  test('a sector lists whoever its averages count, also those met before only, and to nobody outside', async () => {
    const scored = (scores: Record<string, number>) =>
      Object.entries(scores).map(([name, score]) =>
        aContact({ 'harga jual': { score, narrative: `Kata ${name}` } }, name),
      );
    const names = ['PT A', 'PT B', 'PT C', 'PT D', 'PT E', 'PT F', 'PT G'];
    const input = anInput(
      scored({ 'PT A': 4, 'PT B': 4, 'PT C': 3, 'PT D': 3, 'PT E': 2 }),
      scored({ 'PT A': 3, 'PT B': 4, 'PT C': 3, 'PT F': 1, 'PT G': 2 }),
      Object.fromEntries(names.map((name) => [name, 'Konstruksi'])),
    );
    const rowsIn = async (copy: 'internal' | 'release') =>
      (await reopen(await writeBab3({ ...input, copy })))
        .get('Konstruksi')!
        .rows.filter(({ Indikator }) => Indikator === 'Harga Jual')
        .map((row) => [
          row['Kontak'],
          row['Skor Triwulan II 2025'],
          row['Skor Triwulan I 2025'],
          row['Narasi Triwulan II 2025'],
        ]);
    expect(await rowsIn('internal')).toEqual([
      // (4 + 4 + 3 + 3 + 2) / 5 now, (3 + 4 + 3 + 1 + 2) / 5 before.
      ['Rata-rata', 3.2, 2.6, null],
      ['PT A', 4, 3, 'Kata PT A'],
      ['PT B', 4, 4, 'Kata PT B'],
      ['PT C', 3, 3, 'Kata PT C'],
      ['PT D', 3, null, 'Kata PT D'],
      ['PT E', 2, null, 'Kata PT E'],
      ['PT F', null, 1, null],
      ['PT G', null, 2, null],
    ]);
    expect((await rowsIn('release')).map(([contact]) => contact)).toEqual(['Rata-rata']);
  });

  test('nobody interviewed makes a workbook all the same', async () => {
    const sheets = await reopen(await writeTabulation(anInput([], [])));
    expect(sheets.get('Ringkasan')!.rows[0]).toMatchObject({
      'Rata-rata Triwulan II 2025': 'N/A',
      'n Triwulan II 2025': 0,
      'Saldo bersih (poin)': 'N/A',
    });
  });
});

async function formulasIn(bytes: Buffer): Promise<string[]> {
  const { default: xlsx } = await import('@e965/xlsx');
  const book = xlsx.read(bytes, { cellFormula: true });
  return book.SheetNames.flatMap((name) => xlsx.utils.sheet_to_formulae(book.Sheets[name]!)).filter(
    (line) => !/='/.test(line) && !/=-?[\d.]+(E-?\d+)?$/.test(line),
  );
}

/** What stands above the table of a sheet. */
function notesOf(sheet: string, bytes: Buffer): string {
  const book = xlsx.read(bytes);
  const rows = xlsx.utils.sheet_to_json<unknown[]>(book.Sheets[sheet]!, { header: 1 });
  return rows
    .slice(
      0,
      rows.findIndex((row) => row.length > 1),
    )
    .flat()
    .join('\n');
}
