import { sheetOf, sheetOfSector } from './sample-sheet.js';

const demand = await sheetOf('domestik');
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
  for (const text of [
    'Realisasi perkiraan harga jual naik 0,07 poin.',
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

test.each([
  'Lima indikator turun, antara lain harga jual (3,92) dan biaya energi (3,05).',
  'PT Mitra Arta Agung menyampaikan “Permintaan domestik terkontraksi 2% (qtq), tercermin dari lebih rendahnya pesanan rawat inap”, sedangkan UD Dwi Sumber Agung menyampaikan “Penurunan permintaan domestik dipengaruhi libur panjang sehingga penjualan kapal penyeberangan di Denpasar tidak sesuai target”.',
  'CV Bahari Sinar Sentosa menyampaikan “terdapat perubahan berarti pada permintaan domestik”.',
  'Permintaan domestik tercatat 3,03 (↑).',
  'Permintaan domestik (3,03) > harga jual (3,92).',
  'Perubahan rata-rata permintaan domestik tercatat positif 0,83 poin.',
  'Permintaan domestik tercatat 3,03, ditopang Pertanian, Kehutanan, dan Perikanan (1,50).',
  'Harga jual yang naik menjadi 3,92 menekan permintaan domestik menjadi 3,03.',
  'Sebanyak 12 kontak yang menjawab di atas netral mencatat rata-rata 3,03.',
  'Sebanyak 32,4% kontak menilai permintaan domestik di atas netral karena realisasi anggaran pemerintah.',
  'Kapasitas utilisasi tergolong sangat tinggi (3,10).',
  'Kontak Industri Pengolahan memberikan penilaian tertinggi.',
  'Pada Triwulan IV 2024, rata-rata permintaan domestik mencapai 3,86. Sebanyak 12 kontak menilai permintaan domestik di atas netral dan 10 kontak di bawah netral.',
  'Konstruksi mencatat permintaan domestik tertinggi dengan skor 3,67. Harga jualnya naik menjadi 3,92.',
  'Hampir 45% kontak menjawab netral.',
  'Permintaan domestik tercatat 3,03 (skala 1–4).',
  'Dari 40 kontak, 32,4% menilai permintaan domestik di atas netral.',
  'The Wana Mitra Unggul Resort melakukan pembatasan perjalanan dinas.',
  'UD Kencana Arta Kencana memasok ruko.',
  'Samudra Tri Perdana, PT memberikan insentif PPN.',
  'Wawancara untuk laporan ini dilakukan pada akhir 2024.',
  'Baik Konstruksi (3,67) maupun Informasi dan Komunikasi (3,50) mencatat skor tertinggi.',
])('true figures tied together falsely, and words turned round, are not endorsed: %s', (text) => {
  expect(['supported', 'no_claim']).not.toContain(demand.statusOf(text));
});

test('of the steps of an earlier quarter nothing is known', () => {
  for (const text of [
    'Kenaikan terbesar pada Triwulan IV 2024 dicatat harga jual.',
    'Pada Triwulan IV 2024, kenaikan harga jual lebih besar daripada kenaikan margin usaha.',
    'Harga jual menjadi satu dari lima indikator yang turun.',
  ])
    expect([text, prices.statusOf(text)]).toEqual([text, 'unchecked']);
});

test.each([
  // Of whom, and of how many.
  ['Sebanyak 24 dari 40 kontak yang diwawancarai menilai harga jual di atas netral.', true],
  ['Sebanyak 24 dari 38 kontak yang diwawancarai menilai harga jual di atas netral.', false],
  ['Dari 40 kontak yang menilai harga jual, 24 kontak berada di atas netral.', false],
  ['Sebanyak 24 kontak menilai harga jual di atas netral dan 11 kontak lainnya netral.', true],
  [
    'Sebanyak 24 kontak menilai harga jual di atas netral dan 14 kontak lainnya memberi skor 5.',
    false,
  ],
  ['Sebanyak 24 kontak menilai harga jual di atas netral, yakni 10 kontak memberi skor 4.', true],
  ['Sebanyak 24 kontak menilai harga jual di atas netral, yakni 3 kontak memberi skor 2.', false],
  ['Total skor harga jual tercatat 3,92.', false],
  ['Kinerja dunia usaha tercatat 3,92.', false],
  ['Data jawaban kontak atas permintaan ekspor lengkap.', false],
  // Of when.
  ['Setahun terakhir, harga jual naik 1,13 poin.', true],
  ['Selama setahun terakhir, rata-rata harga jual tercatat 2,79.', false],
  ['Harga jual naik 0,89 poin menjadi 3,92, dan hal itu terjadi pada Triwulan IV 2024.', false],
  // More than that it rose.
  ['Harga jual melonjak 0,89 poin menjadi 3,92.', true],
  ['Harga jual pulih 0,89 poin menjadi 3,92.', false],
  ['Harga jual optimal, dengan rata-rata 3,92.', false],
  ['Harga jual menembus ambang netral, dengan rata-rata 3,92.', false],
  // Two right figures, and how they stand to each other.
  ['Harga jual naik 0,89 poin; sebaliknya, permintaan domestik turun 0,83 poin.', true],
  ['Harga jual naik 0,89 poin; sebaliknya, investasi naik 0,38 poin.', false],
  ['Permintaan domestik turun 0,83 poin, ditandai harga jual yang naik 0,89 poin.', false],
])('right figures are endorsed only as what they are of: %s', (text, isTrue) => {
  expect(['supported', 'no_claim'].includes(prices.statusOf(text))).toBe(isTrue);
});

test('contacts of a mood are those who answered so', () => {
  expect(demand.statusOf('Kontak yang pesimistis bertambah dari 3 menjadi 10 kontak.')).toBe(
    'supported',
  );
  expect(demand.statusOf('Kontak yang optimistis bertambah dari 3 menjadi 10 kontak.')).not.toBe(
    'supported',
  );
});

test('a figure that is exactly that of another quarter, where none is told, or a change is left open and not called wrong', () => {
  expect(prices.statusOf('Rata-ratanya 3,03.')).toBe('unchecked');
  expect(prices.statusOf('Saldo bersihnya −2,7 poin.')).toBe('unchecked');
  expect(prices.statusOf('Skornya 3,92 (0,89).')).not.toBe('contradicted');
  expect(prices.statusOf('Rata-ratanya 3,07.')).toBe('contradicted');
  expect(prices.statusOf('Rata-ratanya 3,03 pada Triwulan I 2025.')).toBe('contradicted');
  expect(prices.statusOf('Saldo bersihnya −2,8 poin.')).toBe('contradicted');
});

test('the greatest beside a rise that is named is of rises, and not of levels', () => {
  const text =
    'Kenaikan rata-ratanya, 0,89 poin, merupakan yang terbesar di antara semua indikator.';
  expect(prices.statusOf(text)).not.toBe('contradicted');
});

test.each([
  'Sebagian besar lapangan usaha mencatat harga jual pada level netral atau lebih tinggi.',
  'Sebanyak 24 kontak (63,2%) melaporkan kenaikan. Jumlah tersebut lebih banyak dari triwulan sebelumnya.',
  'Konstruksi mencatat harga jual 4,33. Sektor selebihnya antara 3,00 dan 3,67.',
  'Sebanyak 24 dari 38 kontak di atas netral, triwulan lalu 9.',
])('what is right, or of some only, is never called wrong: %s', (text) => {
  expect(prices.statusOf(text)).not.toBe('contradicted');
});

test('“nihil” right behind a side counts nobody there', () => {
  const text = 'Permintaan domestik: 12 kontak di atas netral, di bawah nihil.';
  expect(demand.statusOf(text)).toBe('contradicted');
});
