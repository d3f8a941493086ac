import { figureOf, groupDisclosures, type Quarter, sectorFigures } from '@lqc/analysis';
import { aContact, aQuarter, aRegister } from '@lqc/analysis/testing';
import {
  companyKey,
  type Copy,
  LIKERT_INDICATORS,
  type Report,
  type ReportSection,
  SECTORS,
} from '@lqc/contracts';
import { IS_NIGHT } from '@lqc/contracts/testing';
import {
  automaticSummary,
  chapterFacts,
  checkedText,
  releasedHeadings,
  releasedSections,
  sectionInput,
} from '@lqc/drafting';
import { reportDocumentOf, type ReportContents, writeReport } from '@lqc/reports/document';
import {
  writeBab2,
  writeBab3,
  writeComparison,
  writeTabulation,
  type WorkbookInput,
} from '@lqc/reports/workbooks';
import { openWorkbook } from '@lqc/workbook';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';

const NAMES = SECTORS.map(({ name }) => name).slice(0, 5);
const KEYS = LIKERT_INDICATORS.map(({ key }) => key);
/** Of the many indicators, those whose sections are written out. */
const WRITTEN = ['domestik', 'ekspor', 'investasi'] as const;
const WITHIN_MS = 180_000;
/** Nobody looks for the pages of headings, which take half the time of a document to estimate. */
const NO_PAGES: readonly number[] = [];

interface World {
  /** Firms of each sector; the first has one. */
  readonly sizes: readonly number[];
  readonly unmatched: number;
  /** Contacts of each sector's first firm. */
  readonly visits: number;
  readonly seed: number;
  /** So many sectors, the second first, give the highest score to investment. */
  readonly atTheEnd: number;
}

interface Firm {
  readonly name: string;
  readonly sector: string | null;
  readonly contacts: number;
  readonly secret: string;
  readonly isAtTheEnd: boolean;
}

function firmsOf({ sizes, unmatched, visits, atTheEnd }: World): Firm[] {
  const firm = (group: number, sector: string | null) => (_: unknown, at: number) => ({
    name: `PT Arunika${'ABCDEF'[group]}${at} Sentosa`,
    sector,
    contacts: at === 0 ? visits : 1,
    secret: `sandi${'abcdef'[group]}${at}`,
    isAtTheEnd: group >= 1 && group <= atTheEnd,
  });
  return [
    ...sizes.flatMap((size, at) => Array.from({ length: size }, firm(at, NAMES[at]!))),
    ...Array.from({ length: unmatched }, firm(5, null)),
  ];
}

function quarterOf(label: string, firms: readonly Firm[], seed: number): Quarter {
  const contacts = firms
    .flatMap((firm) => Array.from({ length: firm.contacts }, () => firm))
    .map(({ name, secret, isAtTheEnd }, position) => {
      const narrative = `Penjualan berubah karena urusan ${secret} di tempat kami yang lama.`;
      const said = KEYS.map((key, at) => {
        const dice = (position * 7 + at * 11 + seed * 13 + position * at * seed) % 23;
        const usual = dice % 4 === 3 && key !== 'domestik' ? null : 1 + (dice % 5);
        const score = isAtTheEnd && key === 'investasi' ? 5 : usual;
        return [key, { score, narrative }];
      });
      return aContact(Object.fromEntries(said), name);
    });
  const register = aRegister(Object.fromEntries(firms.map(({ name, sector }) => [name, sector])));
  return aQuarter(contacts, register, label);
}

