import { checker, lastStatusOf, statusOf, type Told, TOLD } from './free-narratives.js';
import { isNotTurned } from './neither-way.js';

/** Ways to tell the same of a company; each has its direction, figure, base and reason. */
const KINDS: readonly ((one: Told) => string)[] = [
  ({ contact, isUp, rate, base, reason }) =>
    `${contact} melaporkan harga jualnya ${isUp ? 'naik' : 'turun'} ${rate} (${base}) karena ${reason}.`,
  ({ contact, isUp, rate, base, reason }) =>
    `Menurut ${contact}, harga jual ${isUp ? 'meningkat' : 'terkontraksi'} ${rate} (${base}), dengan ${reason} sebagai penyebabnya.`,
  ({ contact, isUp, rate, base, reason }) =>
    `${isUp ? 'Kenaikan' : 'Penurunan'} harga jual sebesar ${rate} (${base}) disampaikan oleh ${contact}, lantaran ${reason}.`,
  ({ contact, isUp, rate, base, reason }) =>
    `Sementara itu, ${contact} mengaitkan ${isUp ? 'kenaikan' : 'penurunan'} harga jualnya sebesar ${rate} (${base}) dengan ${reason}.`,
  ({ contact, isUp, rate, base, reason }) =>
    `Harga jual ${contact} ${isUp ? 'terkerek' : 'merosot'} ${rate} (${base}) yang dipicu oleh ${reason}.`,
  ({ contact, isUp, rate, base, reason }) =>
    `${contact}, misalnya, ${isUp ? 'menaikkan' : 'memangkas'} harga jual ${rate} (${base}) akibat ${reason}.`,
];
const written = TOLD.flatMap((one) => KINDS.map((kind) => ({ one, kind })));

test('what a company said is borne out in whatever words it is told', () => {
  const statuses = written.map(({ one, kind }) => [kind(one), statusOf(kind(one))]);
  expect(statuses.filter(([, status]) => status !== 'supported')).toEqual([]);
});

/** Each of these turns one part of what a company said. */
const TURNS: Readonly<Record<string, (one: Told) => Told>> = {
  rate: (one) => ({ ...one, rate: '9,4%' }),
  direction: (one) => ({ ...one, isUp: !one.isUp }),
  base: (one) => ({ ...one, base: one.base === 'qtq' ? 'yoy' : 'qtq' }),
  reason: (one) => ({ ...one, reason: 'kelangkaan solar bersubsidi' }),
  contact: (one) => ({ ...one, contact: 'UD Cahaya Timur' }),
};

test.each(Object.keys(TURNS))('with another %s it is called wrong, and never right', (part) => {
  const statuses = written.map(({ one, kind }) => {
    const text = kind(TURNS[part]!(one));
    return [text, statusOf(text)];
  });
  expect(statuses.filter(([, status]) => status === 'supported' || status === 'no_claim')).toEqual(
    [],
  );
  const wrong = statuses.filter(([, status]) => status === 'contradicted');
  expect(wrong.length / statuses.length).toBeGreaterThanOrEqual(0.8);
});

test.each([
  ['Kenaikan tertinggi dialami PT Delima Raya, yakni 12% (qtq).', 'supported'],
  ['Kenaikan tertinggi dialami Vila Embun Pagi, yakni 3% (qtq).', 'contradicted'],
  [
    'PT Delima Raya menyebut kenaikan 12% (qtq), lebih tinggi daripada Vila Embun Pagi yang menyebut 3% (qtq).',
    'supported',
  ],
  [
    'PT Delima Raya menyebut kenaikan 12% (qtq), lebih rendah daripada Vila Embun Pagi yang menyebut 3% (qtq).',
    'contradicted',
  ],
  ['Kenaikan dialami PT Delima Raya (12%, qtq) dan Vila Embun Pagi (3%, qtq).', 'supported'],
  [
    'PT Delima Raya dan Vila Embun Pagi mencatat kenaikan harga jual, masing-masing karena pelemahan kurs rupiah dan kunjungan wisatawan mancanegara.',
    'supported',
  ],
] as const)('companies side by side: %s', (text, status) => {
  expect(isNotTurned(statusOf(text), status === 'supported')).toBe(true);
});

