import { figureOf, sectorFigures } from '@lqc/analysis';
import { type IndicatorKey, type ReportSection, SECTORS } from '@lqc/contracts';
import { companyKey } from '@lqc/survey';
import fc from 'fast-check';
import {
  automaticSummary,
  chapterFacts,
  checkedText,
  type FoundForRelease,
  releasedHeadings,
  releasedSections,
  releaseFindings,
  type ReleaseSection,
  sectionInput,
} from '../src/index.js';
import { type Firm, quarterOf } from './quarter-of.js';

const NAMES = SECTORS.map(({ name }) => name).slice(0, 6);
const KEY: IndicatorKey = 'investasi';

interface World {
  /** Firms that were interviewed in each sector. */
  readonly sizes: readonly number[];
  /** How many more the register knows in each. */
  readonly others: readonly number[];
}

const NO_DETAILS = {
  visited: null,
  visitedOn: null,
  method: null,
  employeesWritten: null,
  employees: null,
  place: null,
  product: null,
  interviewer: null,
};
const firmName = (sector: number, at: number) => `PT Arunika${'ABCDEF'[sector]}${at} Sentosa`;
/** What one firm alone says. */
const secretOf = (sector: number, at: number) => `sandi${'abcdef'[sector]}${at}`;

/** A report's data: each firm says words that nobody else says. */
function worldOf({ sizes, others }: World) {
  const firms = sizes.flatMap((size, sector) =>
    Array.from({ length: size }, (_, at): Firm => ({
      name: firmName(sector, at),
      sector: NAMES[sector]!,
      score: () => 1 + ((sector * 3 + at * 2) % 5),
      narrative: `Penjualan berubah karena urusan ${secretOf(sector, at)} di tempat kami yang lama.`,
    })),
  );
  const quarters = {
    now: quarterOf('Triwulan III 2025', firms),
    before: quarterOf('Triwulan II 2025', firms),
    last_year: null,
  };
  const registered = others.flatMap((count, sector) =>
    Array.from({ length: count }, (_, at) => `CV Cendana${'ABCDEF'[sector]}${at} Makmur`).map(
      (name) => ({ name, key: companyKey(name), sector: NAMES[sector]! }),
    ),
  );
  const register = {
    companies: [
      ...firms.map(({ name, sector }) => ({ name, key: companyKey(name), sector })),
      ...registered,
    ].map((one) => ({ ...one, district: 'Kabupaten Badung' })),
  };
  return { firms, quarters, register };
}

type Given = ReturnType<typeof worldOf>;

/** A section with its text as the product keeps it: held against the data. */
function sectionOf(
  { quarters }: Given,
  kind: ReportSection['kind'],
  target: string | null,
  text?: string,
): ReleaseSection {
  const sheet = chapterFacts(sectionInput({ kind, target }, quarters));
  const written = text ?? automaticSummary(sheet);
  const { statements } = checkedText(written, sheet);
  return { id: `${kind}-${target}`, kind, target, text: written, statements };
}

function release(given: Given, sections: readonly ReleaseSection[], overrides = new Map()) {
  const { quarters, register, firms } = given;
  const names = firms.map(({ name }) => name);
  const data = { quarters, register, names, interviewers: [], overrides };
  const findings = releaseFindings(sections, data);
  const { released: bySection, letOut } = releasedSections(sections, data);
  const released = [...bySection.values()];
  return { findings, released, letOut, text: released.map(({ text }) => text).join('\n\n') };
}

const kindsOf = (findings: readonly FoundForRelease[]) =>
  findings.map(({ kind, verdict }) => `${kind} ${verdict}`);
const MANY: World = { sizes: [6, 5, 1, 2, 7, 3], others: [9, 9, 0, 0, 9, 9] };
/** The same with so many factories that one of them is not told by its trade. */
const MANY_FACTORIES: World = { ...MANY, sizes: [6, 5, 7, 2, 7, 3] };
const decimal = (value: number) => value.toFixed(2).replace('.', ',');

