import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import xlsx from '@e965/xlsx';
import { indicativeChanges, matchable, type Quarter } from '@lqc/analysis';
import { aContact } from '@lqc/analysis/testing';
import { type Copy, LIKERT_INDICATORS, type SectorWeights } from '@lqc/contracts';
import {
  writeBab2,
  writeComparison,
  writeTabulation,
  type WorkbookInput,
} from '../src/workbooks/index.js';
import { anInput, sampleInput } from './quarters.js';
import { reopen, type ReopenedSheet } from './reopen.js';
import { type SampleBook, sampleBook, sampleSheets } from './sample-books.js';

interface Change {
  readonly n: [matched: number, entered: number, left: number];
  readonly range: { change: number; low: number; high: number } | null;
  readonly matched: { change: number; low: number | null; high: number | null } | null;
  readonly panel: Record<'moved' | 'entered' | 'left', number> | null;
}
type Weighted = Record<'balance' | 'low' | 'high' | 'coverage', number>;

// Worked out by expected-sample-changes.py, which shares no code with this project.
const { pairs, weights } = JSON.parse(
  readFileSync(
    join(import.meta.dirname, '../../analysis/test/expected-sample-changes.json'),
    'utf8',
  ),
) as {
  weights: Record<string, number>;
  pairs: {
    now: string;
    before: string;
    headlines: string[];
    indicators: Record<
      string,
      { change: Change; within?: Record<string, Change>; weighted: Weighted | null }
    >;
  }[];
};
const NOW = 'Triwulan I 2025';
const SECTOR_WEIGHTS = {
  as_of: '2025-02-05',
  source: 'BPS Kaltim',
  weights: Object.entries(weights).map(([sector, weight]) => ({ sector, weight })),
} as SectorWeights;
const pairOf = (before: string) => pairs.find((one) => one.now === NOW && one.before === before)!;
const QTQ = pairOf('Triwulan IV 2024');
const YOY = pairOf('Triwulan I 2024');

type Row = ReopenedSheet['rows'][number];

/** Ranges and the same companies' changes are given to four decimals. */
function expectNear(value: unknown, wanted: number | null | undefined) {
  if (wanted === null || wanted === undefined) return expect(value).toBe('N/A');
  expect(Math.abs(Number(value) - wanted)).toBeLessThan(1e-4);
}

function expectBeside(row: Row, { n, range, matched, panel }: Change) {
  expectNear(row['Perubahan ini · Rentang bawah'], range?.low);
  expectNear(row['Perubahan ini · Rentang atas'], range?.high);
  const told = range && (range.low > 0 || range.high < 0);
  if (range) expect(String(row['Perubahan ini · Dapat dibedakan'])).toMatch(told ? /^Ya/ : 'Tidak');
  expect(row['Perusahaan yang sama · n']).toBe(n[0]);
  expectNear(row['Perusahaan yang sama · Perubahan'], matched?.change);
  expectNear(row['Perusahaan yang sama · Rentang bawah'], matched?.low);
  expect([row['Perubahan terurai · n masuk'], row['Perubahan terurai · n keluar']]).toEqual([
    n[1],
    n[2],
  ]);
  expectNear(row['Perubahan terurai · Bergeser'], panel?.moved);
  expectNear(row['Perubahan terurai · Masuk'], panel?.entered);
  expectNear(row['Perubahan terurai · Keluar'], panel?.left);
}

const partsOf = (row: Row) =>
  ['jawaban', 'susunan'].map(
    (part) => Number(row[`Sumbangan pada semua kontak · Dari ${part}`]) || 0,
  );

