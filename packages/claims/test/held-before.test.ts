import { LIKERT_INDICATORS } from '@lqc/contracts';
import { sheetOf } from './sample-sheet.js';

const prices = await sheetOf('harga jual');

test('“masih” and “tidak lagi” are right only where the quarter before bears them out', () => {
  // The average lay above neutral in the quarter before as well.
  expect(prices.statusOf('Harga jual masih berada di atas netral.')).toBe('supported');
  for (const text of [
    'Harga jual kembali di atas netral.',
    'Harga jual tidak lagi di bawah netral.',
    'Harga jual masih lebih rendah daripada Triwulan I 2024.',
  ])
    expect([text, prices.statusOf(text)]).not.toEqual([text, 'supported']);
});

test('the rest of those who answered are as many as nobody counted before', () => {
  const text = 'Sebanyak 24 kontak menjawab di atas netral. Enam sisanya menjawab netral.';
  expect(prices.statusOf(text)).toBe('contradicted');
});

test('what is compared with the quarter that the sentence before told of is of this quarter', () => {
  for (const [quarter, average, change] of [
    ['Triwulan IV 2024', '3,03', '0,89'],
    ['Triwulan I 2024', '2,79', '1,13'],
  ] as const) {
    const before = `Skor harga jual tercatat ${average} pada ${quarter}.`;
    const next = `Dibandingkan dengan ${quarter}, skor harga jual naik`;
    expect(prices.statusOf(`${before} ${next} ${change} poin.`)).toBe('supported');
    expect(prices.statusOf(`${before} ${next} 0,60 poin.`)).toBe('contradicted');
  }
  // "Sebelumnya" may be before the quarter that was told of.
  const earlier = 'Skor harga jual tercatat 3,03 pada Triwulan IV 2024. Dibandingkan';
  expect(prices.statusOf(`${earlier} triwulan sebelumnya, naik 0,89 poin.`)).toBe('unchecked');
});

test.each([
  'PT Nusa Bahari Persada menyampaikan harga jual tumbuh sekitar 20% (yoy).',
  'Rata-rata harga jual naik 0,89 poin dari Triwulan IV 2024 dan 1,13 poin dari Triwulan I 2024.',
])('behind a company’s rate or both bases a step is from the quarter before: %s', (before) => {
  expect(prices.statusOf(`${before} Saldo bersih berbalik dari −2,7 poin menjadi 55,3 poin.`)).toBe(
    'supported',
  );
  for (const [from, to] of [
    ['−7,2', '55,3'],
    ['−2,7', '53,5'],
  ])
    expect(
      prices.statusOf(`${before} Saldo bersih berbalik dari ${from} poin menjadi ${to} poin.`),
    ).toBe('contradicted');
  const yoy = 'Secara tahunan, harga jual naik 1,13 poin.';
  expect(prices.statusOf(`${yoy} Saldo bersih naik dari −2,7 poin menjadi 55,3 poin.`)).toBe(
    'unchecked',
  );
});

test('whoever comes next has nobody between it and whom the sentence before told of', () => {
  const text = 'Skor tertinggi tercatat di Pertambangan dan Penggalian (5,00).';
  expect(prices.statusOf(`${text} Konstruksi menyusul dengan 3,00.`)).not.toBe('supported');
});

test('“angka tersebut” may be of the sector that the sentence before told of', () => {
  // It fell there, while it rose on the whole.
  const text = 'Harga jual di Transportasi dan Pergudangan turun. Angka tersebut naik.';
  expect(prices.statusOf(text)).not.toBe('supported');
});

test.each([
  'Pertanyaan harga jual dijawab oleh 38 dari 40 kontak, atau 92,5%.',
  'Dibandingkan Triwulan I 2024, harga jual lebih rendah 0,38 poin.',
  'Separuh dari 38 kontak menilai harga jual di atas netral.',
  'Harga jual dan margin usaha naik, masing-masing 0,70 poin dan 0,89 poin.',
  'Secara umum, sembilan dari 15 indikator turun.',
])('what is told in percent, in front, of a whole, of each or of most is held: %s', (text) => {
  expect(prices.statusOf(text)).toBe('contradicted');
});

test('“secara umum” of indicators that were counted is right of more than half of them alone', () => {
  const held = (text: string) => prices.statusOf(text);
  const risen = LIKERT_INDICATORS.map((_, at) => at).find(
    (count) => held(`Sebanyak ${count} dari 15 indikator turun.`) === 'supported',
  )!;
  expect(risen).toBeLessThanOrEqual(7);
  expect(held(`Secara umum, ${risen} dari 15 indikator turun.`)).not.toBe('supported');
  expect(held(`Secara umum, ${15 - risen} dari 15 indikator naik.`)).toBe('supported');
});

test.each([
  'Permintaan domestik tumbuh dari 3,86 menjadi 3,03.',
  'Permintaan domestik bertumbuh dibandingkan Triwulan IV 2024 yang tercatat 3,86.',
  'Saldo bersih permintaan domestik berubah negatif, dari 62,2 poin menjadi 5,4 poin.',
  'Saldo bersih permintaan domestik kian negatif, turun dari 62,2 poin menjadi 5,4 poin.',
])('a word of growth or of a sign is not borne out by figures that went otherwise: %s', (text) => {
  expect(prices.statusOf(text)).not.toBe('supported');
});

test.each([
  ['Harga jual tercatat di bawah netral (3 kontak).', 'unchecked'],
  ['Harga jual dilaporkan di bawah netral (7,9%).', 'unchecked'],
  ['Kontak yang menjawab menilai harga jual di bawah netral (3 kontak).', 'unchecked'],
  ['Kontak yang menilai harga jual di bawah netral sebanyak 3 kontak.', 'supported'],
  ['Harga jual tercatat di atas netral (24 kontak).', 'supported'],
])('a side of neutral is of the average first, whatever the bracket counts: %s', (text, status) => {
  expect(prices.statusOf(text)).toBe(status);
});

test.each([
  'Harga jual naik ke atas netral.',
  'Harga jual melampaui ambang netral.',
  'Permintaan domestik turun ke bawah netral.',
])('what crosses neutral lay on its other side before: %s', (text) => {
  expect(prices.statusOf(text)).not.toBe('supported');
});

test('the second predicate of those that were counted is of them, and not of the chapter', () => {
  const held = (text: string) => prices.statusOf(text);
  const count = LIKERT_INDICATORS.map((_, at) => at).find(
    (one) => held(`${one} indikator melemah.`) === 'supported',
  )!;
  expect(count).toBeGreaterThan(0);
  expect(held(`${count} indikator melemah dan berada di atas netral.`)).not.toBe('supported');
});