/** A report with every section that tells figures, as the rules write it, and a planted one. */
function contentsOf(
  world: World,
  copy: Copy,
): ReportContents & { readonly firms: readonly Firm[] } {
  const firms = firmsOf(world);
  const now = quarterOf('Triwulan III 2025', firms, world.seed);
  const before = quarterOf('Triwulan II 2025', firms, world.seed + 1);
  const quarters = { now, before, last_year: null };
  const planted = [
    ...sectorFigures(now).flatMap(({ sector, companies, contacts }) =>
      sector === null
        ? []
        : [
            `${sector} diwakili ${companies} perusahaan.`,
            `${sector} diwakili ${contacts.length} kontak.`,
          ],
    ),
    ...firms.map(({ name, secret }) => `${name} bercerita tentang urusan ${secret}.`),
  ].join('\n\n');
  const title = `Kunjungan ke ${firms[0]!.name}`;
  const sections = (
    [
      ['garis_besar', null, 'bab_1'],
      ...WRITTEN.map((key) => ['indikator', key, 'bab_2'] as const),
      ...sectorFigures(now).flatMap(({ sector }) =>
        sector === null ? [] : [['lapangan_usaha', sector, 'bab_3'] as const],
      ),
      ['profil', null, 'bab_4'],
      ['catatan', null, 'bab_4'],
      ['kualitas_data', null, 'lampiran'],
      ['tabel', null, 'lampiran'],
    ] as const
  ).map(([kind, target, chapter], position) => {
    const sheet = chapterFacts(sectionInput({ kind, target }, quarters));
    const text = kind === 'catatan' ? planted : automaticSummary(sheet);
    const { statements } = checkedText(text, sheet);
    return {
      id: `s${position}`,
      chapter,
      kind,
      target,
      title: kind === 'catatan' ? title : (target ?? kind),
      position,
      included: true,
      text,
      statements,
      statements_left_out: 0,
      red: [],
      reasons: [],
    } satisfies Partial<ReportSection>;
  });
  const names = firms.map(({ name }) => name);
  const register = {
    companies: firms.flatMap(({ name, sector }) =>
      sector === null
        ? []
        : [{ name, key: companyKey(name), sector, district: 'Kabupaten Badung' }],
    ),
  };
  const data = { quarters, register, names, interviewers: [], overrides: new Map() };
  const report = {
    title: `Laporan ${firms[0]!.name}`,
    people: `Tim ${firms[0]!.name}`,
    approved_at: null,
    lapsed_approval: null,
    approved_by: null,
    sections,
  };
  return {
    firms,
    report: report as unknown as Report,
    now,
    before,
    lastYear: null,
    copy,
    stored: [],
    released: releasedSections(sections, data).released,
    releasedHeadings: releasedHeadings(
      [
        { section: null, part: 'title', text: report.title },
        { section: null, part: 'people', text: report.people },
        ...sections
          .filter(({ kind }) => kind === 'catatan')
          .map(({ id }) => ({ section: id, part: 'title' as const, text: title })),
      ],
      data,
    ),
    companySource: null,
    madeAt: new Date('2025-10-10T00:00:00Z'),
  };
}

type Row = readonly (string | number | null)[];

/** What stands in a document, line by line. */
const linesOf = (docx: Uint8Array) =>
  Object.entries(unzipSync(docx))
    .filter(([path]) => path.endsWith('.xml'))
    .flatMap(([, part]) => strFromU8(part).split('</w:p>'))
    .map((line) => line.replace(/<[^>]*>/g, '').replaceAll('&amp;', '&'));

/** The rows of a workbook's sheets by the sheet's title. */
async function sheetsOf(bytes: Uint8Array): Promise<Map<string, Row[]>> {
  const sheets = new Map<string, Row[]>();
  for await (const { cells } of (await openWorkbook(bytes)).sheets()) {
    const rows: (string | number | null)[][] = [];
    for (const { row, column, value } of cells)
      (rows[row] ??= [])[column] = value as string | number;
    const lines = rows.filter(Boolean).map((row) => row.filter((value) => value !== undefined));
    sheets.set(String(lines[0]![0]), lines);
  }
  return sheets;
}

/** Every workbook beside the report that leaves, sheet by sheet. */
async function workbooksOf({ now, before, lastYear }: ReportContents): Promise<Map<string, Row[]>> {
  const input: WorkbookInput = {
    now,
    before,
    lastYear,
    companySource: null,
    weights: null,
    oldFiles: [],
    isRenamed: false,
    copy: 'release',
    madeAt: new Date('2025-10-10T00:00:00Z'),
  };
  const sheets = new Map<string, Row[]>();
  for (const write of [
    writeTabulation,
    writeComparison,
    writeBab3,
    ...WRITTEN.map((indicator) => (given: WorkbookInput) => writeBab2({ ...given, indicator })),
  ]) {
    for (const [title, rows] of await sheetsOf(await write(input)))
      sheets.set(`${sheets.size} ${title}`, rows);
  }
  return sheets;
}

const rowOf = (rows: readonly Row[] | undefined, label: string) =>
  rows?.find(([first]) => first === label);

interface Group {
  readonly name: string;
  readonly n: number;
  readonly firms: number;
  readonly told: ReadonlySet<number>;
}

/**
 * Which groups that show a firm somebody finds out who knows the total and whatever is told: those told,
 * and those of which only one number fits.
 */
function found(groups: readonly Group[]): string[] {
  const isSmall = ({ firms }: Group) => firms > 0 && firms < 3;
  const told = groups.filter((one) => one.told.has(one.n));
  const hidden = groups.filter((one) => one.n > 0 && !one.told.has(one.n));
  const left = hidden.reduce((sum, { n }) => sum + n, 0);
  const isSolved = told.length > 0 && (hidden.length === 1 || left === hidden.length);
  return [...told, ...(isSolved ? hidden : [])].filter(isSmall).map(({ name }) => name);
}