describe('beside the columns of the specification, the workbooks of the samples', () => {
  let input: WorkbookInput;
  beforeAll(async () => {
    input = await sampleInput();
  });

  test('tell range, same companies, parts and words of every change', async () => {
    const tabulation = await sampleSheets('tabulation');
    const comparison = await sampleSheets('comparison');
    for (const { label } of LIKERT_INDICATORS) {
      const { change } = QTQ.indicators[label]!;
      for (const rows of [
        tabulation.get('Ringkasan')!.rows,
        comparison.get('Perbandingan')!.rows,
      ]) {
        const row = rows.find(({ Indikator }) => Indikator === label)!;
        expectBeside(row, change);
        const isHeadline = QTQ.headlines.includes(label);
        expect(row['Perubahan ini · Dapat dibedakan'] === 'Ya, sorotan').toBe(isHeadline);
        expect(String(row['Perubahan ini · Bacaan']).length).toBeGreaterThan(3);
      }
      const row = tabulation.get('Ringkasan')!.rows.find(({ Indikator }) => Indikator === label)!;
      const ofYear = YOY.indicators[label]!.change.range;
      expectNear(row['Perubahan terhadap Triwulan I 2024 · Rentang bawah'], ofYear?.low);
      expectNear(row['Perubahan terhadap Triwulan I 2024 · Rentang atas'], ofYear?.high);
    }
  });

  test('tell it of one indicator against each earlier quarter, and of each sector', async () => {
    const bab2 = await sampleSheets('BAB 2');
    const [, before, lastYear] = bab2.get('Ringkasan')!.rows;
    expectBeside(before!, QTQ.indicators['Harga Jual']!.change);
    expectBeside(lastYear!, YOY.indicators['Harga Jual']!.change);
    const bab3 = await sampleSheets('BAB 3');
    const { rows } = bab3.get('Perubahan per Sektor')!;
    for (const { label } of LIKERT_INDICATORS) {
      const { change, within } = QTQ.indicators[label]!;
      const contributed = rows
        .filter((row) => row['Indikator'] === label)
        .reduce((sum, row) => sum + partsOf(row).reduce((total, part) => total + part, 0), 0);
      expectNear(contributed, change.range!.change);
      for (const [sector, wanted] of Object.entries(within!)) {
        const row = rows.find(
          (one) => one['Indikator'] === label && one['Lapangan Usaha'] === sector,
        )!;
        expectBeside(row, wanted);
      }
    }
  });

  test('tell the weighted net balance where weights are stored, with their day and source', async () => {
    const without = await sampleSheets('tabulation');
    expect(JSON.stringify([...without.values()])).not.toMatch(/tertimbang|SBT/i);
    const weighing = { ...input, weights: SECTOR_WEIGHTS };
    const tabulation = await reopen(await writeTabulation(weighing));
    const comparison = await reopen(await writeComparison(weighing));
    const bab2 = await reopen(await writeBab2({ ...weighing, indicator: 'domestik' }));
    const expectWeighted = (row: Row, wanted: Weighted | null, group: string) => {
      expectNear(row[`${group} · SBT (poin)`], wanted?.balance);
      expectNear(row[`${group} · Rentang bawah`], wanted?.low);
      expectNear(row[`${group} · Rentang atas`], wanted?.high);
      expectNear(row[`${group} · Cakupan bobot (%)`], wanted?.coverage);
    };
    for (const { label } of LIKERT_INDICATORS)
      for (const rows of [
        tabulation.get('Ringkasan')!.rows,
        comparison.get('Perbandingan')!.rows,
      ]) {
        const row = rows.find(({ Indikator }) => Indikator === label)!;
        const { weighted } = QTQ.indicators[label]!;
        expectWeighted(row, weighted, `Saldo bersih tertimbang ${NOW}`);
      }
    const [ofNow] = bab2.get('Ringkasan')!.rows;
    const { weighted } = QTQ.indicators['Permintaan Domestik']!;
    expectWeighted(ofNow!, weighted, 'Saldo bersih tertimbang');
    const method = tabulation
      .get('Metode')!
      .rows.find(({ Butir }) => Butir === 'Saldo bersih tertimbang (SBT)')!;
    expect(method['Keterangan']).toMatch('per 5 Februari 2025 (sumber: BPS Kaltim)');
  });

  test('say how all of it is worked out', async () => {
    const { rows } = (await sampleSheets('comparison')).get('Metode')!;
    const items = rows.map(({ Butir }) => Butir);
    for (const item of [
      'Rentang indikatif',
      'Dapat dibedakan',
      'Perubahan terurai',
      'Kelompok kecil',
    ])
      expect(items).toContain(item);
    expect(JSON.stringify(rows)).not.toMatch(/signifikan/i);
  });

  test('of a release show nothing of a group that shows a firm, nor what would give it away', async () => {
    const release = { ...input, copy: 'release' as const };
    const tabulation = await sampleSheets('tabulation', 'release');
    const complete = await sampleSheets('tabulation');
    expect([...tabulation.keys()]).not.toContain('Per Kontak');
    const shown = tabulation.get('Per Sektor')!.rows.slice(0, -1);
    const whole = complete.get('Per Sektor')!.rows.slice(0, -1);
    const nameOf = (row: Row) => String(row['Lapangan Usaha']);
    const shownOf = (row: Row) => shown.find((one) => nameOf(one) === nameOf(row));
    // Sectors that are held back stand together as the last, without their names.
    const unnamed = whole.filter((row) => shownOf(row) === undefined);
    expect(unnamed.length).toBeGreaterThan(1);
    expect(shown.filter((row) => !whole.some((one) => nameOf(one) === nameOf(row)))).toEqual([
      shown.at(-1),
    ]);
    expect(nameOf(shown.at(-1)!)).toBe('Lapangan usaha lainnya');
    let withheld = 0;
    for (const { label } of LIKERT_INDICATORS) {
      const [n, average] = [`${label} · n`, `${label} · Rata-rata`] as const;
      const hidden = whole.filter((row) => (shownOf(row)?.[n] ?? 'ditahan') === 'ditahan');
      for (const row of whole) {
        const size = Number(row[n]);
        const here = shownOf(row);
        if (size > 0 && size < 3) expect(hidden).toContain(row);
        if (here && size > 0 && (size < 5 || hidden.includes(row)))
          expect(here[average]).toBe('ditahan');
      }
      withheld += hidden.length;
      if (hidden.length > 0) {
        expect(hidden.length).toBeGreaterThan(1);
        expect(hidden.reduce((sum, row) => sum + Number(row[n]), 0)).toBeGreaterThan(2);
      }
    }
    expect(withheld).toBeGreaterThan(0);
    // How many gave each score is told where every score is that of several companies.
    const spread = (name: string, columns: RegExp) =>
      tabulation
        .get(name)!
        .rows.filter((row) =>
          Object.entries(row).some(
            ([header, value]) => columns.test(header) && value !== 'ditahan',
          ),
        );
    for (const row of spread('Distribusi', /^Skor /)) {
      const counts = Object.entries(row).filter(([header]) => /^Skor \d+$/.test(header));
      for (const [, count] of counts)
        expect([0, 3].includes(Math.min(3, Number(count)))).toBe(true);
    }
    // Ranges leave of more than these, to one decimal.
    const ranged = spread('Ringkasan', /Rata-rata (?:bawah|atas)$/);
    expect(ranged.length).toBeGreaterThan(
      spread('Distribusi', /^Skor /).filter((row) => row['Periode'] === NOW).length,
    );
    for (const row of ranged)
      for (const [header, end] of Object.entries(row))
        if (/Rata-rata (?:bawah|atas)$/.test(header) && typeof end === 'number')
          expect(end).toBeCloseTo(Math.round(end * 10) / 10, 9);
    const bab2 = await reopen(await writeBab2({ ...release, indicator: 'ekspor' }));
    expect([...bab2.keys()]).toEqual(['Ringkasan', 'Metode']);
    const everything = JSON.stringify(
      [tabulation, bab2, await sampleSheets('BAB 3', 'release')].map((book) => [...book.values()]),
    );
    for (const { name } of input.now.survey.contacts) expect(everything).not.toContain(name);
  });
});