/** Whatever a person could write of every sector: figures, counts, names and words of each firm. */
function everything({ quarters, firms }: Given): string {
  const figures = sectorFigures(quarters.now).flatMap(({ sector, companies, indicators }) => [
    `Rata-rata Investasi pada lapangan usaha ${sector} tercatat ${decimal(figureOf(indicators, KEY).average!)}.`,
    `${sector} diwakili ${companies} perusahaan.`,
  ]);
  const said = firms.flatMap(({ name, narrative }) => [
    `Salah satu kontak menyampaikan: “${narrative}”`,
    `${name} menyatakan bahwa ${narrative!.toLowerCase()}`,
  ]);
  return [...figures, ...said].join('\n\n');
}

test('of no data set a one-firm sector, its words or its name come out, nor as what is left of a total', () => {
  const size = fc.integer({ min: 0, max: 7 });
  const world = fc.record({
    sizes: fc.tuple(fc.constant(1), size, size, size, size, size),
    others: fc.tuple(fc.constant(0), size, size, size, size, size),
  });
  fc.assert(
    fc.property(world, (made) => {
      const given = worldOf(made);
      const { text } = release(given, [
        sectionOf(given, 'catatan', null, everything(given)),
        ...NAMES.filter((_, at) => made.sizes[at]! > 0).map((sector) =>
          sectionOf(given, 'lapangan_usaha', sector),
        ),
        sectionOf(given, 'profil', null),
      ]);
      let left = made.sizes.reduce((sum, count) => sum + count, 0);
      let hidden = 0;
      for (const [sector, count] of made.sizes.entries()) {
        const name = NAMES[sector]!;
        const fits = count + made.others[sector]!;
        for (let at = 0; at < count; at += 1) {
          expect(text).not.toContain(firmName(sector, at));
          if (fits < 5) expect(text).not.toContain(secretOf(sector, at));
        }
        const isTold = text.includes(`${name} diwakili ${count} `);
        if (count > 0 && count < 3) {
          expect(isTold).toBe(false);
          expect(text).not.toMatch(new RegExp(`${name} tercatat \\d`));
        }
        if (isTold) left -= count;
        else if (count > 0) hidden += 1;
      }
      // What is left of the total is nothing, or several sectors that show no firm.
      if (left > 0 && made.sizes.filter((count) => count > 0).length > 1) {
        expect(hidden).toBeGreaterThan(1);
        expect(left).toBeGreaterThanOrEqual(3);
      }
    }),
    { numRuns: 10, seed: 20 },
  );
});

test('a figure of one firm goes, and so does the next smallest; large sectors stay', () => {
  const given = worldOf({ sizes: [6, 5, 1, 0, 7, 4], others: [9, 9, 0, 0, 9, 9] });
  const { text, findings } = release(given, [sectionOf(given, 'catatan', null, everything(given))]);
  expect(text).toContain(`${NAMES[4]} diwakili 7 perusahaan`);
  expect(text).not.toContain(`${NAMES[2]} diwakili`);
  expect(text).not.toContain(`${NAMES[5]} diwakili`);
  expect(findings.filter(({ kind }) => kind === 'small_group').length).toBeGreaterThan(3);
  for (const { reason } of findings) expect(reason).not.toBe('');
});

const quoteSection = (given: Given, text: string, kind: ReportSection['kind'] = 'garis_besar') =>
  sectionOf(given, kind, null, text);

test('a quote of who is one of few is held back, of who is one of many it may stay', () => {
  const given = worldOf(MANY);
  const rare = `Salah satu kontak menyampaikan: “${given.firms.find(({ sector }) => sector === NAMES[2])!.narrative}”`;
  const common = `Salah satu kontak menyampaikan: “${given.firms[0]!.narrative}”`;
  const { text, findings } = release(given, [quoteSection(given, `${common}\n\n${rare}`)]);
  expect(text).toBe(common);
  expect(kindsOf(findings)).toEqual(expect.arrayContaining(['quote aman', 'quote ditahan']));
});

test('words of who is one of few are known again in a text that nobody has held against the data', () => {
  const given = worldOf(MANY);
  const { narrative } = given.firms.find(({ sector }) => sector === NAMES[2])!;
  const section = quoteSection(given, `Menurut informasi, ${narrative!.toLowerCase()}`);
  const { text } = release(given, [{ ...section, statements: [] }]);
  expect(text).not.toContain('sandic0');
});

