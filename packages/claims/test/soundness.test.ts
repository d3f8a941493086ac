import { sheetOf, sheetOfSector } from './sample-sheet.js';

const prices = await sheetOf('harga jual');
const expected = await sheetOf('perkiraan harga jual');
const stocks = await sheetOf('persediaan');
const lodging = await sheetOfSector('Penyediaan Akomodasi dan Makan Minum');

test.each([
  // One contact of Informasi dan Komunikasi said so.
  'Kenaikan harga jual di Konstruksi dipengaruhi oleh perluasan jaringan 5G.',
  'Di Industri Pengolahan, salah satu kontak menyebut perluasan jaringan 5G sebagai pendorong kenaikan harga jual.',
  'Kenaikan harga jual di Industri Pengolahan dan Konstruksi didorong nilai tukar rupiah.',
  'Beberapa kontak yang menjawab di bawah netral menyebut nilai tukar rupiah.',
])('a reason is right only of the sector and the answers that it was given for: %s', (text) => {
  expect(prices.statusOf(text)).not.toBe('supported');
});

test('a reason that contacts of a sector gave is right of that sector', () => {
  const text =
    'Di Industri Pengolahan, beberapa kontak menyebut nilai tukar rupiah sebagai pendorong kenaikan harga jual.';
  expect(prices.statusOf(text)).toBe('supported');
});

test.each([
  'Kontak menyebut perluasan jaringan 5G sebagai pendorong kenaikan harga jual.',
  'Kenaikan harga jual dipengaruhi oleh perluasan jaringan 5G.',
  'Menurut kontak, harga jual menurun akibat libur panjang.',
  'Kontak menyampaikan bahwa harga jual relatif stabil.',
])('what a single contact said is not said of contacts in general: %s', (text) => {
  expect(prices.statusOf(text)).not.toBe('supported');
});

test('contacts in general never say the opposite of most answers', () => {
  expect(stocks.statusOf('Menurut kontak, persediaan cenderung menurun.')).toBe('contradicted');
  expect(prices.statusOf('Menurut kontak, harga jual menurun.')).toBe('contradicted');
  expect(prices.statusOf('Kontak menyampaikan harga jual meningkat.')).not.toBe('contradicted');
});

test('the main reason is the one that most contacts gave', () => {
  const withReason = (reason: string) =>
    prices.statusOf(`Kenaikan harga jual terutama dipengaruhi oleh ${reason}.`);
  expect(withReason('perluasan jaringan 5G')).not.toBe('supported');
  expect(withReason('insentif PPN')).not.toBe('supported');
  expect(withReason('nilai tukar rupiah')).toBe('supported');
});

test.each([
  // The quoted words are of another contact, of another sector, of another indicator.
  'PT Merta Tirta Nusantara Tbk menyatakan "harga jual tumbuh sekitar 5,2% (yoy)".',
  'Kontak di Konstruksi menyampaikan "harga jual naik 12,2% (qtq) karena kenaikan biaya material".',
])('a quote is of those whom it is told of: %s', (text) => {
  expect(prices.statusOf(text)).toBe('contradicted');
});

test('a quote is of the indicator that it is told of', () => {
  const quote = '"didorong oleh musim ramai liburan"';
  expect(
    lodging.statusOf(`Mengenai permintaan domestik, Hotel Artha Artha Abadi menyebut ${quote}.`),
  ).toBe('supported');
  expect(
    lodging.statusOf(`Mengenai biaya energi, Hotel Artha Artha Abadi menyebut ${quote}.`),
  ).not.toBe('supported');
});

test('what was expected is not told as having happened', () => {
  expect(expected.statusOf('Perkiraan harga jual tercatat 3,55.')).toBe('supported');
  for (const text of ['Realisasi perkiraan harga jual naik 0,07 poin.'])
    expect([text, expected.statusOf(text)]).toEqual([text, 'contradicted']);
  for (const text of [
    'Perkiraan harga jual terealisasi sebesar 3,55.',
    'Rata-rata realisasi harga jual tercatat 3,55.',
    'Perkiraan harga jual telah naik 0,07 poin.',
  ])
    expect([text, expected.statusOf(text)]).not.toEqual([text, 'supported']);
});

test('an exact figure allows none that only comes near', () => {
  expect(prices.statusOf('Rata-rata harga jual 3,9.')).toBe('supported');
  expect(prices.statusOf('Rata-rata harga jual tepat 3,92.')).toBe('supported');
  for (const text of [
    'Rata-rata harga jual tepat 3,9.',
    'Harga jual naik persis 0,9 poin.',
    'Persis 63% kontak menjawab di atas netral.',
    'Tepat separuh kontak menjawab netral.',
  ])
    expect([text, prices.statusOf(text)]).toEqual([text, 'contradicted']);
});
