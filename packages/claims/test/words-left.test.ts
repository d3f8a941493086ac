import { sheetOf, sheetOfSector } from './sample-sheet.js';

const prices = await sheetOf('harga jual');
const expected = await sheetOf('perkiraan harga jual');
const lodging = await sheetOfSector('Penyediaan Akomodasi dan Makan Minum');

const RIGHT = 'Harga jual naik 0,89 poin menjadi 3,92.';

test('a sentence whose every word was taken is right', () => {
  expect(prices.statusOf(RIGHT)).toBe('supported');
});

test.each([
  'sesudah',
  'biarpun begitu',
  'kelak',
  'nantinya',
  'maksimum',
  'terkecuali',
  'kecuali ekspor',
  'untuk pertama kalinya',
  'sekali lagi',
  'seperti biasa',
  'secara permanen',
  'tanpa jeda',
  'setiap bulan',
  'akibat kontraksi',
  'di luar dugaan',
  'xyz',
])('“%s” that nobody took leaves a right sentence open', (said) => {
  for (const text of [RIGHT.replace('.', ` ${said}.`), `${said}, ${RIGHT.toLowerCase()}`])
    expect([text, prices.statusOf(text)]).not.toEqual([text, 'supported']);
});

test.each([
  'Harga jual 4,92 (perubahan −0,99).',
  'Margin usaha 3,97 (n = 12; perubahan −0,99).',
  'Rata-rata harga jual 3,92 (TW IV 2024: 3,16; selisih −0,99; TW I 2024: 3,33).',
  'Harga jual 4,92 (+0,99), n = 12.',
])('what is wrong in a sentence leaves none of its figures without a verdict: %s', (text) => {
  const readings = prices.checker.read(text).flatMap((one) => one.readings);
  const told = readings.flatMap(({ items }) =>
    items.map(({ start, end }) => text.slice(start, end)),
  );
  const unsaid = text.match(/[−+]?\d+(?:,\d+)?(?![ \d]*20\d\d)/g)!;
  for (const figure of unsaid.filter((one) => !one.startsWith('20')))
    expect(told).toContainEqual(expect.stringContaining(figure));
});

test.each(['kelak', 'sebelumnya', 'kecuali', 'selamanya', 'kerap'])(
  '“%s” that the contact did not say leaves what it said open',
  (said) => {
    const text = (more: string) =>
      `Hotel Artha Artha Abadi menyampaikan margin usaha${more} tumbuh sekitar 3% (yoy).`;
    expect(lodging.statusOf(text(''))).toBe('supported');
    expect(lodging.statusOf(text(` ${said}`))).not.toBe('supported');
  },
);

test('a sentence is right only if it is so in each way in which it may well be meant', () => {
  // The expected prices rose as well, by another figure.
  expect(expected.statusOf('Perkiraan harga jual naik 0,07 poin.')).toBe('supported');
  expect(expected.statusOf('Harga jual naik 0,07 poin.')).not.toBe('supported');
});

test('the quarter of a year ago goes by its own name and by how far it lies back', () => {
  for (const quarter of ['Triwulan I 2024', 'triwulan yang sama tahun sebelumnya']) {
    const text = `Harga jual naik dibandingkan ${quarter}.`;
    expect([text, prices.statusOf(text)]).not.toEqual([text, 'contradicted']);
  }
  expect(prices.statusOf('Harga jual naik dibandingkan Triwulan II 2024.')).toBe('contradicted');
});