test('a quote whose district alone gives it away is told of the province', () => {
  const given = worldOf(MANY);
  const [first] = given.firms;
  const register = {
    companies: given.register.companies.map((one) =>
      one.name === first!.name ? { ...one, district: 'Kota Denpasar' } : one,
    ),
  };
  const text = 'Penjualan berubah karena urusan sandia0 di Kota Denpasar.';
  const { findings, text: released } = release({ ...given, register }, [
    quoteSection(given, text.replace('sandia0 di', 'sandia0 di tempat kami yang lama di')),
  ]);
  expect(kindsOf(findings)).toContain('quote ditahan');
  expect(released).not.toContain('Denpasar');
});

test('a quote of one of four in its district stays without the district', () => {
  const given = worldOf(MANY);
  const register = {
    companies: given.register.companies.map((one, at) =>
      at < 4 ? { ...one, district: 'Kota Denpasar' } : one,
    ),
  };
  const said = given.firms[0]!.narrative!.replace('sandia0', 'panen');
  const now = {
    ...given.quarters.now,
    survey: {
      contacts: given.quarters.now.survey.contacts.map((one, at) =>
        at === 0
          ? { ...one, answers: one.answers.map((answer) => ({ ...answer, narrative: said })) }
          : one,
      ),
    },
  };
  const world = { ...given, register, quarters: { ...given.quarters, now } };
  const text = `Di Kota Denpasar ${said.toLowerCase()}`;
  const { findings, text: released } = release(world, [quoteSection(world, text)]);
  expect(kindsOf(findings)).toContain('quote digeneralisasi');
  expect(released).toContain('Di provinsi ini penjualan berubah karena urusan panen');
});

test('names are found however they are written, with their telephone', () => {
  const given = worldOf(MANY);
  const { text } = release(given, [
    quoteSection(
      given,
      'Kunjungan ke arunikaa0\u200B sentosa, PT berlangsung baik. Ibu Sri Wahyuni hadir. Hubungi 0812-3456-7890. PT Tak Dikenal Jaya ikut.',
    ),
  ]);
  expect(text).not.toMatch(/arunika|Wahyuni|0812|Dikenal/i);
});

/** A world that also knows this company. */
const knowing = (name: string): Given => {
  const world = worldOf(MANY);
  return { ...world, firms: [...world.firms, { ...world.firms[0]!, name }] };
};

test('a name leaves in no other writing', () => {
  const given = knowing('PT Ratih Dwipayana');
  const written = [
    '#ratihdwipayana',
    'Ратих Двипаяна',
    'R4tih Dw1payana',
    'R a t i h D-w-i-p-a-y-a-n-a',
    'Ratih Dwipayanna',
    'Dwipayana Ratih',
    'Ratih Dwipay&#97;na',
  ];
  const sentences = written.map((name) => `Pasar lesu menurut ${name} sejak Juli.`);
  const { text, findings } = release(given, [quoteSection(given, sentences.join('\n\n'))]);
  expect(findings).toHaveLength(written.length);
  expect(text).toBe('Isi bagian ini ditahan pada salinan rilis.');
});

test('a word that only one name has waits for a person, unless several contacts use it', () => {
  const given = knowing('PT Dwipayana Penjualan');
  const section = quoteSection(given, 'Pesanan Dwipayana naik. Penjualan naik.');
  const { text, findings } = release(given, [section]);
  expect(kindsOf(findings)).toEqual(['brand perlu_dilihat']);
  expect(text).toBe('Pesanan sebuah perusahaan naik. Penjualan naik.');
});

test('a name over several lines leaves by none of them', () => {
  const { firms, quarters, register } = worldOf({ sizes: [3, 9, 9, 9, 9, 9], others: [] });
  const [form, ...words] = firms[0]!.name.split(' ');
  const text = `Menurut\n\n- **${form}** ${words[0]}\n- ${words[1]}\n\npasar lesu.`;
  const section = { id: 's', kind: 'catatan' as const, target: null, text, statements: [] };
  const data = {
    quarters,
    register,
    names: firms.map(({ name }) => name),
    interviewers: [],
    overrides: new Map(),
  };
  const released = releasedSections([section], data).released.get('s')!.text;
  for (const word of words) expect(released).not.toContain(word);
  expect(released).toContain('pasar lesu');
});

