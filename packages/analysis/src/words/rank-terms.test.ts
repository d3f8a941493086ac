import { NO_OFFICE_WORDS } from '@lqc/contracts';
import { countTerms } from './count-terms.js';
import { keyPairs } from './pairs.js';
import { rankTerms } from './rank-terms.js';

const NARRATIVES = [
  'Kondisi umum relatif stabil; suku bunga pinjaman naik dan nilai tukar melemah.',
  'Bersumber dari bahan baku impor. Harga naik dibandingkan triwulan lalu.',
  'Daya beli turun, suku bunga naik, harga naik.',
  'Perkembangan internal baik, bahan baku mahal karena dolar.',
];
const ranked = (office = NO_OFFICE_WORDS, narratives = NARRATIVES) =>
  rankTerms({ narratives, learnedFrom: narratives, indicator: 'domestik', office });
const words = (office = NO_OFFICE_WORDS) => ranked(office).map(({ word }) => word);

test('pairs stay together, and boilerplate is left out', () => {
  const found = words();
  expect(found).toEqual(
    expect.arrayContaining(['suku bunga', 'nilai tukar', 'bahan baku', 'daya beli']),
  );
  for (const word of ['suku', 'bunga', 'tukar', 'baku', 'daya', 'beli'])
    expect(found).not.toContain(word);
  for (const word of ['bersumber', 'dibandingkan', 'internal', 'perkembangan', 'relatif', 'umum'])
    expect(found).not.toContain(word);
  expect(found).not.toContain('kondisi');
  // Contacts are counted, not occurrences: two of the four mention it.
  expect(ranked().find(({ word }) => word === 'suku bunga')!.documents).toBe(2);
});

test('a denial alone is no key word, however often it is said', () => {
  const notes = Array.from({ length: 8 }, () => 'Harga belum turun. Pesanan tidak banyak.');
  const found = ranked(NO_OFFICE_WORDS, notes).map(({ word }) => word);
  for (const word of ['tidak', 'belum']) expect(found).not.toContain(word);
});

test('what nobody says leads no list: a word that is denied is one term with its denial', () => {
  const notes = [
    'Permintaan tidak naik, pasar belum pulih.',
    'Penjualan tidak naik, kurs tidak stabil.',
    'Penjualan tidak naik; tidak ada pesanan.',
  ];
  const found = new Map(ranked(NO_OFFICE_WORDS, notes).map((one) => [one.word, one.documents]));
  expect(found.get('tidak naik')).toBe(3);
  expect(found.get('belum pulih')).toBe(1);
  for (const word of ['naik', 'pulih', 'stabil', 'tidak ada']) expect(found.has(word)).toBe(false);
});

test('what the office hides is gone, and synonyms count as the word that stands for them', () => {
  expect(words({ hidden: ['dolar', 'bahan baku'], synonyms: [] })).not.toContain('bahan baku');
  const merged = ranked({
    hidden: [],
    synonyms: [
      ['dolar', 'kurs'],
      ['nilai tukar', 'kurs'],
    ],
  });
  expect(merged.find(({ word }) => word === 'kurs')!.documents).toBe(2);
  expect(merged.map(({ word }) => word)).not.toContain('dolar');
});

test('pairs are learned from the texts: side by side beyond chance, and seldom apart', () => {
  const texts = Array.from(
    { length: 12 },
    (_, at) =>
      [
        'Upah minimum naik.',
        'Penjualan lemah, harga naik.',
        'Harga pupuk mahal dan tarif listrik tetap.',
        'Stok cukup, harga semen turun, permintaan hotel naik.',
      ][at % 4]!,
  );
  const pairs = keyPairs(texts, new Set(['dan']));
  expect(pairs).toContain('upah minimum');
  expect(pairs).toContain('tarif listrik');
  for (const pair of ['harga naik', 'dan tarif', 'lemah harga naik', 'minimum naik'])
    expect(pairs).not.toContain(pair);
  expect(keyPairs(texts.slice(0, 4), new Set()).has('upah minimum')).toBe(false);
});

test('contacts that say a word are counted where it stands in a pair too, so that a fall is no rise', () => {
  const times = (many: number, text: string) => Array.from({ length: many }, () => text);
  const before = [...times(20, 'Pesanan hotel ramai.'), ...times(10, 'Kamar kosong.')];
  const now = [
    ...times(10, 'Pesanan dari pelanggan ramai.'),
    ...times(1, 'Pesanan hotel ramai.'),
    ...times(19, 'Kamar kosong.'),
  ];
  const asked = { learnedFrom: [...before, ...now], indicator: 'domestik' } as const;
  const terms = rankTerms({ narratives: now, ...asked, office: NO_OFFICE_WORDS });
  const said = new Map(terms.map(({ word, documents }) => [word, documents]));
  expect([said.get('pesanan'), said.get('pesanan hotel')]).toEqual([11, 1]);
  expect([...countTerms(before, ['pesanan', 'pesanan hotel', 'banjir'], [])]).toEqual([
    ['pesanan', 20],
    ['pesanan hotel', 20],
    ['banjir', 0],
  ]);
  expect([...countTerms(now, ['kamar', 'order'], [['pesanan', 'order']])]).toEqual([
    ['kamar', 19],
    ['order', 11],
  ]);
});

test('a pair of the words that the question itself has is none, and another is beside it', () => {
  const narratives = ['Biaya bahan baku naik karena kurs.', 'Harga bahan baku kedelai mahal.'];
  const terms = (indicator: 'biaya bahan baku' | 'harga jual') =>
    rankTerms({ narratives, learnedFrom: narratives, indicator, office: NO_OFFICE_WORDS }).map(
      ({ word }) => word,
    );
  expect(terms('biaya bahan baku').toSorted()).toEqual(
    ['kurs', 'naik', 'kedelai', 'mahal', 'harga'].toSorted(),
  );
  expect(terms('harga jual')).toContain('bahan baku');
});

test('only what white space alone parts is a pair', () => {
  const parted = ['silika, didorong', 'silika; didorong', 'silika (didorong)', 'silika 5 didorong'];
  const texts = [...parted, ...parted].map((words) => `Pasir ${words} pesanan.`);
  expect(keyPairs(texts, new Set())).not.toContain('silika didorong');
  expect(keyPairs(texts, new Set())).toContain('pasir silika');
  const whole = texts.map((text) => text.replace(/silika.*didorong/u, 'silika  didorong'));
  expect(keyPairs(whole, new Set())).toContain('silika didorong');
  const didorong = 'Nilai, tukar.';
  expect(ranked(NO_OFFICE_WORDS, [didorong]).map(({ word }) => word)).not.toContain('nilai tukar');
});