test(
  'from no released report, its sentences and tables together, a small group is found by subtraction',
  async () => {
    const size = fc.integer({ min: 0, max: 7 });
    const worlds = fc.record({
      sizes: fc.tuple(fc.constant(1), fc.integer({ min: 3, max: 9 }), size, size, size),
      unmatched: fc.integer({ min: 0, max: 3 }),
      visits: fc.integer({ min: 1, max: 3 }),
      seed: fc.integer({ min: 0, max: 50 }),
      atTheEnd: fc.integer({ min: 0, max: 3 }),
    });
    let shown = 0;
    await fc.assert(
      fc.asyncProperty(worlds, async (world) => {
        const contents = contentsOf(world, 'release');
        const { firms, now, before } = contents;
        const lines = linesOf(await writeReport('docx', contents, null, NO_PAGES));
        const sheets = await sheetsOf(await writeReport('xlsx', contents));
        const cells = [...sheets.values()].flat(2).filter((cell) => typeof cell === 'string');
        const books = await workbooksOf(contents);
        const titleWords = [...books].flatMap(([title, rows]) => [title, ...rows.flat()]);
        const words = [...lines, ...cells, ...titleWords].join('\n');
        // The only firm of its sector: not even that there was a visit leaves.
        expect(words).not.toContain('Kunjungan ke');
        for (const { name, secret, sector } of firms) {
          expect(words).not.toContain(name);
          // What one of at least five says does not show it.
          if (firms.filter((one) => one.sector === sector).length < 5)
            expect(words).not.toContain(secret);
        }
        /** Numbers that are told of a sector's companies or contacts, in sentences and in the profile. */
        const toldOf = (sector: string, counted: 'perusahaan' | 'kontak') =>
          new Set([
            ...lines
              .filter((line) => line.includes(sector))
              .flatMap((line) => [
                ...line.matchAll(new RegExp(`(\\d+)(?: dari \\d+)? ${counted}`, 'g')),
              ])
              .map(([, n]) => Number(n)),
            ...[...sheets.values()].flatMap((rows) => {
              const row = rowOf(rows, sector);
              return counted === 'perusahaan' && row?.length === 3 ? [row[1] as number] : [];
            }),
          ]);
        const sectors = sectorFigures(now).flatMap(({ sector, ...one }) =>
          sector === null ? [] : [{ sector, ...one }],
        );
        for (const counted of ['perusahaan', 'kontak'] as const) {
          const groups = sectors.map(({ sector, companies, contacts }) => ({
            name: sector,
            n: counted === 'kontak' ? contacts.length : companies,
            firms: companies,
            told: toldOf(sector, counted),
          }));
          shown += groups.filter(({ n, told }) => told.has(n)).length;
          expect(found(groups)).toEqual([]);
        }
        const tableOf = (words: string) =>
          [...sheets].find(([title]) => title.includes(words))?.[1];
        const sectorRows = [...books].filter(([title]) => title.includes('per lapangan usaha'));
        for (const counted of [1, 2]) {
          const groups = sectors.map(({ sector, companies, contacts }) => ({
            name: sector,
            n: counted === 2 ? contacts.length : companies,
            firms: companies,
            told: new Set(
              sectorRows.flatMap(([, rows]) => {
                const cell = rowOf(rows, sector)?.[counted];
                return typeof cell === 'number' ? [cell] : [];
              }),
            ),
          }));
          shown += groups.filter(({ n, told }) => told.has(n)).length;
          expect(found(groups)).toEqual([]);
        }
        const spread = [...books].find(([title]) => title.includes('Distribusi jawaban'))![1];
        for (const quarter of [now, before])
          for (const { key, label } of LIKERT_INDICATORS) {
            const row = spread.find(([one, two]) => one === label && two === quarter.period)!;
            const { survey } = quarter;
            for (const score of [1, 2, 3, 4, 5]) {
              const gave = survey.contacts.filter(({ answers }) =>
                answers.some((one) => one.indicator === key && one.score === score),
              );
              const isSmall = new Set(gave.map((one) => one.companyKey)).size;
              const cell = row[3 + 2 * (score - 1)];
              if (isSmall > 0 && isSmall < 3) expect(typeof cell).not.toBe('number');
            }
          }
        for (const [at, quarter] of [now, before].entries())
          for (const { key, label } of LIKERT_INDICATORS) {
            const scored = (sector?: string) =>
              quarter.survey.contacts.filter(
                ({ companyKey: company, answers }) =>
                  (sector === undefined ||
                    quarter.matching.sectorByCompany.get(company) === sector) &&
                  answers.some(({ indicator, score }) => indicator === key && score !== null),
              );
            const groups = sectors.map(({ sector }) => {
              const own = scored(sector);
              const cell = rowOf(tableOf(`${sector}: `), label)?.[at === 0 ? 1 : 5];
              return {
                name: `${sector} ${key}`,
                n: own.length,
                firms: new Set(own.map(({ companyKey: company }) => company)).size,
                told: new Set(typeof cell === 'number' ? [cell] : []),
              };
            });
            shown += groups.filter(({ n, told }) => told.has(n)).length;
            expect(found(groups)).toEqual([]);
            const averaged = sectors.filter(
              ({ sector }) =>
                typeof rowOf(tableOf(`${sector}: `), label)?.[at === 0 ? 2 : 6] === 'number',
            );
            const isAveraged = ({ companyKey: company }: { readonly companyKey: string }) =>
              averaged.some(
                ({ sector }) => quarter.matching.sectorByCompany.get(company) === sector,
              );
            const isTotalTold = groupDisclosures(quarter, 'release').all(key).average === 'open';
            if (isTotalTold && averaged.length > 0) {
              const left = scored().filter((one) => !isAveraged(one));
              const sum = left.reduce(
                (so, { answers }) =>
                  so + (answers.find(({ indicator }) => indicator === key)?.score ?? 0),
                0,
              );
              // What is left of the average of all is not at an end of the scale, where it tells each answer.
              const isKnown = sum - left.length <= 1 || 5 * left.length - sum <= 1;
              expect({
                key,
                sum,
                n: left.length,
                isKnown: left.length > 0 && isKnown,
              }).toMatchObject({ isKnown: false });
            }
            const table =
              (WRITTEN as readonly string[]).includes(key) &&
              rowOf(tableOf(`${label}: sebaran`), quarter.period);
            if (!table) continue;
            const sides = [-1, 0, 1].map((side, column) => {
              const own = scored().filter(({ answers }) =>
                answers.some(
                  ({ indicator, score }) =>
                    indicator === key && score !== null && Math.sign(score - 3) === side,
                ),
              );
              const cell = table[3 + column];
              return {
                name: `${key} ${side}`,
                n: own.length,
                firms: new Set(own.map(({ companyKey: company }) => company)).size,
                told: new Set(typeof cell === 'number' ? [cell] : []),
              };
            });
            expect(found(sides)).toEqual([]);
            if (sides.some(({ n, told }) => n > 0 && told.size === 0))
              expect(typeof table[6]).not.toBe('number');
          }
      }),
      { numRuns: IS_NIGHT ? 20 : 3, seed: 20, endOnFailure: true },
    );
    // Not by showing nothing.
    expect(shown).toBeGreaterThan(50);
  },
  WITHIN_MS,
);