test('brands and exact amounts wait for a person, and do not leave before', () => {
  const given = worldOf(MANY_FACTORIES);
  const section = quoteSection(
    given,
    'Pabrik itu menjual merek Zamrud Hijau senilai Rp12,5 miliar. Perusahaan menambah 120 karyawan.',
  );
  const { findings, text } = release(given, [section]);
  expect(kindsOf(findings)).toEqual([
    'brand perlu_dilihat',
    'amount perlu_dilihat',
    'amount perlu_dilihat',
  ]);
  expect(text).toBe(
    'Pabrik itu menjual merek tertentu senilai sejumlah dana. Perusahaan menambah sejumlah karyawan.',
  );
  const decided = { verdict: 'aman', reason: 'sudah umum', by: 'ratna', at: '2025-10-01' } as const;
  const allowed = release(given, [section], new Map([[findings[0]!.id, decided]]));
  expect(allowed.text).toContain('merek Zamrud Hijau senilai sejumlah dana');
  expect(allowed.findings[0]!.override).toEqual(decided);
});

test.each([
  [
    'Satu-satunya distributor di Kabupaten Badung mencatat penjualan naik 2,2% (qtq).',
    'salah satu distributor di provinsi ini mencatat penjualan naik sekian persen.',
  ],
  ['Hotel terbesar di Ubud menunda renovasi.', 'Hotel … menunda renovasi.'],
  ['Gudang di Kecamatan Kuta Selatan penuh.', 'Gudang di wilayah ini penuh.'],
  [
    'Salah satu kontak menaikkan harga 7,5 persen.',
    'Salah satu kontak menaikkan harga sekian persen.',
  ],
  ['Pesanan sirup markisa meningkat.', 'Pesanan sirup tertentu meningkat.'],
  ['Pusat data itu sepi; data lain ramai.', 'produk tertentu itu sepi; data lain ramai.'],
  ['Gudang di Jalan Raya No. 12 penuh.', 'Gudang di wilayah ini penuh.'],
  ['Pesanan sirup markisa dan markisa turun.', 'Pesanan sirup tertentu turun.'],
  ['Gudang yang didirikan Haji Salim tutup.', 'Gudang yang didirikan narasumber tutup.'],
  ['Gudang ꦩꦼꦒ ꦱꦏ꧀ꦠꦶ tutup.', 'Gudang … tutup.'],
  ['Provinsi Nusa Tenggara Barat surplus beras.', 'Provinsi Nusa Tenggara Barat surplus beras.'],
  ['Labanya naik dua kali lipat sejak 3 Juli.', 'Labanya naik sekian sejak suatu hari.'],
  ['Faktor utama adalah cuaca.', 'Faktor utama adalah cuaca.'],
  ['Kenaikan terbesar di sektor ritel.', 'Kenaikan terbesar di sektor ritel.'],
  ['Nilai tukar dolar Amerika Serikat naik.', 'Nilai tukar dolar Amerika Serikat naik.'],
  ['Hanya satu indikator di bawah netral.', 'Hanya satu indikator di bawah netral.'],
  ['Inflasi tercatat 2,2% (yoy).', 'Inflasi tercatat 2,2% (yoy).'],
])('words by which one company could be told wait for a person: "%s"', (text, left) => {
  expect(typed(text, 'Minuman markisa; pusat data; rokok')).toBe(left);
});

/** What leaves of a text that nobody held against the data, where one contact makes these products. */
function typed(text: string, product: string): string {
  const given = worldOf(MANY_FACTORIES);
  const contacts = given.quarters.now.survey.contacts.map((one, at) =>
    at === 0 ? { ...one, details: { ...NO_DETAILS, product } } : one,
  );
  const now = { ...given.quarters.now, survey: { contacts } };
  const world = { ...given, quarters: { ...given.quarters, now } };
  const section = { id: 'a', kind: 'catatan' as const, target: null, text, statements: [] };
  return release(world, [section]).text;
}

const NOTHING = 'Isi bagian ini ditahan pada salinan rilis.';

