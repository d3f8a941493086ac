import { type SampleSheet, sheetOf, sheetOfProfile, sheetOfSector } from './sample-sheet.js';

// Every sentence with what makes it false, which changes nothing else.
const RIGHT: readonly (readonly [about: string, text: string, right: string, wrong: string])[] = [
  [
    'domestik',
    'Nilai Likert Scale (LS) permintaan domestik turun dari 3,86 menjadi #.',
    '3,03',
    '3,30',
  ],
  ['domestik', 'Permintaan domestik 3,03 (n=37), tw lalu #.', '3,86', '3,92'],
  ['domestik', 'Permintaan domestik: 12 kontak di atas netral, # di bawah.', '10', '15'],
  [
    'domestik',
    'Permintaan domestik 3,14 (tw I 2024), 3,86 (tw IV 2024), # (tw I 2025).',
    '3,03',
    '3,14',
  ],
  [
    'domestik',
    'Permintaan domestik melemah (3,03; Tw IV 2024: #; Tw I 2024: 3,14).',
    '3,86',
    '3,14',
  ],
  ['domestik', "Permintaan domestik melemah (#; tw IV '24: 3,86).", '3,03', '3,30'],
  ['domestik', 'Saldo bersih menyusut (5,4 poin; Tw IV 2024: # poin).', '62,2', '13,5'],
  ['domestik', 'Tertinggi di antara seluruh sektor adalah # (3,67).', 'Konstruksi', 'Real Estat'],
  ['domestik', 'Indeks saldo bersih tercatat # poin.', '5,4', '6,4'],
  [
    'domestik',
    'Saldo bersih turun menjadi 5,4 poin, seiring berkurangnya kontak yang melaporkan kenaikan dari 26 menjadi #.',
    '12',
    '10',
  ],
  [
    'domestik',
    'Hal ini tercermin dari # kontak yang melaporkan kenaikan, dari 26 menjadi 12 kontak.',
    'berkurangnya',
    'bertambahnya',
  ],
  [
    'domestik',
    'Permintaan domestik, yang hanya dinilai oleh # kontak, turun 0,83 poin.',
    '37',
    '35',
  ],
  [
    'konstruksi',
    'Permintaan domestik yang hanya dinilai oleh # kontak berada di atas netral.',
    '3',
    '5',
  ],
  ['domestik', 'Skor real estat (#) masih di atas netral.', '3,29', '3,92'],
  ['domestik', 'Permintaan domestik # netral.', 'relatif', 'tepat'],
  ['domestik', 'Permintaan domestik # ambang netral.', 'tak jauh dari', 'di bawah'],
  [
    'domestik',
    '# tidak sampai turun ke bawah netral.',
    'Perkiraan penjualan',
    'Biaya tenaga kerja',
  ],
  // What rises far, and what comes back from below neutral.
  ['domestik', 'Permintaan domestik # dari 3,86 ke 3,03.', 'terjun', 'melejit'],
  ['domestik', 'Perkiraan penjualan pulih ke #.', '3,55', '3,45'],
  // Who answered so, as it is spoken.
  ['domestik', 'Yg bilang turun # kontak.', '10', '12'],
  ['domestik', 'Yang menjawab naik # dari 37 kontak.', '12', '15'],
  ['domestik', '12 kontak naik, # tetap, 10 turun.', '15', '12'],
  // Lists of answers, as staff type them.
  ['domestik', 'Naik 12, tetap #, turun 10.', '15', '12'],
  ['domestik', 'Permintaan domestik: naik 12 kontak, tetap 15, turun #.', '10', '12'],
  ['domestik', 'Naik 32,4%, tetap 40,5%, turun #%.', '27,0', '32,4'],
  ['domestik', 'Sebaran jawaban: skor 4: 12 kontak, skor 3: #, skor 2: 9.', '15', '9'],
  [
    'domestik',
    'Rata2 3,03 utk permintaan domestik, turun # poin thd. tw. IV 2024.',
    '0,83',
    '0,38',
  ],
  ['domestik', 'Dom. 3,86 -> # tw I 2025.', '3,03', '3,86'],
  ['domestik', 'Kap. util. = #.', '3,10', '3,01'],
  ['domestik', 'Konstruksi & infokom msg2 3,67 & #.', '3,50', '3,05'],
  ['domestik', 'B. energi #, turun 0,49 dr tw IV.', '3,05', '3,50'],
  ['domestik', '1. Perk. penjualan #.', '3,55', '3,45'],
  ['domestik', 'Rata2 3,03, # jawaban, 12 di atas netral.', '37', '35'],
  ['domestik', 'Yang di bawah netral #, dari 8,1% ke 27,0%.', 'melonjak', 'menyusut'],
  ['profil', '28 perusahaan berorientasi domestik (70,0%), 9 keduanya, dan # ekspor.', '3', '4'],
  // A bare figure beside another quarter repeats what was told before.
  [
    'domestik',
    'Sebanyak 12 kontak menjawab di atas netral pada Triwulan I 2025, padahal pada Triwulan IV 2024 ada #.',
    '26',
    '21',
  ],
  ['domestik', 'Porsi jawaban netral kini 40,5%. Triwulan sebelumnya baru #%.', '21,6', '27,0'],
  [
    'domestik',
    'Permintaan domestik turun 0,83 poin dari Triwulan IV 2024 dan # poin dari Triwulan I 2024.',
    '0,11',
    '0,21',
  ],
  // So many times what it was.
  [
    'domestik',
    'Sebanyak 10 kontak menjawab di bawah netral, lebih dari # kali jumlah pada Triwulan IV 2024.',
    'tiga',
    'lima',
  ],
  // What stands between commas tells again what stands before them.
  [
    'domestik',
    '# kontak, yakni 12 dari 37, menilai permintaan domestik di atas netral.',
    'Hampir sepertiga',
    'Lebih dari separuh',
  ],
  [
    'domestik',
    'Hampir sepertiga kontak, yakni # dari 37, menilai permintaan domestik di atas netral.',
    '12',
    '15',
  ],
  ['domestik', 'Porsi terbesar adalah jawaban #.', 'netral', 'di atas netral'],
  ['profil', 'Porsi terbesar dimiliki perusahaan berorientasi #.', 'domestik', 'ekspor'],
  ['profil', 'Porsi terbesar berasal dari #.', 'Industri Pengolahan', 'Real Estat'],
  ['konstruksi', 'Dua pertiga kontak menilai permintaan domestik di # netral.', 'atas', 'bawah'],
  ['domestik', 'Kenaikan persediaan # poin masih dalam rentang ketidakpastian.', '0,07', '0,70'],
  ['domestik', 'Perubahan # masih dalam rentang ketidakpastian.', 'persediaan', 'harga jual'],
  [
    'domestik',
    'Permintaan domestik terutama bersumber dari Konstruksi (3,67) dan #.',
    'Informasi dan Komunikasi (3,50)',
    'Industri Pengolahan (3,40)',
  ],
  ['domestik', 'Margin usaha dan harga jual meningkat # hingga 0,89 poin.', '0,70', '0,50'],
  ['domestik', 'Skor antarsektor berkisar antara 1,50 dan #.', '3,67', '3,76'],
  [
    'domestik',
    'Di antara lapangan usaha dengan sedikitnya enam kontak, # mencatat skor tertinggi.',
    'Industri Pengolahan',
    'Real Estat',
  ],
  [
    'domestik',
    'Skor tertinggi terdapat pada #, sedangkan yang terendah pada Pertanian, Kehutanan, dan Perikanan (1,50).',
    'Konstruksi',
    'Real Estat',
  ],
  ['domestik', 'Sepuluh indikator naik, sedangkan # lainnya turun.', 'lima', 'enam'],
  ['domestik', '# dari sepuluh sektor berada di bawah netral.', 'Lima', 'Enam'],
  ['domestik', 'Saldo bersih turun dari positif # poin menjadi positif 5,4 poin.', '62,2', '26,2'],
];