describe('a change that the same companies do not bear out', () => {
  const rowsOf = async (copy: Copy) => {
    const { now, before } = await sampleInput();
    const isByOthers = new Set(
      indicativeChanges(now, before)
        .filter((one) => one.by_composition)
        .map(({ indicator }) => indicator),
    );
    const summary = (await sampleSheets('tabulation', copy)).get('Ringkasan')!;
    const comparison = (await sampleSheets('comparison', copy)).get('Perbandingan')!;
    return { isByOthers, rows: [...summary.rows, ...comparison.rows] };
  };
  const [TOLD, READ, OF_SAME] = [
    'Perubahan ini · Dapat dibedakan',
    'Perubahan ini · Bacaan',
    'Perusahaan yang sama · Rentang bawah',
  ] as const;

  test('is told as such in the office, and never read as a move of the indicator', async () => {
    const { isByOthers, rows } = await rowsOf('internal');
    expect(isByOthers.size).toBeGreaterThan(0);
    for (const row of rows.filter(({ Indikator }) => isByOthers.has(String(Indikator))))
      expect([row[TOLD], row[READ]]).toEqual(['Ya, tidak tampak pada kontak yang sama', null]);
  });

  test('looks in a copy that leaves as every other does whose same companies are held back', async () => {
    const { isByOthers, rows } = await rowsOf('release');
    const held = rows.filter((row) => row[TOLD] === 'Ya' && row[OF_SAME] === 'ditahan');
    expect(held.some(({ Indikator }) => isByOthers.has(String(Indikator)))).toBe(true);
    for (const row of held) expect(row[READ]).toBeNull();
    for (const row of rows.filter((one) => one[OF_SAME] === 'ditahan'))
      expect(row[TOLD]).not.toMatch(/kontak yang sama/);
  });
});