test.each([
  'Satu-satunya distributor elpiji di Kabupaten Badung mencatat penjualan naik 2,2% (qtq).',
  'Hanya satu pabrik yang menutup lini.',
  'Pemain terbesar kedua di bidang furnitur merugi.',
  'Satu2nya galangan kapal tutup.',
  'Pemain utama di bisnis es merugi.',
  'Pabrik biskuit Rasa Kenari tutup.',
  'Sebuah pabrik biskuit tutup.',
  'Salah satu galangan kapal murung.',
  'Satu-satunya pabrik semen tutup.',
  'Semua perusahaan teh murung.',
  'Semua BUMN yang ditemui murung.',
])('of one firm that its kind tells nothing leaves, whatever stands in its place: "%s"', (text) => {
  expect(typed(text, 'Beras')).toBe(NOTHING);
});

test.each([
  'Tak satu pun kontraktor mengeluh, ketiganya tersenyum.',
  'Kontraktor itu, tiga-tiganya, tersenyum.',
  'Kedua perusahaan listrik mengeluh.',
  'Semua kontraktor tersenyum.',
  'Setiap pemborong mengeluh.',
  'Kontraktor tersenyum.',
  'Suasana suram kini menyelimuti kontraktor.',
  'Seratus persen pabrik murung.',
  'Baik pabrik di barat maupun di timur murung.',
  'Listrik: murung semua.',
  'Keduanya, yang memasok setrum, murung.',
  'Ada tiga kontraktor di sini. Ketiganya murung.',
  'Sektor F suram.',
  'Sebanyak 60% pabrik murung.',
  'Enam puluh persen kontak murung.',
  'Semua kоntraktor murung.',
  'Semua k**o**ntraktor murung.',
  'Ketiga kontak yang mengekspor murung.',
  'Skor kontak itu ٢.',
])('of all firms of a sector, or of a few, nothing leaves that was not read: "%s"', (text) => {
  expect(typed(text, 'Beras')).toBe(NOTHING);
});

test.each(['Semua murung.', 'Kontak murung.', 'Mereka murung.', 'Sektor ini suram.'])(
  'in the chapter of a sector of few what is told of its firms does not leave: "%s"',
  (text) => {
    const given = worldOf(MANY_FACTORIES);
    const rain = 'Curah hujan tinggi.';
    const both = sectionOf(given, 'lapangan_usaha', NAMES[5]!, `${text}\n\n${rain}`);
    expect(release(given, [both]).text).toBe(rain);
  },
);

test('of the few who were met in a district nothing leaves that was not read', () => {
  const given = worldOf(MANY_FACTORIES);
  const register = {
    companies: given.register.companies.map((one, at) =>
      at < 3 ? { ...one, district: 'Kota Denpasar' } : one,
    ),
  };
  const text = 'Kontak di Denpasar murung.\n\nDenpasar ramai. Kontak di Badung murung.';
  const { text: left } = release({ ...given, register }, [quoteSection(given, text)]);
  expect(left).toBe('Denpasar ramai. Kontak di Badung murung.');
});

test('where the register has no districts the finding says so, and no place leaves with what a contact said', () => {
  const given = worldOf(MANY);
  const companies = given.register.companies.map((one) => ({ ...one, district: '' }));
  const said = given.firms[0]!.narrative!.replace('sandia0', 'panen');
  const contacts = given.quarters.now.survey.contacts.map((one, at) =>
    at === 0
      ? { ...one, answers: one.answers.map((answer) => ({ ...answer, narrative: said })) }
      : one,
  );
  const now = { ...given.quarters.now, survey: { contacts } };
  const world = { ...given, register: { companies }, quarters: { ...given.quarters, now } };
  const plain = release(world, [quoteSection(world, said)]);
  expect(plain.text).toBe(said);
  expect(plain.findings[0]!.reason).toContain('Kabupaten/kota tidak ada di Database Perusahaan');
  const placed = release(world, [quoteSection(world, `Di Kuta, ${said.toLowerCase()}`)]);
  expect(placed.text).not.toContain('Kuta');
});