test('a copy whose title may not leave is called a liaison report', () => {
  const world = { sizes: [1, 5, 2, 0, 6], unmatched: 1, visits: 3, seed: 4, atTheEnd: 0 };
  const contents = contentsOf(world, 'release');
  const releasedHeadings = contents.releasedHeadings.map((one) => ({ ...one, released: '' }));
  const { title, people } = reportDocumentOf({ ...contents, releasedHeadings });
  expect([title, people]).toEqual(['Laporan Liaison', '']);
});

test.each(['internal', 'release'] as const)(
  'the %s copy tells of which content its figures are; of which file, the internal one alone',
  (copy) => {
    const world = { sizes: [1, 5], unmatched: 0, visits: 1, seed: 4, atTheEnd: 0 };
    const { now, ...contents } = contentsOf(world, copy);
    const register = { ...now.source, sha256: 'b'.repeat(64), file_name: 'Perusahaan.xlsx' };
    const { workbooks } = reportDocumentOf({ ...contents, now, companySource: register });
    const named = (file: string) => (copy === 'internal' ? ` (${file})` : '');
    expect([workbooks[0], workbooks.at(-1)]).toEqual([
      `${now.period}${named(now.source.file_name)}: SHA-256 aaaaaaaaaaaa, disimpan 1 Juli 2025 pukul 07.00 WIB`,
      `database perusahaan${named('Perusahaan.xlsx')}: SHA-256 bbbbbbbbbbbb, disimpan 1 Juli 2025 pukul 07.00 WIB`,
    ]);
    if (copy === 'release') expect(workbooks.join()).not.toContain('.xlsx');
  },
);