test('ends of ranges leave with the one decimal that they are rounded to, and it is said what Ya is read from', async () => {
  for (const book of ['tabulation', 'comparison'] as const) {
    const sheet = xlsx.read(await sampleBook(book, 'release'), { cellNF: true, sheets: 0 });
    const cells = Object.entries(sheet.Sheets[sheet.SheetNames[0]!]!);
    expect(cells.map(([, { v }]) => v)).toContain(
      'Ujung rentang dibulatkan ke 1 desimal; Ya menurut rentang sebelum dibulatkan.',
    );
    const columns = new Set(
      cells
        .filter(([, { v }]) => /^(?:Rentang|Rata-rata) (?:bawah|atas)$/.test(String(v)))
        .map(([address]) => address.replace(/\d+/, '')),
    );
    const ends = cells.filter(
      ([address, { t: type }]) => type === 'n' && columns.has(address.replace(/\d+/, '')),
    );
    expect(ends.length).toBeGreaterThan(0);
    for (const [, { z }] of ends) expect(z).not.toContain('0.00');
  }
});

test('the method explains what its own workbook shows, and points at no sheet that is not there', async () => {
  const told = async (kind: SampleBook, copy: Copy) => {
    const book = await sampleSheets(kind, copy);
    const method = book.get('Metode')!.rows;
    const text = method.map((row) => String(row['Keterangan'])).join('\n');
    const headings = [...book.values()].flatMap(({ header }) => header).join('\n');
    return { items: method.map((row) => String(row['Butir'])), text, headings, book };
  };
  for (const kind of ['tabulation', 'comparison', 'BAB 3'] as const)
    for (const copy of ['internal', 'release'] as const) {
      const { items, text, headings, book } = await told(kind, copy);
      expect(text.includes('Kualitas Data')).toBe(book.has('Kualitas Data'));
      for (const short of ['qtq', 'yoy'])
        expect(text.includes(`${short}:`)).toBe(headings.includes(`Perubahan ${short}`));
      for (const item of ['Status', 'Saldo bersih', 'Dapat dibedakan', 'Bacaan'])
        expect(items.includes(item)).toBe(headings.includes(item));
      expect(items.includes('Perubahan per kontak')).toBe(
        copy === 'internal' && /(?:^|\n)Kontak(?:\n|$)/.test(headings),
      );
    }
});

test('a change is called qtq or yoy only from the quarter before and from a year ago; else it bears the quarter’s name', async () => {
  const input = await sampleInput();
  const book = await reopen(
    await writeTabulation({
      ...input,
      before: { ...input.before, period: 'Triwulan I 2020' },
      lastYear: { ...input.lastYear!, period: 'Triwulan II 2023' },
    }),
  );
  expect(book.get('Ringkasan')!.header).toEqual(
    expect.arrayContaining([
      'Perubahan terhadap Triwulan I 2020',
      'Perubahan terhadap Triwulan II 2023',
    ]),
  );
  const words = [...book.values()].flatMap(({ header, rows }) => [header, rows.map(Object.values)]);
  expect(JSON.stringify(words)).not.toMatch(/qtq|yoy/);
});

