import { figureOf, mayCountLevels, sectorFigures } from '@lqc/analysis';
import { companyKey, type IndicatorKey, type ReportSection, SECTORS } from '@lqc/contracts';
import { IS_NIGHT } from '@lqc/contracts/testing';
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
const secretOf = (sector: number, at: number) => `sandi${'abcdef'[sector]}${'abcdefghi'[at]}`;

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
  const { released: bySection, letOut } = releasedSections(sections, data);
  const released = [...bySection.values()];
  const text = released.map((one) => one.text).join('\n\n');
  return {
    released,
    letOut,
    text,
    // Found only for a test that asks, since all sections are read again.
    get findings() {
      return releaseFindings(sections, data);
    },
  };
}

const NOTHING = 'Isi bagian ini ditahan pada salinan rilis.';
const LETS_LEAVE = { verdict: 'aman', reason: 'Sudah terbit.', by: 'a', at: '' } as const;

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
    { numRuns: IS_NIGHT ? 100 : 5, seed: 20 },
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

/** The same where somebody has let the free sentences leave. */
function decided(given: Given, sections: readonly ReleaseSection[]) {
  const free = release(given, sections).findings.filter(({ kind }) => kind === 'free');
  return release(given, sections, new Map(free.map(({ id }) => [id, LETS_LEAVE])));
}

test('a quote of who is one of few is held back, of who is one of many it leaves once somebody has read it', () => {
  const given = worldOf(MANY);
  const rare = `Salah satu kontak menyampaikan: “${given.firms.find(({ sector }) => sector === NAMES[2])!.narrative}”`;
  const common = `Salah satu kontak menyampaikan: “${given.firms[0]!.narrative}”`;
  const sections = [quoteSection(given, `${common}\n\n${rare}`)];
  const { text, findings } = release(given, sections);
  expect(text).toBe(NOTHING);
  expect(kindsOf(findings)).toEqual(['free perlu_dilihat', 'quote ditahan']);
  expect(decided(given, sections).text).toBe(common);
});

test('a quote of one of three at its place may leave without its place and trade, of one of two it may not', () => {
  const given = worldOf(MANY);
  const found = (atPlace: number, before: string) => {
    const companies = given.register.companies.map((one, at) =>
      at < atPlace ? { ...one, district: 'Kota Denpasar' } : one,
    );
    const world = { ...given, register: { companies } };
    const said = `Salah satu kontak ${before}menyampaikan: “${given.firms[0]!.narrative}”`;
    return kindsOf(release(world, [quoteSection(world, said)]).findings);
  };
  expect(found(3, '')).toEqual(['free perlu_dilihat']);
  expect(found(3, `${NAMES[0]!.toLowerCase()} `)).toEqual(['quote ditahan']);
  expect(found(2, '')).toEqual(['quote ditahan']);
});

test('words of who is one of few do not leave by a text that nobody has held against the data', () => {
  const given = worldOf(MANY);
  const { narrative } = given.firms.find(({ sector }) => sector === NAMES[2])!;
  const section = quoteSection(given, `Menurut informasi, ${narrative!.toLowerCase()}`);
  const { text } = release(given, [{ ...section, statements: [] }]);
  expect(text).not.toContain('sandica');
});