const SHEETS: Readonly<Record<string, () => Promise<SampleSheet>>> = {
  domestik: () => sheetOf('domestik'),
  konstruksi: () => sheetOfSector('Konstruksi'),
  industri: () => sheetOfSector('Industri Pengolahan'),
  profil: () => sheetOfProfile(),
};

test.each(RIGHT)(
  'an ordinary wording of %s is right and wrong by its figures: %s',
  async (about, text, right, wrong) => {
    const { statusOf } = await SHEETS[about]!();
    expect(statusOf(text.replace('#', right))).toBe('supported');
    expect(statusOf(text.replace('#', wrong))).toBe('contradicted');
  },
);

// What may be meant otherwise than it was bound is not called wrong.
test.each([
  ['domestik', 'Jawaban kontak terbagi antara di atas netral, netral, dan di bawah netral.'],
  ['domestik', 'Jumlah kontak yang menjawab tetap 37.'],
  [
    'domestik',
    'Kecuali Konstruksi dan Informasi dan Komunikasi, tidak ada sektor yang mencapai 3,50.',
  ],
  [
    'domestik',
    'Permintaan domestik kini 3,03, berbeda dari Triwulan IV 2024, ketika skornya 3,86.',
  ],
  [
    'domestik',
    'Konstruksi dan Informasi dan Komunikasi menopang permintaan dengan skor tertinggi.',
  ],
  ['domestik', 'Setelah Konstruksi, skor tertinggi dicatat Informasi dan Komunikasi.'],
  // More answers than one word names.
  ['domestik', 'Sebanyak 27 kontak menjawab netral ke atas.'],
  ['domestik', 'Sebanyak 27 kontak melaporkan kenaikan atau tetap.'],
  ['domestik', 'Sebanyak 10 kontak memberi skor 1–2.'],
  ['domestik', '10 kontak menjawab di bawah netral, sebagian besar di antaranya memberi skor 2.'],
  [
    'domestik',
    'Kedua kontak Pertanian, Kehutanan, dan Perikanan kompak menilai permintaan domestik di bawah netral.',
  ],
  ['konstruksi', 'Permintaan domestik: 2 dr 3 di atas netral, di bwh nihil.'],
  [
    'domestik',
    'Saldo bersih pada triwulan I 2025 (5,4 poin) tidak jauh dari triwulan I 2024 (13,5 poin).',
  ],
  // On the way to a side, or beside it.
  ['domestik', 'Permintaan domestik tidak turun ke bawah netral.'],
  ['domestik', 'Permintaan domestik nyaris turun ke bawah netral.'],
  ['domestik', 'Jarak ke ambang netral tinggal 0,03 poin.'],
  [
    'domestik',
    'Seluruh indikator kecuali biaya tenaga kerja dan perkiraan jumlah tenaga kerja berada di atas netral.',
  ],
  [
    'domestik',
    'Seluruh indikator di luar biaya tenaga kerja dan perkiraan jumlah tenaga kerja berada di atas netral.',
  ],
  // Of those who were interviewed, of whom fewer answered.
  ['industri', 'Permintaan domestik dinilai di atas netral oleh 5 dari 12 kontak.'],
  ['industri', 'Lima dari 12 responden menjawab permintaan domestik di atas netral.'],
  ['profil', 'Perusahaan berorientasi ekspor ada tiga. Jumlahnya sama dengan triwulan sebelumnya.'],
])('what may be meant otherwise is not called wrong, of %s: %s', async (about, text) => {
  const { checker } = await SHEETS[about]!();
  expect(checker.read(text).map(({ status }) => status)).not.toContain('contradicted');
});