describe('small groups', () => {
  const input = anInput(
    [
      aContact({ investasi: 5 }, 'PT Satu'),
      aContact({ domestik: 4 }, 'PT Dua'),
      aContact({ domestik: 2 }, 'PT Tiga'),
      aContact({ domestik: 3 }, 'PT Empat'),
    ],
    [aContact({ investasi: 3 }, 'PT Satu'), aContact({ domestik: 1 }, 'PT Dua')],
  );

  test('are complete and marked with a star in an internal workbook, headed as confidential', async () => {
    const bytes = await writeComparison(input);
    const row = (await reopen(bytes))
      .get('Perbandingan')!
      .rows.find((one) => one['Indikator'] === 'Investasi')!;
    expect(row).toMatchObject({
      'n Triwulan II 2025': 1,
      Perubahan: 2,
      'Perubahan ini · Bacaan': null,
    });
    const sheet = xlsx.read(bytes, { cellNF: true }).Sheets['Perbandingan']!;
    expect(sheet['A2']).toMatchObject({ v: expect.stringMatching(/^Rahasia/) });
    const marked = Object.values(sheet).filter((cell) => String(cell.z).includes('*'));
    expect(marked.length).toBeGreaterThan(0);
  });

  test('are held back from a release, from the tally and from the order too', async () => {
    const release = { ...input, copy: 'release' as const };
    const bytes = await writeComparison(release);
    const { rows } = (await reopen(bytes)).get('Perbandingan')!;
    for (const row of rows)
      expect(row).toMatchObject({
        Arah: 'ditahan',
        Perubahan: 'ditahan',
        'Perubahan ini · Bacaan': 'ditahan',
      });
    const note = xlsx.read(bytes).Sheets['Perbandingan']!['A3'] as { v: string };
    expect(note.v).toMatch(/^0 indikator naik, 0 turun, 0 tetap, 0 tidak dibandingkan, 2 ditahan/);
  });
});

test('nothing is ordered by changes in a copy that leaves: those that are held back would lie between others', async () => {
  const { rows } = (await sampleSheets('comparison', 'release')).get('Perbandingan')!;
  const own: readonly string[] = LIKERT_INDICATORS.map(({ label }) => label);
  for (const isHeld of [true, false]) {
    const places = rows
      .filter((row) => (row['Perubahan'] === 'ditahan') === isHeld)
      .map((row) => own.indexOf(String(row['Indikator'])));
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  }
});

test('an average of nobody reads in a copy that leaves as it does in the office', async () => {
  const names = Array.from({ length: 12 }, (_, n) => `PT Bangun ${n}`);
  const contacts = names.map((name) => aContact({ domestik: 4, ekspor: null }, name));
  const sectors = Object.fromEntries(names.map((name) => [name, 'Konstruksi']));
  const input = anInput(contacts, contacts, sectors);
  for (const copy of ['internal', 'release'] as const) {
    const book = await reopen(await writeTabulation({ ...input, copy }));
    const rowOf = (sheet: string, column: string, name: string) =>
      book.get(sheet)!.rows.find((row) => row[column] === name);
    expect(rowOf('Ringkasan', 'Indikator', 'Permintaan Ekspor')).toMatchObject({
      'n Triwulan II 2025': 0,
      'Rata-rata Triwulan II 2025': 'N/A',
      'Perubahan qtq': 'N/A',
    });
    expect(rowOf('Per Sektor', 'Lapangan Usaha', 'Konstruksi')).toMatchObject({
      'Permintaan Ekspor · n': 0,
      'Permintaan Ekspor · Rata-rata': 'N/A',
    });
  }
});