test.each([
  'Kenaikan dialami PT Delima Raya (3%, qtq) dan Vila Embun Pagi (12%, qtq).',
  'PT Delima Raya dan Vila Embun Pagi mencatat kenaikan harga jual, masing-masing karena kunjungan wisatawan mancanegara dan pelemahan kurs rupiah.',
  'PT Delima Raya di Tabanan mencatat kenaikan harga jual suku cadang.',
  'PT Delima Raya memprakirakan harga jual naik 12% (qtq).',
  'PT Delima Raya menaikkan harga jual 12% (qtq), dan kenaikan itu diprakirakan berlanjut.',
  'Hanya PT Delima Raya yang menjawab di atas netral.',
  'Sejumlah kontak menaikkan harga jual karena pelemahan kurs rupiah.',
  'Faktor yang sama disebut PT Delima Raya.',
])('what no contact said so is never endorsed: %s', (text) => {
  expect(['unchecked', 'contradicted']).toContain(statusOf(text));
});

test('a reason in nobody’s words is wrong even where nobody is named', () => {
  const text = (reason: string) => `Salah satu kontak menaikkan harga jual karena ${reason}.`;
  expect(statusOf(text('pelemahan kurs rupiah'))).toBe('supported');
  expect(statusOf(text('kelangkaan solar bersubsidi'))).toBe('contradicted');
});

test('of two companies that were named, each is meant by its place', () => {
  const first = 'PT Delima Raya dan Vila Embun Pagi menaikkan harga jual. ';
  const second = (one: string, other: string) =>
    checker.read(`${first}Yang pertama karena ${one}, sedangkan yang kedua karena ${other}.`)[1]!;
  const [rupiah, visits] = ['pelemahan kurs rupiah', 'kunjungan wisatawan mancanegara'];
  expect(second(rupiah, visits).status).not.toBe('contradicted');
  expect(second(visits, rupiah).status).not.toBe('supported');
});

test('a reason is told by whom it moved that way, and of a company that was just spoken of by itself', () => {
  const [, after] = checker.read(
    'PT Delima Raya menaikkan harga jual. Kunjungan wisatawan mancanegara jadi alasannya.',
  );
  expect(after!.status).toBe('unchecked');
  const [, own] = checker.read(
    'Vila Embun Pagi menaikkan harga jual. Kunjungan wisatawan mancanegara jadi alasannya.',
  );
  expect(own).toMatchObject({ status: 'supported' });
  expect(own!.evidence.map((one) => one.contact_id)).toEqual(['id Vila Embun Pagi harga jual']);
  expect(
    statusOf('Salah satu kontak menurunkan harga jual akibat pelemahan kurs rupiah.'),
  ).not.toBe('supported');
});

/** Ways to tell at which interest a company borrows, behind a sentence about it. */
const BORROWING: readonly ((credit: string, rate: string) => string)[] = [
  (credit, rate) => `Kredit ${credit}nya dikenai bunga ${rate}.`,
  (credit, rate) => `Kontak ini membayar bunga kredit ${credit} ${rate}.`,
  (credit, rate) => `Perusahaan tersebut memanfaatkan kredit ${credit} berbunga ${rate}.`,
  (credit, rate) => `Suku bunga kredit ${credit}nya ${rate}.`,
];

test('a company borrows at the interest that it named, of that credit', () => {
  for (const tell of BORROWING)
    for (const [sentence, credit, rate, status] of [
      ['Harga jual PT Hulu Makmur turun 6% (qtq).', 'modal kerja', '9,5%', 'supported'],
      ['Harga jual PT Hulu Makmur turun 6% (qtq).', 'modal kerja', '7,5%', 'contradicted'],
      // Named beside another question than the one that the text is about.
      ['Harga jual PT Hulu Makmur turun 6% (qtq).', 'modal kerja', '10,25%', 'unchecked'],
      ['Harga jual PT Hulu Makmur turun 6% (qtq).', 'sindikasi', '9,5%', 'unchecked'],
      ['Harga jual PT Gading Permai naik 2% (yoy).', 'sindikasi', '8,75%', 'supported'],
      ['Harga jual PT Gading Permai naik 2% (yoy).', 'modal kerja', '8,75%', 'unchecked'],
      // What moved by so much is no interest.
      ['Harga jual PT Gading Permai naik 2% (yoy).', 'sindikasi', '2%', 'contradicted'],
      // Only somebody else borrows at that.
      ['Harga jual PT Delima Raya naik 12% (qtq).', 'modal kerja', '9,5%', 'contradicted'],
      ['Harga jual PT Delima Raya naik 12% (qtq).', 'modal kerja', '12%', 'unchecked'],
    ] as const) {
      const text = `${sentence} ${tell(credit, rate)}`;
      expect([text, isNotTurned(lastStatusOf(text), status === 'supported')]).toEqual([text, true]);
    }
});

