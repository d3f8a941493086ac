import type { IndicatorKey } from '@lqc/contracts';
import { sampleSession } from '@lqc/analysis/testing';
import { Checker, claimSheet, type Said } from '../src/index.js';
import { sheetOf } from './sample-sheet.js';
import { shown } from './sheet-words.js';

// What a sentence tells has to stand side by side in what was told or counted. Each promise has a sentence
// that keeps it, and one of the same words that breaks it.

const said = (contact: string, narrative: string, key: IndicatorKey = 'harga jual'): Said => ({
  contactId: `${contact} ${key}`,
  contact,
  key,
  narrative,
  sector: null,
  score: 4,
});

const SAID = [
  said(
    'PT Arunika Jaya',
    'Harga jual naik 6% (qtq) karena mahalnya kedelai. Pesanan rotan bertambah. Kontak menunggu kejelasan perizinan tambang.',
  ),
  said(
    'CV Bumi Lestari',
    'Harga jual turun 4% (qtq) karena mahalnya kedelai, tercermin dari pesanan kayu lapis yang berkurang. Perusahaan mengoptimalkan jam kerja dan menyesuaikan resep sambal.',
  ),
  said(
    'UD Cahaya Timur',
    'Pelanggan mendapat pesanan baru dari pembeli tetap. Kemarau panjang sehingga panen cengkih tidak sesuai target. Perusahaan menegosiasikan kontrak dengan pemasok benang. Harga jual tidak banyak berubah karena kemarau.',
  ),
  said(
    'PT Delima Raya',
    'Harga jual diprakirakan naik 9% (qtq) karena kenaikan tarif pelabuhan. Perusahaan belum melakukan perluasan gudang. Perusahaan akan memantau nilai tukar rupiah sebelum mengambil keputusan.',
  ),
  said(
    'CV Bumi Lestari',
    'Investasi turun 7% (qtq) karena transmisi suku bunga acuan.',
    'investasi',
  ),
  said(
    'UD Cahaya Timur',
    'Kebutuhan dipenuhi dari kas internal dan kredit modal kerja dengan suku bunga 9%.',
    'pembiayaan dan suku bunga',
  ),
];

const base = claimSheet(await sampleSession(), {
  indicator: 'harga jual',
  sector: null,
  isProfile: false,
});
const told = new Checker({
  ...base,
  said: SAID,
  contacts: [...new Set(SAID.map(({ contact }) => contact))],
});
const counted = (await sheetOf('harga jual')).checker;

/** Whether a text's last sentence is called right, or passed over. */
const isEndorsed = (checker: Checker, text: string): boolean =>
  ['supported', 'no_claim'].includes(checker.read(text).at(-1)!.status);