test('a place in an order is not shared because two stand first', async () => {
  const { statusOf } = await SHEETS.domestik!();
  const both = 'Konstruksi dan Informasi dan Komunikasi sama-sama mencatat skor tertinggi.';
  expect(statusOf(both)).not.toBe('supported');
});

// Words that add something to figures which are right by themselves.
test.each([
  [
    'Konstruksi mencatat skor tertinggi. # menyusul dengan skor @.',
    ['Informasi dan Komunikasi', '3,50'],
    ['Industri Pengolahan', '3,40'],
  ],
  [
    '# kontak menilai di atas netral, 15 netral, dan @ sisanya di bawah netral.',
    ['12', '10'],
    ['12', '9'],
  ],
  [
    'Sebanyak # kontak menjawab, dan 10 di antaranya @ netral.',
    ['37', 'di bawah'],
    ['15', 'di bawah'],
  ],
  [
    'Sebanyak 12 kontak @ netral, # di antaranya memberi skor 4.',
    ['12', 'di atas'],
    ['12', 'di bawah'],
  ],
  ['Permintaan domestik # dari 3,86 menjadi @.', ['bergeser', '3,03'], ['bergeser', '3,86']],
  [
    'Transportasi dan Pergudangan serta # sama-sama memperoleh @.',
    ['Jasa Kesehatan', '2,00'],
    ['Real Estat', '2,00'],
  ],
] as const)('%s', async (text, right, wrong) => {
  const { statusOf } = await SHEETS.domestik!();
  const say = ([one, two]: readonly [string, string]) =>
    statusOf(text.replace('#', one).replace('@', two));
  expect(say(right)).toBe('supported');
  expect(say(wrong)).not.toBe('supported');
});