test('an internal copy is complete, and its title is as people wrote it', () => {
  const world = { sizes: [1, 5, 2, 0, 6], unmatched: 1, visits: 3, seed: 4, atTheEnd: 0 };
  const contents = contentsOf(world, 'internal');
  const document = reportDocumentOf(contents);
  expect(document.title).toContain(contents.firms[0]!.name);
  const tables = document.chapters.flatMap(({ sections }) =>
    sections.flatMap(({ tables: own, figures }) => [...own, ...figures.map(({ data }) => data)]),
  );
  const cells = tables.flatMap(({ rows }) => rows.flat());
  expect(cells.some(({ disclosure }) => disclosure === 'withheld')).toBe(false);
  expect(cells.some(({ disclosure }) => disclosure === 'few')).toBe(true);
  expect(figureOf(contents.now.indicators, 'domestik').n).toBeGreaterThan(0);
});

test.each([
  ['', 1],
  [', also where a firm was visited twice', 2],
])(
  'in a copy that leaves sectors too small to describe stand together, without headings of their own%s',
  (_, visits) => {
    const world = { sizes: [4, 5, 4, 4, 6], unmatched: 0, visits, seed: 4, atTheEnd: 0 };
    const bab3 = (copy: Copy) =>
      reportDocumentOf(contentsOf(world, copy)).chapters.find(({ number }) => number === '3')!
        .sections;
    const [first, second, third, fourth, fifth] = NAMES as readonly string[];
    const released = bab3('release');
    const internal = bab3('internal');
    const isOf = (name: string) => (section: (typeof released)[number]) =>
      section.heading?.endsWith(name) ?? false;
    expect(released.some(isOf(second!))).toBe(true);
    expect(released.some(isOf(fifth!))).toBe(true);
    const note = released.at(-1)!;
    expect(note.heading).toBe('Lapangan usaha lainnya');
    expect(note.text).toContain(`masing-masing diwakili ${3 + visits} kontak.`);
    for (const name of [first!, third!, fourth!]) {
      expect(released.some(isOf(name))).toBe(false);
      expect(note.text).toContain(name);
      expect(internal.some(isOf(name))).toBe(true);
    }
  },
);

test('a question of words alone has no heading in a copy that leaves where all its words are held back', () => {
  const world = { sizes: [4, 5, 4, 4, 6], unmatched: 0, visits: 1, seed: 4, atTheEnd: 0 };
  const contents = contentsOf(world, 'release');
  const headings = (text: string, sentences: number) => {
    const [any] = [...contents.released.values()].flatMap((one) => one.statements);
    const statements = Array.from({ length: sentences }, () => any!);
    const like = contents.report.sections.find(({ kind }) => kind === 'indikator');
    const words = { ...like!, id: 'kata', target: 'biaya bahan baku', title: 'Biaya Bahan Baku' };
    return reportDocumentOf({
      ...contents,
      report: { ...contents.report, sections: [...contents.report.sections, words] },
      released: new Map([...contents.released, ['kata', { text, statements, footnotes: [] }]]),
    })
      .chapters.flatMap(({ sections }) => sections)
      .map(({ heading }) => heading ?? '');
  };
  const isThere = (all: readonly string[]) => all.some((one) => one.endsWith('Biaya Bahan Baku'));
  expect(isThere(headings('Pasokan gandum tersendat.', 1))).toBe(true);
  expect(isThere(headings('Isi bagian ini ditahan pada salinan rilis.', 0))).toBe(false);
});

test("the pages on drivers, expectations and contacts' own words stay in the office", () => {
  const world = { sizes: [5, 6], unmatched: 0, visits: 1, seed: 4, atTheEnd: 0 };
  const staying = ['sumber_perubahan', 'harapan', 'tema'] as const;
  const headings = (copy: Copy) => {
    const contents = contentsOf(world, copy);
    const like = contents.report.sections[0]!;
    const pages = staying.map((kind) => ({ ...like, id: kind, kind, title: kind }));
    return reportDocumentOf({
      ...contents,
      report: { ...contents.report, sections: [like, ...pages] },
    })
      .chapters.flatMap(({ sections }) => sections)
      .map(({ heading }) => heading ?? '');
  };
  const isThere = (copy: Copy) => {
    const all = headings(copy);
    return staying.map((kind) => all.some((heading) => heading.endsWith(kind)));
  };
  expect(isThere('internal')).toEqual([true, true, true]);
  expect(isThere('release')).toEqual([false, false, false]);
});