test('of the size that the notes name only companies of that size are counted', () => {
  const given = worldOf(MANY);
  const contacts = given.quarters.now.survey.contacts.map((one, at) => ({
    ...one,
    details: { ...NO_DETAILS, employees: at === 0 ? 400 : 10 },
  }));
  const now = { ...given.quarters.now, survey: { contacts } };
  const world = { ...given, quarters: { ...given.quarters, now } };
  const { findings } = release(world, [quoteSection(world, given.firms[0]!.narrative!)]);
  expect(kindsOf(findings)).toEqual(['quote ditahan']);
  expect(findings[0]!.reason).toContain(
    'ukuran, pemberi keterangan cocok dengan hanya perusahaan itu sendiri',
  );
});

test('what a person lets leave although it is held back is told, to be remembered with the copy', () => {
  const given = worldOf(MANY);
  const decided = (section: ReleaseSection) => {
    const { findings, letOut } = release(given, [section]);
    expect(letOut).toEqual([]);
    const overrides = new Map(
      findings.map(({ id }) => [id, { verdict: 'aman', reason: 'r', by: 'b', at: '' }]),
    );
    return release(given, [section], overrides).letOut;
  };
  const { average } = figureOf(
    sectorFigures(given.quarters.now).find(({ sector }) => sector === NAMES[2])!.indicators,
    KEY,
  );
  const figure = `Rata-rata Investasi pada lapangan usaha ${NAMES[2]} tercatat ${decimal(average!)}.`;
  expect(decided(sectionOf(given, 'lapangan_usaha', NAMES[2]!, figure))).toContainEqual({
    role: 'now',
    indicator: KEY,
    what: 'average',
    sector: NAMES[2],
  });
  const { name, narrative } = given.firms.find(({ sector }) => sector === NAMES[2])!;
  const quote = `Salah satu kontak menyampaikan: “${narrative}”`;
  expect(decided(sectionOf(given, 'indikator', KEY, quote))).toContainEqual({
    role: 'now',
    indicator: KEY,
    what: 'answers',
    of: { companies: [companyKey(name)] },
  });
});

test('of a section with more sentences than are kept with their checks, the others are held back', () => {
  const given = worldOf(MANY);
  const whole = sectionOf(given, 'indikator', KEY, 'Kalimat pertama. Kalimat kedua.');
  const cut = { ...whole, statements: whole.statements.slice(0, 1), statements_left_out: 1 };
  expect(release(given, [whole]).text).toBe(whole.text);
  expect(release(given, [cut]).text).toBe('Kalimat pertama.');
});

test('a company’s name leaves by nobody’s decision, in a sentence, a quote or a title', () => {
  const given = knowing('PT Ratih Dwipayana');
  const text = 'PT Ratih Dwipayana merayakan ulang tahun. Kunjungan ke PT Ratih Dwipayana lancar.';
  const section = { ...quoteSection(given, text), statements: [] };
  const headings = [{ section: null, part: 'title', text: 'Laporan PT Ratih Dwipayana' }] as const;
  const data = {
    quarters: given.quarters,
    register: given.register,
    names: given.firms.map(({ name }) => name),
    interviewers: [],
  };
  const found = releaseFindings([section], { ...data, overrides: new Map() }, headings);
  expect(found.length).toBeGreaterThan(2);
  expect(new Set(found.map((one) => one.never_leaves))).toEqual(new Set([true]));
  const decided = { verdict: 'aman', reason: 'Sudah terbit di media.', by: 'a', at: '' } as const;
  const decisions = { ...data, overrides: new Map(found.map(({ id }) => [id, decided])) };
  const { released } = releasedSections([section], decisions);
  expect(released.get(section.id)!.text).not.toMatch(/Ratih|Dwipayana/);
  expect(releasedHeadings(headings, decisions)[0]!.released).not.toMatch(/Ratih|Dwipayana/);
});

test('a decision stays with its words when text before them changes', () => {
  const given = worldOf(MANY);
  const ids = (text: string) =>
    release(given, [quoteSection(given, text)]).findings.map(({ id }) => id);
  expect(ids('Lain. Perusahaan menambah 120 karyawan.')).toEqual(
    ids('Perusahaan menambah 120 karyawan.'),
  );
});