test.each([
  ['a figure', 'kenaikan harga 7,5 persen'],
  ['a product of few', 'pesanan markisa'],
  ['what only one firm can be', 'pelabuhan terbesar'],
])('a quote in the rules’ own text in which %s stands waits for a person', (_, words) => {
  const given = worldOf({ ...MANY, sizes: [12, 12, 12, 0, 0, 0] });
  const saying = (score: number, label: string) =>
    quarterOf(
      label,
      given.firms.map((one, at) => ({
        ...one,
        score: () => (at % 4 === 3 ? 6 - score : score),
        narrative: `Investasi naik karena ${at < 4 ? words : 'pesanan baru'}.`,
      })),
    );
  const now = saying(4, 'Triwulan III 2025');
  const contacts = now.survey.contacts.map((one, at) =>
    at < 4 ? { ...one, details: { ...NO_DETAILS, product: 'Sirup markisa' } } : one,
  );
  const quarters = {
    now: { ...now, survey: { contacts } },
    before: saying(2, 'Triwulan II 2025'),
    last_year: null,
  };
  const world = { ...given, quarters };
  const section = sectionOf(world, 'indikator', KEY);
  const { text, findings } = release(world, [section]);
  expect(section.text).toContain(words);
  expect(text).not.toContain(words);
  expect(kindsOf(findings)).toContain('free perlu_dilihat');
  expect(decided(world, [section]).text).toContain(words);
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

test('a word that only one name has is told to whoever decides', () => {
  const given = knowing('PT Dwipayana Penjualan');
  const section = quoteSection(given, 'Pesanan Dwipayana naik. Penjualan naik.');
  const { text, findings } = release(given, [section]);
  expect(text).not.toContain('Dwipayana');
  expect(findings[0]!.sentences![0]!.note).toContain('Dwipayana');
});

test.each([
  ['PT Surya Listrik Kahyangan', 'Surya Listrik sedang berunding dengan bank.'],
  ['PT Hotel Samudra Kencana Tbk', 'Samudra Kencana sedang berunding dengan bank.'],
])('the everyday short form of %s is told with the name that it may be', (name, text) => {
  const given = knowing(name);
  const { findings } = release(given, [quoteSection(given, text)]);
  expect(findings[0]!.sentences![0]!.note).toContain(`Mungkin nama ${name}.`);
});

test.each([
  ['Mandor Komang Astrawan sedang berunding.', 'Komang'],
  ['Mr. Takahashi Kenji sedang berunding.', 'Takahashi'],
  ['Kantornya di Jl. Dwi No. 1, Karangasem.', 'Dwi'],
  ['Mobil DK 1877 ABX sering datang.', '1877'],
])('a person, a plate or an address leaves by no decision on its sentence: %s', (text, secret) => {
  const given = knowing('PT Maju Jaya');
  const sections = [quoteSection(given, text)];
  const { findings } = release(given, sections);
  const free = findings.find(({ kind }) => kind === 'free');
  expect(release(given, sections, new Map([[free!.id, LETS_LEAVE]])).text).not.toContain(secret);
  expect(findings.find(({ kind }) => kind === 'name')!.reason).toContain('nama orang');
});

test.each([
  ['Menurut Bandara, penumpang turun.', 'Bandara', 'PT Bandara Internasional Zainuddin'],
  ['Keterangan Universitas: mahasiswa berkurang.', 'Universitas', 'Universitas Cakrawala'],
  ['Biaya di Pelabuhan naik.', 'Pelabuhan', 'PT Pelabuhan Lembar Jaya'],
  ['Permintaan dari Singapura turun.', 'Singapura', 'PT Singapura Seafood'],
  ['Klinik itu merugi.', 'Klinik', 'CV Klinik Sehat'],
  ['Tanah di Gunung Cendana longsor.', 'Gunung Cendana', 'PT Gunung Cendana Raya'],
])('so is a kind of firm or a place where only one name has it: %s', (text, word, name) => {
  const given = knowing(name);
  const { findings } = release(given, [quoteSection(given, text)]);
  expect(findings[0]!.sentences![0]!.note).toContain(`kontak: ${word}.`);
});

test('a landmark is no word of a name', () => {
  const given = knowing('PT Gunung Cendana Raya');
  const { findings } = release(given, [quoteSection(given, 'Letusan Gunung Agung mereda.')]);
  expect(findings[0]!.sentences![0]!.note).toBeNull();
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
});

/** Sentences of strangers who tried to tell of one firm, or of each of a few. */
const TELLING = [
  'Gudang dan truk di Kota Dewata lagi sepi, ordernya melorot.',
  'Yang ngurus air bersih di kota sebelah akhirnya menaikkan tarif.',
  'Dua rumah sakit yang kami datangi sama-sama menambah perawat.',
  'Developer satu-satunya itu bilang jualan rumahnya macet.',
  'Kalau hotel dan restoran dikeluarkan, sisanya di Kota Arjuna tinggal pabrik dan toko, dan tokonya rugi.',
  'Hebat sekali, perusahaan listrik kita di Bima Raya untungnya sampai tidak kelihatan.',
  'Semua tambang yang kami wawancarai memangkas pekerja.',
  'Tiga sekolah swasta kompak menaikkan uang pangkal.',
  'Bos BPR di Bima Raya cerita kredit macetnya numpuk, jangan bilang siapa-siapa ya.',
  'Sebelas dari dua belas kontak di kota itu membaik; yang satu lagi, juragan batu di Arjuna, malah merugi.',
  'Si Mahoni yang main beton itu nunda beli ekskavator.',
  'Omzet gabungan dua provider internet turun seperlima, dan yang di Dewata naik sedikit, jadi tinggal hitung sendiri yang satunya.',
  'Responden dari kantor pemerintahan menahan belanja sampai akhir tahun.',
  'catatan kilat: klinik MI drop bgt, lg cari utangan bank',
  'Petani sawit di Merapi Indah panennya gagal.',
  'Kampus tempat anak saya kuliah juga kami kunjungi, dan mahasiswanya berkurang sepertiga.',
  'Kecuali satu, seluruh pengecer di Bima Raya menambah stok; yang satu itu gudangnya kosong.',
  'Perusahaan terbesar yang kami temui triwulan ini merumahkan ratusan orang.',
  'Outsourcing satpam di Bima Raya kehilangan kontrak terbesarnya.',
  'Koperasi simpan pinjam itu kreditnya seret.',
  'Rektor bilang penerimaan mahasiswa baru jeblok.',
  'Tambak udang di Bima Raya gagal panen.',
  'Radio lokal kehilangan pengiklan.',
  'BUMD pengelola pasar minta suntikan modal.',
  'Jasa angkutan terbesar yang kami temui merugi.',
  'Satu-satunya distributor elpiji di Kabupaten Badung mencatat penjualan naik 2,2% (qtq).',
  'Hotel terbesar di Ubud menunda renovasi.',
  'Gudang di Kecamatan Kuta Selatan penuh.',
  'Salah satu kontak menaikkan harga 7,5 persen.',
  'Pesanan sirup markisa meningkat.',
  'Gudang yang didirikan pada 3 Juli penuh.',
  'Satu2nya galangan kapal tutup.',
  'Pabrik biskuit Rasa Kenari tutup.',
  'Semua BUMN yang ditemui murung.',
  'Tak satu pun kontraktor mengeluh, ketiganya tersenyum.',
  'Kontraktor itu, tiga-tiganya, tersenyum.',
  'Listrik: murung semua.',
  'Sektor F suram.',
  'Sebanyak 60% pabrik murung.',
  'Semua kоntraktor murung.',
  'Semua k**o**ntraktor murung.',
  'Skor kontak itu ٢.',
  'Skor persediaan petani: tiga, dua, satu.',
  'Nilai setrum: 5.',
  'Skor kontak itu ialah II.',
  'Dua dari tiga petani menahan belanja.',
  'Investasi tercatat dua koma sembilan lima.',
  'Orang itu menangis.',
  '这家公司亏损。',
];
const HARMLESS = [
  'Suku bunga acuan BI Rate dipertahankan pada level 5,50% pada Rapat Dewan Gubernur Juni 2025.',
  'Harga minyak mentah Brent dunia bergerak di kisaran 68 dolar AS per barel sepanjang triwulan laporan.',
  'Survei Konsumen Bank Indonesia menunjukkan keyakinan konsumen tetap berada di level optimis.',
  'Pemerintah memperpanjang insentif PPN ditanggung pemerintah untuk pembelian rumah tapak.',
  'Upah minimum provinsi tahun 2025 ditetapkan naik 6,5%.',
  'Inflasi nasional tercatat 1,87% (yoy) pada Juni 2025.',
  'Rata-rata harga jual seluruh kontak tercatat di atas netral.',
  'Ekonomi Tiongkok diprakirakan tumbuh lebih lambat akibat pelemahan sektor properti.',
  'Musim kemarau yang lebih panjang berisiko menekan produksi pangan.',
  'SKDU Bank Indonesia mengindikasikan kegiatan usaha nasional tumbuh positif dengan SBT 11,7%.',
  'Harga komoditas nikel dan batu bara global melanjutkan koreksi.',
  'Nilai tukar rupiah relatif stabil terhadap dolar AS.',
  'Libur sekolah dan hari besar keagamaan mendorong mobilitas masyarakat.',
  'Tarif resiprokal Amerika Serikat menimbulkan ketidakpastian bagi eksportir nasional.',
  'Secara umum, kontak masih menunggu kejelasan kebijakan fiskal sebelum menambah investasi.',
  'Pertumbuhan kredit perbankan nasional melambat menjadi 8,4% (yoy).',
  'Liaison merupakan kegiatan wawancara berkala kepada pelaku usaha dan tidak mewakili seluruh perekonomian daerah.',
  'Pelaku usaha berharap penyaluran kredit usaha rakyat dipermudah.',
  'Belanja pemerintah daerah biasanya meningkat pada semester kedua.',
];

/** A note whose text people typed; nobody held it against the data where `isUnread`. */
const noteOf = (given: Given, text: string, isUnread = false): ReleaseSection => ({
  ...sectionOf(given, 'catatan', null, text),
  ...(isUnread && { statements: [] }),
});

test.each(['0812-3456-7890', 'budi@contohjaya.co.id', 'https://contohjaya.co.id/', '这家公司'])(
  '%s leaves by nobody’s decision',
  (detail) => {
    const given = worldOf(MANY);
    const { text } = decided(given, [noteOf(given, `Hubungi ${detail} untuk pesanan.`)]);
    expect(text).toBe('Hubungi … untuk pesanan.');
  },
);

test.each([false, true])(
  'no sentence that people typed leaves before somebody has read it, whatever it tells (unread by the product: %s)',
  (isUnread) => {
    const given = worldOf(MANY_FACTORIES);
    const sentences = [...TELLING, ...HARMLESS];
    const notes = sentences.map((one) => ({ ...noteOf(given, one, isUnread), id: one }));
    const { released } = release(given, notes);
    expect(sentences.map((one, at) => [one, released[at]!.text])).toEqual(
      sentences.map((one) => [one, NOTHING]),
    );
  },
);

test('the sentences of a section are one finding, and leave word for word by one decision', () => {
  const given = worldOf(MANY_FACTORIES);
  const read = 'Investasi relatif stabil.';
  const text = `${HARMLESS.join(' ')}\n\n${read}`;
  const section = noteOf(given, text, true);
  const sections = [{ ...section, statements: sectionOf(given, 'catatan', null, text).statements }];
  const { findings, text: before } = release(given, sections);
  expect(kindsOf(findings)).toContain('free perlu_dilihat');
  const [free] = findings;
  expect(free!.sentences!.map(({ start, end }) => text.slice(start, end))).toEqual(
    expect.arrayContaining([HARMLESS[0], HARMLESS.at(-1)]),
  );
  expect(before).toBe(read);
  const after = decided(given, sections).text;
  for (const { start, end } of free!.sentences!) expect(after).toContain(text.slice(start, end));
});

test('a sentence that changed, came or went needs a new look, other text does not', () => {
  const given = worldOf(MANY_FACTORIES);
  const idOf = (text: string) => release(given, [noteOf(given, text)]).findings[0]!.id;
  const id = idOf('Curah hujan tinggi. Pasar ramai.');
  expect(idOf('Investasi relatif stabil. Curah hujan tinggi. Pasar ramai.')).toBe(id);
  for (const text of [
    'Curah hujan tinggi sekali. Pasar ramai.',
    'Curah hujan tinggi. Pasar ramai. Gudang sepi.',
    'Curah hujan tinggi.',
    'Pasar ramai. Curah hujan tinggi.',
  ])
    expect(idOf(text)).not.toBe(id);
});

test('what is found of a sentence depends on no other', () => {
  const given = worldOf(MANY_FACTORIES);
  const known = 'Liaison merupakan kegiatan wawancara berkala kepada pelaku usaha.';
  for (const before of ['', 'Ada tiga kontraktor di sini. ', 'Skor kontak itu 2. '])
    expect(decided(given, [noteOf(given, before + known)]).text).toContain(known);
});

test('what the rules write leaves without a look, and needs one where people typed it', () => {
  const given = worldOf(MANY_FACTORIES);
  const sections = (['metode', 'kualitas_data', 'tabel', 'profil'] as const).map((kind) =>
    sectionOf(given, kind, null),
  );
  const { findings, text } = release(given, sections);
  expect(findings.filter(({ kind }) => kind === 'free')).toEqual([]);
  for (const sentence of sections[0]!.text.split('\n')) expect(text).toContain(sentence);
  expect(release(given, [noteOf(given, sections[0]!.text, true)]).text).toBe(NOTHING);
});

test('who decides is told which groups of few a sentence names', () => {
  const given = worldOf(MANY_FACTORIES);
  const register = {
    companies: given.register.companies.map((one, at) =>
      at < 3 ? { ...one, district: 'Kota Denpasar' } : one,
    ),
  };
  const unmet = SECTORS[6]!.name;
  const text = `${NAMES[5]} murung. Kontak di Denpasar murung. Kontak di Badung murung. ${unmet} murung.`;
  const { findings } = release({ ...given, register }, [noteOf(given, text)]);
  expect(findings[0]!.sentences!.map(({ note }) => note)).toEqual([
    `${NAMES[5]}: hanya 3 kontak.`,
    'Denpasar: hanya 3 kontak.',
    null,
    null,
  ]);
});

test('where the register has no districts the finding says so', () => {
  const given = worldOf(MANY);
  const companies = given.register.companies.map((one) => ({ ...one, district: '' }));
  const said = `Salah satu kontak menyampaikan: “${given.firms[0]!.narrative!}”`;
  const world = { ...given, register: { companies } };
  const { findings, text } = release(world, [quoteSection(world, said)]);
  expect(text).toBe(NOTHING);
  expect(findings[0]!.sentences![0]!.note).toContain(
    'Kabupaten/kota tidak ada di database perusahaan',
  );
});

test.each([{ employees: 400 }, { employeesWritten: 'lebih dari 400 orang' }])(
  'of the size that the notes name, as %j, only companies of that size are counted',
  (large) => {
    const given = worldOf(MANY);
    const contacts = given.quarters.now.survey.contacts.map((one, at) => ({
      ...one,
      details: { ...NO_DETAILS, ...(at === 0 ? large : { employees: 10 }) },
    }));
    const now = { ...given.quarters.now, survey: { contacts } };
    const world = { ...given, quarters: { ...given.quarters, now } };
    const said = `Salah satu kontak menyampaikan: “${given.firms[0]!.narrative!}”`;
    const { findings } = release(world, [quoteSection(world, said)]);
    expect(kindsOf(findings)).toEqual(['quote ditahan']);
    expect(findings[0]!.reason).toContain(
      'ukuran, pemberi keterangan cocok dengan hanya perusahaan itu sendiri',
    );
  },
);

test('what a person lets leave although it is held back is told, to be remembered with the copy', () => {
  const given = worldOf(MANY);
  const told = (section: ReleaseSection) => {
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
  expect(told(sectionOf(given, 'lapangan_usaha', NAMES[2]!, figure))).toContainEqual({
    role: 'now',
    indicator: KEY,
    what: 'average',
    sector: NAMES[2],
  });
  const { name, narrative } = given.firms.find(({ sector }) => sector === NAMES[2])!;
  const quote = `Salah satu kontak menyampaikan: “${narrative}”`;
  expect(told(sectionOf(given, 'indikator', KEY, quote))).toContainEqual({
    role: 'now',
    indicator: KEY,
    what: 'answers',
    of: { companies: [companyKey(name)] },
  });
});

test('of a section with more sentences than are kept with their checks, the others wait for a person', () => {
  const given = worldOf(MANY);
  const whole = sectionOf(given, 'indikator', KEY);
  const cut = { ...whole, statements: whole.statements.slice(0, 1) };
  const { start, end } = whole.statements[0]!;
  expect(release(given, [cut]).text).toBe(whole.text.slice(start, end));
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
  const decisions = { ...data, overrides: new Map(found.map(({ id }) => [id, LETS_LEAVE])) };
  const { released } = releasedSections([section], decisions);
  expect(released.get(section.id)!.text).not.toMatch(/Ratih|Dwipayana/);
  expect(releasedHeadings(headings, decisions)[0]!.released).not.toMatch(/Ratih|Dwipayana/);
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
    /^Skor investasi pada lapangan usaha .* tercatat \d,\d\d \(n = 7\) pada Triwulan III 2025\.$/,
  );
  expect(kindsOf(findings)).toEqual(['small_group digeneralisasi']);
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
    { section: null, part: 'title', text: 'Laporan Liaison Triwulan III 2025', isByRules: true },
    { section: 'c', part: 'title', text: 'Radio lokal' },
    { section: 'a', part: 'title', text: `Kunjungan ke ${firm}` },
    { section: 'b', part: 'title', text: `${NAMES[2]}: 1 dari 1 kontak naik` },
    { section: null, part: 'people', text: `Ratna Dewi, Bapak Budi, dan ${firm}` },
  ] as const;
  expect(releasedHeadings(headings, data).map(({ released }) => released)).toEqual([
    'Laporan Liaison Triwulan III 2025',
    '',
    '',
    '',
    'Ratna Dewi, Bapak Budi, dan sebuah perusahaan',
  ]);
  const findings = releaseFindings([], data, headings);
  expect(findings.map(({ section, part, kind }) => [section, part, kind])).toEqual([
    ['c', 'title', 'free'],
    ['a', 'title', 'name'],
    ['b', 'title', 'free'],
    [null, 'people', 'name'],
  ]);
});

test('a copy that leaves tells each average of a section once, with how many answered', () => {
  const given = worldOf({ sizes: [6, 6, 6, 6, 7, 6], others: [9, 9, 9, 9, 9, 9] });
  const where = `Investasi pada lapangan usaha ${NAMES[4]}`;
  const { released } = release(given, [
    sectionOf(
      given,
      'catatan',
      null,
      `${where} berada di sekitar netral.\n\nRata-rata ${where} berada di sekitar netral.`,
    ),
  ]);
  expect(released[0]!.text.match(/tercatat \d,\d\d \(n = 7\)/g)).toHaveLength(1);
});

test('a quarter before is told beside this one, also where this one was told already', () => {
  const given = worldOf({ sizes: [6, 6, 6, 6, 7, 6], others: [9, 9, 9, 9, 9, 9] });
  const where = `pada lapangan usaha ${NAMES[4]}`;
  const text = `Rata-rata investasi ${where} berada di sekitar netral.\n\nInvestasi ${where} relatif stabil.`;
  const { text: left } = release(given, [sectionOf(given, 'catatan', null, text)]);
  const now = /tercatat \d,\d\d \(n = 7\)/.source;
  expect(left).toMatch(
    new RegExp(
      `^Skor .* ${now} pada Triwulan III 2025\\.\\n\\nSkor .* ${now}, .*\\d,\\d\\d \\(n = 7\\) pada Triwulan II 2025\\.$`,
    ),
  );
});

test("what is left of a list's item stays one, and no heading leaves without what stood below it", () => {
  const given = worldOf(MANY);
  const held = `${NAMES[2]} diwakili 1 perusahaan.`;
  const stays = 'Investasi relatif stabil.';
  const text = `${stays}\n\n- ${held} ${stays}\n- ${held}\n\n### ${stays}\n\n${held}\n\n### ${stays}\n\n${stays}`;
  const { released } = release(given, [sectionOf(given, 'catatan', null, text)]);
  expect(released[0]!.text).toBe(`${stays}\n\n- ${stays}\n\n### ${stays}\n\n${stays}`);
});

/** Eighteen firms of different sectors: so many say why investment rose, as many that it fell, the others nothing. */
function saying(many: number) {
  const firms = Array.from({ length: 18 }, (_, at): Firm => {
    const [rose, fell] = [at < many, at >= many && at < 2 * many];
    return {
      name: firmName(at % 6, at),
      sector: NAMES[at % 6]!,
      score: () => (rose ? 4 : fell ? 2 : 3),
      narrative: rose
        ? 'Investasi naik seiring pembukaan pasar baru.'
        : fell
          ? 'Investasi turun akibat curah hujan yang tinggi.'
          : null,
    };
  });
  const [now, before] = ['Triwulan III 2025', 'Triwulan II 2025'].map((label) =>
    quarterOf(label, firms),
  );
  const registered = firms.map(({ name, sector }) => ({ name, key: companyKey(name), sector }));
  return {
    firms,
    quarters: { now: now!, before: before!, last_year: null },
    register: { companies: registered.map((one) => ({ ...one, district: 'Kabupaten Badung' })) },
  };
}

test('a reason that five companies give leaves as their number, and cites nobody; one of four stays', () => {
  const text = (many: number) =>
    `Sebanyak ${many} kontak mengaitkan kenaikan investasi dengan pembukaan pasar baru.`;
  for (const [many, leaves] of [
    [6, true],
    [5, true],
    [4, false],
  ] as const) {
    const given = saying(many);
    const { released } = release(given, [sectionOf(given, 'catatan', null, text(many))]);
    const written = sectionOf(given, 'indikator', KEY);
    const byRules = release(given, [written]);
    expect({ many, drafted: written.text.includes(`${many} kontak`) }).toEqual({
      many,
      drafted: true,
    });
    expect(byRules.text.includes('pembukaan pasar baru')).toBe(leaves);
    expect(byRules.released[0]!.footnotes.every((one) => one.generalised === null)).toBe(true);
    // What people typed waits for a person all the same.
    expect(released[0]!.text).toBe(NOTHING);
  }
});

test('a counted reason for an expectation stays where its own sides are held back, whatever those of its outcome', () => {
  const given = saying(6);
  const quarter = (label: string) =>
    quarterOf(
      label,
      given.firms.map((one, at) => ({
        ...one,
        narrative: at < 6 ? 'Perkiraan harga jual naik seiring pembukaan pasar baru.' : null,
        // One firm alone answers below neutral of what it expects.
        score: (key) =>
          key === 'perkiraan harga jual' && at > 5 ? (at === 17 ? 2 : 3) : one.score(key),
      })),
    );
  const [now, before] = ['Triwulan III 2025', 'Triwulan II 2025'].map(quarter);
  const world = { ...given, quarters: { now: now!, before: before!, last_year: null } };
  const section = sectionOf(world, 'indikator', 'perkiraan harga jual');
  expect(section.text).toMatch(/perkiraan kenaikan harga jual[^.]* 6 kontak[^.]* pembukaan pasar/);
  expect(release(world, [section]).text).not.toContain('pembukaan pasar baru');
});

test('of a company whose sector nobody knows nothing is quoted, however many others are unknown', () => {
  const given = saying(3);
  const unknown = {
    ...given,
    register: { companies: [] },
    quarters: {
      ...given.quarters,
      now: quarterOf(
        'Triwulan III 2025',
        given.firms.map((one) => ({ ...one, sector: '' })),
      ),
    },
  };
  const { text, findings } = release(unknown, [sectionOf(unknown, 'indikator', KEY)]);
  expect(text).not.toMatch(/pasar baru|curah hujan|“/);
  expect(findings.filter(({ kind }) => kind === 'quote')).not.toEqual([]);
});

test('the message of a summary leaves as the highest and the lowest averages, which its tables tell', () => {
  const many = worldOf({ sizes: [6, 6, 6, 6, 7, 6], others: [9, 9, 9, 9, 9, 9] });
  const firms = many.firms.map((one, at) => ({
    ...one,
    narrative: null,
    // Where eight answered, the average leaves and its range does not.
    score: (key: IndicatorKey) =>
      key === 'investasi' && at > 7
        ? null
        : 2 + (at % 3) + (key === 'harga jual' ? 1 : key === 'ekspor' ? -1 : 0),
  }));
  const [now, before] = ['Triwulan III 2025', 'Triwulan II 2025'].map((label) =>
    quarterOf(label, firms),
  );
  const given = { ...many, firms, quarters: { now: now!, before: before!, last_year: null } };
  const section = sectionOf(given, 'ringkasan_eksekutif', null);
  expect(section.text).toContain('Dari 15 indikator berskala, 1 berada di atas netral');
  const { text } = release(given, [section]);
  expect(text).toMatch(
    /^\*\*Skor tertinggi tercatat pada harga jual \(3,97\), terendah pada permintaan ekspor \(1,97\) dan investasi \(2,88\)\.\*\*/,
  );
  const former =
    'Dari 15 skor, 1 berada di atas netral, 12 di sekitar netral, dan 2 di bawah netral.';
  expect(decided(given, [noteOf(given, former)]).text).toMatch(/^Skor tertinggi tercatat/);
});

test('how many averages lie where leaves with a summary whose copy tells every range, as its chart does', () => {
  const many = worldOf({ sizes: [6, 6, 6, 6, 7, 6], others: [9, 9, 9, 9, 9, 9] });
  const firms = many.firms.map((one, at) => ({
    ...one,
    narrative: null,
    score: (key: IndicatorKey) => 1 + ((at * 7 + key.length * 3) % 5),
  }));
  const [now, before] = ['Triwulan III 2025', 'Triwulan II 2025'].map((label) =>
    quarterOf(label, firms),
  );
  const given = { ...many, firms, quarters: { now: now!, before: before!, last_year: null } };
  expect(mayCountLevels(now!, 'release')).toBe(true);
  const { text } = release(given, [sectionOf(given, 'ringkasan_eksekutif', null)]);
  expect(text).toContain(
    'Dari 15 indikator berskala, 0 berada di atas netral, 15 di sekitar netral',
  );
});

test.each([
  'Perubahan biaya energi belum tampak pada kontak yang sama: pada 27 perusahaan yang menjawab di kedua triwulan, rentangnya memuat nol.',
  'Perubahan investasi terutama karena susunan kontak: pada 27 perusahaan yang menjawab di kedua triwulan, arahnya berlawanan.',
])('a withheld reading leaves by nobody’s decision in its former wording either: %s', (reading) => {
  const given = worldOf(MANY);
  expect(decided(given, [noteOf(given, reading)]).text).toBe(NOTHING);
});