test('a copy that leaves has a column for a score such as 4,5 only where it tells how many gave it', async () => {
  const names = Array.from({ length: 30 }, (_, n) => `PT Bangun ${n}`);
  const sectors = Object.fromEntries(names.map((name) => [name, 'Konstruksi']));
  const columns = async (givenBy: number, copy: 'internal' | 'release') => {
    const contacts = names.map((name, n) =>
      aContact({ domestik: n < givenBy ? 4.5 : 1 + (n % 5), investasi: 1 + (n % 5) }, name),
    );
    const input = { ...anInput(contacts, contacts, sectors), copy };
    const tabulation = await reopen(await writeTabulation(input));
    const bab2 = async (indicator: 'domestik' | 'investasi') =>
      (await reopen(await writeBab2({ ...input, indicator }))).get('Ringkasan')!;
    const sheets = [tabulation.get('Distribusi')!, await bab2('domestik'), await bab2('investasi')];
    return sheets.map(({ header }) => header.includes('Skor 4,5'));
  };
  expect(await columns(1, 'internal')).toEqual([true, true, false]);
  expect(await columns(1, 'release')).toEqual([false, false, false]);
  expect(await columns(6, 'release')).toEqual([true, true, false]);
});

test('the weighted balance, which is made of how each sector answers, does not leave', async () => {
  const builders = [1, 2, 3, 4].map((n) => `PT Bangun ${n}`);
  const scored = (names: readonly string[], score: number) =>
    names.map((name) => aContact({ domestik: score }, name));
  const sectors = Object.fromEntries(builders.map((name) => [name, 'Konstruksi']));
  const weighted = async (strangers: number) => {
    const others = Array.from({ length: strangers }, (_, n) => `PT Asing ${n}`);
    const contacts = [...scored(builders, 4), ...scored(others, 1)];
    const input = {
      ...anInput(contacts, contacts, sectors),
      weights: { ...SECTOR_WEIGHTS, weights: [{ sector: 'Konstruksi', weight: 1 } as const] },
    };
    const of = async (copy: 'internal' | 'release') =>
      (await reopen(await writeComparison({ ...input, copy }))).get('Perbandingan')!.rows[0]![
        'Saldo bersih tertimbang Triwulan II 2025 · SBT (poin)'
      ];
    return [await of('internal'), await of('release')];
  };
  for (const strangers of [0, 3]) expect(await weighted(strangers)).toEqual([100, 'ditahan']);
});

test('a copy that leaves rounds a change half up, as the screen and the internal copy show it', async () => {
  const scores = [3, 3, 2, 4, 5, 3, 1, 2, 4, 3];
  const scored = (risen: number) =>
    Array.from({ length: 40 }, (_, at) =>
      aContact({ 'harga jual': scores[at % 10]! + (at < risen ? 1 : 0) }, `PT Usaha ${at}`),
    );
  // Three of forty rose by one: 3/40 = 0,075, and the binary number nearest to it is less.
  const { now, before, ...rest } = anInput(scored(3), scored(0));
  const comparedWith = (other: Quarter) => ({
    before: [],
    beside: { [other.period]: matchable(other) },
  });
  const input = {
    ...rest,
    now: { ...now, releasing: comparedWith(before) },
    before: { ...before, releasing: comparedWith(now) },
  };
  for (const [copy, change] of [
    ['internal', 0.075],
    ['release', 0.08],
  ] as const) {
    const book = await reopen(await writeComparison({ ...input, copy }));
    const row = book.get('Perbandingan')!.rows.find((one) => one['Indikator'] === 'Harga Jual');
    expect(row).toMatchObject({
      'Perusahaan yang sama · Perubahan': change,
      'Perubahan terurai · Bergeser': change,
    });
  }
});

test('a weighted balance of few answers stands in a workbook, and its range does not', async () => {
  const builders = [1, 2, 3, 4].map((n) => `PT Bangun ${n}`);
  const contacts = builders.map((name, at) => aContact({ domestik: at === 0 ? 2 : 4 }, name));
  const sectors = Object.fromEntries(builders.map((name) => [name, 'Konstruksi']));
  const input = {
    ...anInput(contacts, contacts, sectors),
    weights: { ...SECTOR_WEIGHTS, weights: [{ sector: 'Konstruksi', weight: 1 } as const] },
  };
  const [row] = (await reopen(await writeTabulation(input))).get('Ringkasan')!.rows;
  expect(row).toMatchObject({
    // Three above neutral, one below: 100·(¾ − ¼).
    'Saldo bersih tertimbang Triwulan II 2025 · SBT (poin)': 50,
    'Saldo bersih tertimbang Triwulan II 2025 · Rentang bawah': 'N/A',
    'Saldo bersih tertimbang Triwulan II 2025 · Rentang atas': 'N/A',
  });
});