test('what stays is where its statements say, without marks that hang in the air', () => {
  const given = worldOf(MANY);
  const text = `**Rata-rata Investasi pada lapangan usaha ${NAMES[2]} tercatat 1,00. Investasi relatif stabil.**\n\n${NAMES[2]} diwakili 1 perusahaan.\n\nInvestasi relatif stabil.`;
  const { released } = release(given, [sectionOf(given, 'catatan', null, text)]);
  const [one] = released;
  expect(one!.text).toBe('Investasi relatif stabil.\n\nInvestasi relatif stabil.');
  expect(one!.statements.map(({ start, end }) => one!.text.slice(start, end))).toEqual([
    'Investasi relatif stabil.',
    'Investasi relatif stabil.',
  ]);
});

test('where an average lies, and whether it moved, is told by figures alone where its range is held back', () => {
  const given = worldOf({ sizes: [6, 6, 6, 6, 7, 6], others: [9, 9, 9, 9, 9, 9] });
  const text = `Rata-rata Investasi pada lapangan usaha ${NAMES[4]} berada di sekitar netral.`;
  const { text: left, findings } = release(given, [sectionOf(given, 'catatan', null, text)]);
  expect(left).toMatch(
    /^Rata-rata investasi pada lapangan usaha .* tercatat \d,\d\d pada Triwulan III 2025\.$/,
  );
  expect(kindsOf(findings)).toEqual(['small_group digeneralisasi']);
});

test('a score of a sector of one firm leaves by no word for that sector', () => {
  const given = worldOf({ ...MANY, sizes: [6, 5, 1, 1, 7, 3] });
  const text = 'Di sektor listrik nilainya dua. Bidang sampah menjawab turun. Pasar ramai.';
  const { text: left } = release(given, [quoteSection(given, text)]);
  expect(NAMES[3]).toContain('Listrik');
  expect(left).not.toMatch(/listrik/);
  expect(left).toContain('Pasar ramai.');
});

test.each([
  'Skor persediaan Industri Pengolahan: 3, 2, 1.',
  'Skor persediaan petani: tiga, dua, satu.',
  'Untuk listrik, skornya lima.',
  'Nilai setrum: 5.',
  'Skor kontak itu ialah II.',
  'Jumlah seluruh skor investasi 60 dari 20 jawaban.',
  'Dua dari tiga petani menahan belanja.',
  'Tidak ada kontruksi yang optimis.',
  'Investasi tercatat dua koma sembilan lima.',
])('a score or a figure of the survey that no data bear out does not leave: "%s"', (text) => {
  const given = worldOf({ ...MANY, sizes: [6, 5, 3, 1, 7, 3] });
  for (const section of [
    sectionOf(given, 'catatan', null, text),
    { ...sectionOf(given, 'catatan', null, text), statements: [] },
  ])
    expect(release(given, [section]).text).toBe('Isi bagian ini ditahan pada salinan rilis.');
});

test('of a text that was drafted of other data nothing leaves that the data of now do not bear out', () => {
  const firms = worldOf({ sizes: [6, 6, 6, 6, 7, 6], others: [9, 9, 9, 9, 9, 9] });
  const { text: drafted } = sectionOf(firms, 'indikator', KEY);
  const corrected = {
    ...firms,
    quarters: { ...firms.quarters, now: quarterOf('Triwulan III 2025', firms.firms.slice(4)) },
  };
  const again = sectionOf(corrected, 'indikator', KEY, drafted);
  const stale = again.statements.flatMap(({ start, end, status }) =>
    status === 'contradicted' || status === 'unchecked' ? [drafted.slice(start, end)] : [],
  );
  expect(stale.length).toBeGreaterThan(1);
  const { text } = release(corrected, [again]);
  for (const sentence of stale.filter((one) => /\d/.test(one)))
    expect(text).not.toContain(sentence);
});