test.each([
  [
    'what a contact does before something else it does not do after it',
    'PT Delima Raya akan memantau nilai tukar rupiah sebelum mengambil keputusan.',
    'PT Delima Raya akan mengambil keputusan, sebelum memantau nilai tukar rupiah.',
  ],
  [
    'a reason that names a rate of interest belongs to what it was given for',
    'Harga jual CV Bumi Lestari turun 4% (qtq); perusahaan mengaitkannya dengan mahalnya kedelai.',
    'Harga jual CV Bumi Lestari turun 4% (qtq); perusahaan mengaitkannya dengan transmisi suku bunga acuan.',
  ],
  [
    'who awaits clarity of a thing does not await the thing',
    'PT Arunika Jaya menunggu kejelasan perizinan tambang.',
    'PT Arunika Jaya menunggu perizinan tambang.',
  ],
  [
    'what is done to one thing is not done to the other',
    'CV Bumi Lestari mengoptimalkan jam kerja dan menyesuaikan resep sambal.',
    'CV Bumi Lestari mengoptimalkan resep sambal dan menyesuaikan jam kerja.',
  ],
  [
    'new orders of a buyer are no orders of a new buyer',
    'UD Cahaya Timur mendapat pesanan baru dari pembeli tetap.',
    'UD Cahaya Timur mendapat pembeli baru.',
  ],
  [
    'who has a supplier supplies nothing',
    'UD Cahaya Timur menegosiasikan kontrak dengan pemasok benang.',
    'UD Cahaya Timur menegosiasikan kontrak dan memasok benang.',
  ],
  [
    'a cause is not told as the effect',
    'UD Cahaya Timur menyebut kemarau panjang sehingga panen cengkih tidak sesuai target.',
    'UD Cahaya Timur menyebut panen cengkih tidak sesuai target sehingga kemarau panjang.',
  ],
  [
    'a rate is of what moved, and not of what mirrors it',
    'CV Bumi Lestari melaporkan harga jual turun 4% (qtq).',
    'CV Bumi Lestari melaporkan pesanan kayu lapis turun 4% (qtq).',
  ],
  [
    'a reason is what was told as one',
    'PT Arunika Jaya melaporkan harga jual naik karena mahalnya kedelai.',
    'PT Arunika Jaya melaporkan harga jual naik karena pesanan rotan.',
  ],
  [
    'nobody tells what another told of itself',
    'CV Bumi Lestari menyampaikan bahwa harga jual turun 4% (qtq).',
    'PT Arunika Jaya menyampaikan bahwa harga jual CV Bumi Lestari turun 4% (qtq).',
  ],
  [
    'what one told, no more of them told',
    'CV Bumi Lestari melaporkan pesanan kayu lapis berkurang.',
    'CV Bumi Lestari dan beberapa kontak melaporkan pesanan kayu lapis berkurang.',
  ],
  [
    'two are not more than two',
    'Dua kontak menyebut mahalnya kedelai.',
    'Lebih dari dua kontak menyebut mahalnya kedelai.',
  ],
  [
    'what is expected is not of this quarter',
    'PT Delima Raya memperkirakan harga jual naik 9% (qtq).',
    'PT Delima Raya menyampaikan harga jual naik 9% (qtq) pada triwulan laporan.',
  ],
  [
    'what was is not of the next quarter',
    'PT Arunika Jaya menyampaikan harga jual naik 6% (qtq).',
    'PT Arunika Jaya menyampaikan harga jual naik 6% (qtq) pada triwulan mendatang.',
  ],
  [
    'a negation reaches what it denies over the verb between',
    'PT Delima Raya belum melakukan perluasan gudang.',
    'PT Delima Raya melakukan perluasan gudang.',
  ],
  [
    'what is told of one indicator is not told of another named beside it',
    'CV Bumi Lestari menyampaikan harga jual turun 4% (qtq).',
    'CV Bumi Lestari menyampaikan kapasitas utilisasi dan harga jual turun 4% (qtq).',
  ],
  [
    'what a contact told of itself is told of no sector',
    'PT Arunika Jaya menyampaikan harga jual naik 6% (qtq).',
    'PT Arunika Jaya menyampaikan harga jual sektor naik 6% (qtq).',
  ],
  [
    'what brought a rise did not hold it back',
    'Harga jual PT Arunika Jaya naik 6% (qtq) karena mahalnya kedelai.',
    'Harga jual PT Arunika Jaya naik 6% (qtq), terhambat mahalnya kedelai.',
  ],
  [
    'a rate of interest is of the credit, and not of the own cash',
    'UD Cahaya Timur memiliki kredit modal kerja dengan suku bunga 9%.',
    'UD Cahaya Timur memiliki kas internal dengan suku bunga 9%.',
  ],
  [
    'a quote keeps the negation in front of it, also over a word between',
    'UD Cahaya Timur menyampaikan “tidak banyak berubah karena kemarau”.',
    'UD Cahaya Timur menyampaikan “berubah karena kemarau”.',
  ],
])('%s', (_, right, wrong) => {
  expect([right, told.read(right).at(-1)!.status]).toEqual([right, 'supported']);
  expect([wrong, isEndorsed(told, wrong)]).toEqual([wrong, false]);
});

test.each([
  [
    'a word for a measure needs a figure of that measure',
    'Harga jual mencatat rata-rata 3,92.',
    'Harga jual mencatat saldo bersih 3,92.',
  ],
  [
    'figures that went apart did not go together',
    'Harga jual naik 0,89 poin, sejalan dengan permintaan ekspor yang naik 0,19 poin.',
    'Harga jual naik 0,89 poin, sejalan dengan permintaan domestik yang turun 0,83 poin.',
  ],
  [
    'contacts that answered are nothing larger',
    'Sebanyak 38 kontak menjawab.',
    'Survei dijawab 38 kontak.',
  ],
  [
    'a share of answers is no share of sectors',
    'Sebanyak 63,2% kontak menilai harga jual di atas netral.',
    'Sebanyak 63,2% lapangan usaha menilai harga jual di atas netral.',
  ],
  [
    'what rose and what fell did not both do so',
    'Harga jual dan permintaan ekspor sama-sama naik.',
    'Harga jual naik 0,89 poin dan permintaan domestik sama-sama turun 0,83 poin.',
  ],
  [
    'a balance turned only where it was on the other side itself',
    'Saldo bersih harga jual berbalik dari −2,7 poin menjadi 55,3 poin.',
    'Saldo bersih margin usaha berbalik menjadi 63,9 poin, sedangkan saldo bersih harga jual pada triwulan sebelumnya tercatat −2,7 poin.',
  ],
])('%s', (_, right, wrong) => {
  expect([right, counted.read(right).at(-1)!.status]).toEqual([right, 'supported']);
  expect([wrong, isEndorsed(counted, wrong)]).toEqual([wrong, false]);
});

test('only what asks, advises or tells of the report is passed over', () => {
  expect(counted.read('Perlu dibaca dengan hati-hati.')[0]!.status).toBe('no_claim');
  for (const text of ['Pergerakannya searah.', 'Kondisi ini bersifat sementara.'])
    expect([text, isEndorsed(counted, text)]).toEqual([text, false]);
});

test('what is expected has not come about', async () => {
  const { checker, facts } = await sheetOf('perkiraan harga jual');
  const written = shown(facts.fact('average', { indicator: 'perkiraan harga jual' }));
  expect(checker.read(`Rata-rata tercatat ${written}.`)[0]!.status).toBe('supported');
  expect(checker.read(`Rata-rata realisasi tercatat ${written}.`)[0]!.status).toBe('unchecked');
});