test.each([
  [
    'Harga jual stabil di UD Cahaya Timur, turun 12% (qtq) di PT Fajar Utama, dan naik 8% (yoy) di CV Bumi Lestari.',
    'Harga jual stabil di UD Cahaya Timur, turun 12% (yoy) di PT Fajar Utama, dan naik 8% (yoy) di CV Bumi Lestari.',
    'Harga jual stabil di UD Cahaya Timur, turun 8% (yoy) di CV Bumi Lestari, dan naik 12% (qtq) di PT Fajar Utama.',
  ],
  [
    'Harga jual bergerak ke tiga arah: stabil di UD Cahaya Timur, turun 12% (qtq) di PT Fajar Utama, dan naik 8% (yoy) di CV Bumi Lestari.',
    'Harga jual bergerak ke dua arah: stabil di UD Cahaya Timur, turun 12% (qtq) di PT Fajar Utama, dan naik 8% (yoy) di CV Bumi Lestari.',
  ],
  [
    'Harga jual naik: 12% (qtq) di PT Delima Raya, 3% (qtq) di Vila Embun Pagi, dan 8% (yoy) di CV Bumi Lestari.',
    'Harga jual naik: 12% (qtq) di PT Delima Raya, 8% (yoy) di Vila Embun Pagi, dan 3% (qtq) di CV Bumi Lestari.',
    'Harga jual turun: 12% (qtq) di PT Delima Raya, 3% (qtq) di Vila Embun Pagi, dan 8% (yoy) di CV Bumi Lestari.',
  ],
  [
    'Bagi PT Delima Raya, kenaikan harga jual terutama berasal dari suku cadang di Gianyar.',
    'Bagi PT Delima Raya, kenaikan harga jual terutama berasal dari alat berat di Gianyar.',
    'Bagi Vila Embun Pagi, kenaikan harga jual terutama berasal dari suku cadang di Gianyar.',
  ],
  [
    'Pelemahan kurs rupiah menjadi alasan PT Delima Raya, sedangkan Vila Embun Pagi menyebut kunjungan wisatawan mancanegara.',
    'Kunjungan wisatawan mancanegara menjadi alasan PT Delima Raya, sedangkan Vila Embun Pagi menyebut pelemahan kurs rupiah.',
    'Pelemahan kurs rupiah menjadi alasan PT Delima Raya, sedangkan Vila Embun Pagi menyebut mahalnya gula pasir.',
  ],
  [
    'Pelemahan kurs rupiah mendorong PT Delima Raya, kunjungan wisatawan Vila Embun Pagi.',
    'Kunjungan wisatawan mendorong PT Delima Raya, pelemahan kurs rupiah Vila Embun Pagi.',
    'Pelemahan kurs rupiah mendorong PT Delima Raya, mahalnya gula pasir Vila Embun Pagi.',
  ],
  [
    'Penurunan triwulanan harga jual yang paling besar, yaitu 12%, dialami PT Fajar Utama.',
    'Penurunan triwulanan harga jual yang paling besar, yaitu 6%, dialami PT Hulu Makmur.',
    'Penurunan tahunan harga jual yang paling besar, yaitu 12%, dialami PT Fajar Utama.',
  ],
  [
    'Dua kontak, yaitu CV Bumi Lestari dan PT Gading Permai, menaikkan harga jual karena mahalnya gula pasir.',
    'Tiga kontak, yaitu CV Bumi Lestari dan PT Gading Permai, menaikkan harga jual karena mahalnya gula pasir.',
    'Dua kontak, yaitu CV Bumi Lestari dan PT Delima Raya, menaikkan harga jual karena mahalnya gula pasir.',
    'Dua kontak, yaitu CV Bumi Lestari dan PT Gading Permai, menaikkan harga jual.',
    'Dua kontak, yaitu CV Bumi Lestari dan PT Gading Permai, menurunkan harga jual karena mahalnya gula pasir.',
    'Satu kontak, yaitu CV Bumi Lestari, menaikkan harga jual karena mahalnya gula pasir.',
    'Delapan kontak lainnya, CV Bumi Lestari dan PT Gading Permai, menaikkan harga jual karena mahalnya gula pasir.',
    'Sepuluh kontak, yaitu CV Bumi Lestari dan PT Gading Permai, menaikkan harga jual karena mahalnya gula pasir.',
  ],
  [
    'Mahalnya gula pasir disebut dua kontak yang harga jualnya naik, yakni CV Bumi Lestari dan PT Gading Permai.',
    'Mahalnya gula pasir disebut dua kontak yang harga jualnya naik, yakni CV Bumi Lestari dan Vila Embun Pagi.',
    'Mahalnya gula pasir disebut tiga kontak yang harga jualnya naik, yakni CV Bumi Lestari, PT Gading Permai, dan Vila Embun Pagi.',
  ],
  [
    'Penurunan harga jual (qtq) disampaikan tiga kontak, antara lain PT Fajar Utama yang menyebut sepinya lelang dan PT Arunika Jaya yang menyebut persaingan produk impor.',
    'Penurunan harga jual (qtq) disampaikan lima kontak, antara lain PT Fajar Utama yang menyebut sepinya lelang dan PT Arunika Jaya yang menyebut persaingan produk impor.',
    'Penurunan harga jual (qtq) disampaikan tiga kontak, antara lain PT Fajar Utama yang menyebut persaingan produk impor dan PT Arunika Jaya yang menyebut sepinya lelang.',
    'Penurunan harga jual 12% (qtq) disampaikan PT Fajar Utama yang menyebut sepinya lelang dan PT Arunika Jaya yang menyebut persaingan produk impor.',
  ],
  [
    'PT Delima Raya, satu dari satu kontak yang memberikan skor 5, menaikkan harga jual 12% (qtq).',
    'PT Delima Raya, satu dari dua kontak yang memberikan skor 5, menaikkan harga jual 12% (qtq).',
  ],
  [
    'UD Cahaya Timur berunding ulang dengan pemasok benang.',
    'UD Cahaya Timur berunding ulang dengan pemasok kertas.',
    'PT Gading Permai berunding ulang dengan pemasok benang.',
  ],
  [
    'UD Cahaya Timur merundingkan kembali kontraknya dengan pemasok benang, dan jam kerja disesuaikan.',
    'UD Cahaya Timur merundingkan kembali kontraknya dengan pemasok benang, dan jumlah pegawai disesuaikan.',
  ],
  [
    'UD Cahaya Timur menantikan kepastian upah minimum.',
    'UD Cahaya Timur menantikan kepastian tarif listrik.',
  ],
  [
    'UD Cahaya Timur menjaga harga jualnya pada tingkat yang sama, dengan kain tenun sebagai andalan.',
    'UD Cahaya Timur menjaga harga jualnya pada tingkat yang sama, dengan kain batik sebagai andalan.',
    'PT Gading Permai menjaga harga jualnya pada tingkat yang sama.',
    'UD Cahaya Timur menaikkan harga jualnya, dengan kain tenun sebagai andalan.',
  ],
  [
    'PT Hulu Makmur menyebut penjualan papan meleset dari target.',
    'PT Hulu Makmur menyebut penjualan genteng meleset dari target.',
    'PT Hulu Makmur menyebut penjualan papan sesuai target.',
    'PT Delima Raya menyebut penjualan papan meleset dari target.',
  ],
  [
    'Penjualan papan PT Hulu Makmur tidak mencapai target karena mahalnya pelumas.',
    'Penjualan papan PT Hulu Makmur mencapai target karena mahalnya pelumas.',
    'Penjualan papan PT Hulu Makmur tidak mencapai target karena mahalnya gula pasir.',
  ],
])('in other words and another order: %s', (right, ...wrong) => {
  expect(statusOf(right)).not.toBe('contradicted');
  for (const twin of wrong)
    expect([twin, statusOf(twin)]).not.toEqual([
      twin,
      expect.stringMatching(/^(supported|no_claim)$/),
    ]);
});