test('what everybody knows and is told of no indicator, answer or contact leaves, also behind a sentence that is held back', () => {
  const given = worldOf(MANY);
  const known = [
    'Pemerintah daerah menaikkan upah minimum provinsi sebesar 7,4%.',
    'Harga minyak dunia melemah sejak awal tahun.',
    'Badan Pusat Statistik mencatat pertumbuhan ekonomi sebesar 5,1%.',
    'Curah hujan meningkat.',
    'Nilai tukar rupiah melemah terhadap dolar Amerika Serikat.',
    'Kegiatan timur dan utara pulau pulih lebih cepat.',
    'Pelaku usaha berharap perizinan dipercepat.',
    'Cukai rokok naik sebesar 10% tahun ini.',
    'Biaya logistik nasional masih tinggi.',
    'Permintaan dunia melemah.',
    'Nilai ekspor Indonesia naik 6%.',
    'Survei Penjualan Eceran Bank Indonesia mencatat penjualan eceran tumbuh 3,2%.',
    'Indeks Keyakinan Konsumen tercatat 121,3.',
    'Angka kemiskinan turun menjadi 8,5%.',
    'Bank Dunia memperkirakan ekonomi tumbuh 4,7%.',
    'Setiap perusahaan wajib membayar iuran jaminan sosial.',
    'Seluruh responden diwawancarai tatap muka.',
    'Semua pihak menunggu kebijakan baru.',
  ].join('\n\n');
  const text = `Investasi menurun tajam.\n\n${known}`;
  expect(typed(known, 'Rokok')).toBe(known);
  expect(release(given, [sectionOf(given, 'catatan', null, text)]).text).toBe(known);
});

test('a section of which nothing may leave says so', () => {
  const given = worldOf(MANY);
  const { text } = release(given, [
    sectionOf(given, 'catatan', null, `${NAMES[2]} diwakili 1 perusahaan.`),
  ]);
  expect(text).toBe('Isi bagian ini ditahan pada salinan rilis.');
});

test('a footnote of who is one of few names a group of sectors, or nothing', () => {
  const given = worldOf(MANY);
  const { quarters } = given;
  const contactOf = (sector: string) =>
    quarters.now.survey.contacts.find(
      ({ companyKey: key }) => quarters.now.matching.sectorByCompany.get(key) === sector,
    )!;
  const evidenceOf = (sector: string) => ({
    contact_id: quarters.now.contactIds.get(contactOf(sector).position)!,
    sentence: 'x',
    support: 'full' as const,
  });
  const base = sectionOf(given, 'catatan', null, 'Investasi relatif stabil.');
  const section = {
    ...base,
    statements: base.statements.map((one) => ({
      ...one,
      evidence: [evidenceOf(NAMES[0]!), evidenceOf(NAMES[2]!)],
    })),
  };
  const { released, findings } = release(given, [section]);
  expect(kindsOf(findings)).toEqual(['footnote digeneralisasi']);
  expect(released[0]!.footnotes).toEqual([
    {
      start: 0,
      contactId: evidenceOf(NAMES[2]!).contact_id,
      generalised: 'Sektor sekunder · Triwulan III 2025',
    },
  ]);
});

test('titles and people are searched as sentences are, and the office’s own people stay', () => {
  const given = worldOf({ sizes: [6, 5, 1, 2, 7, 3], others: [9, 9, 0, 0, 9, 9] });
  const names = [...given.firms.map(({ name }) => name), 'Ratna Dewi'];
  const data = {
    quarters: given.quarters,
    register: given.register,
    names,
    interviewers: ['Ratna Dewi'],
    overrides: new Map(),
  };
  const firm = firmName(0, 0);
  const headings = [
    { section: null, part: 'title', text: 'Laporan Liaison Triwulan III 2025' },
    { section: 'a', part: 'title', text: `Kunjungan ke ${firm}` },
    { section: 'b', part: 'title', text: `${NAMES[2]}: 1 dari 1 kontak naik` },
    { section: null, part: 'people', text: `Ratna Dewi, Bapak Budi, dan ${firm}` },
  ] as const;
  expect(releasedHeadings(headings, data).map(({ released }) => released)).toEqual([
    'Laporan Liaison Triwulan III 2025',
    'Kunjungan ke sebuah perusahaan',
    '',
    'Ratna Dewi, Bapak Budi, dan sebuah perusahaan',
  ]);
  const findings = releaseFindings([], data, headings);
  expect(findings.map(({ section, part, kind }) => [section, part, kind])).toEqual([
    ['a', 'title', 'quote'],
    ['a', 'title', 'name'],
    ['b', 'title', 'small_group'],
    [null, 'people', 'name'],
  ]);
});