// Right figures, and a word that is false of them: an attacker with sight of the rules wrote these.
test.each([
  'Permintaan domestik menurut sektor: naik 12, tetap 15, turun 10.',
  'Permintaan domestik meningkat 32,4%, tetapi juga menurun 27,0%.',
  'Konstruksi mencatat skor tertinggi, disusul Informasi dan Komunikasi (3,50). Real Estat menyusul dengan 3,29.',
  'Sebanyak 12 kontak menilai di atas netral, 15 netral, dan 10 di bawah netral. Sisanya 15 kontak menjawab netral.',
  'Sebanyak 15 kontak menjawab netral. Adapun 15 kontak lainnya memberi skor 3.',
  'Pada Triwulan IV 2024, 26 kontak menilai permintaan domestik di atas netral. Pada Triwulan I 2025, 12 kontak di antaranya menjawab di atas netral.',
  'Permintaan domestik tidak meningkat dibandingkan Triwulan IV 2024. Sejalan dengan itu, harga jual meningkat menjadi 3,92.',
  'Dari 37 kontak yang ditemui, 12 kontak menilai permintaan domestik di atas netral.',
  'Sebaran jawaban permintaan domestik tercatat 3,03.',
  'Sebanyak 15 kontak netral menghasilkan saldo bersih 5,4 poin.',
  'Rata-rata permintaan domestik tercatat 3,03 pada Triwulan IV 2024 dengan 37 jawaban sah.',
  'Permintaan domestik tercatat 3,03 pada Triwulan IV 2024 / 3,86 pada Triwulan I 2025.',
  'Saldo bersih permintaan domestik turun 5,4 poin; Triwulan IV 2024: 62,2 poin.',
  'Sebanyak 12 kontak menjawab di atas netral, turun dari 26 kontak pada Triwulan IV 2024. Jumlah tersebut lebih banyak daripada 15 kontak pada Triwulan I 2024.',
  'Skor permintaan domestik antarsektor Konstruksi dan Real Estat berkisar antara 1,50 hingga 3,67.',
  'Konstruksi dan mayoritas sektor mencatat skor tertinggi.',
  'Sebanyak satu kontak memberi skor 1–2.',
])('right figures do not endorse a word that is false of them: %s', async (text) => {
  const { statusOf } = await SHEETS.domestik!();
  expect(statusOf(text)).not.toBe('supported');
});
