import type { FactSheet } from '../src/facts/fact-sheet.js';
import { construction, profile, sellingPrice } from './sheets.js';

/** A draft, and the words in it that the data do not bear out, in their order. */
export interface Pair {
  readonly about: string;
  readonly sheet: FactSheet;
  readonly draft: string;
  readonly wrong: readonly string[];
}

const pair = (sheet: FactSheet, about: string, draft: string, ...wrong: string[]): Pair => ({
  about,
  sheet,
  draft,
  wrong,
});

/** Written before the check was tuned. */
export const PAIRS: readonly Pair[] = [
  // What is right must not be marked.
  pair(
    sellingPrice,
    'both averages and the change',
    'Rata-rata Harga Jual tercatat 2,98 pada triwulan III 2025, turun 0,64 poin dari 3,62 pada triwulan II 2025.',
  ),
  pair(sellingPrice, 'from … to …', 'Harga Jual menurun dari 3,62 menjadi 2,98.'),
  pair(
    sellingPrice,
    'bold key statement',
    '**Harga Jual melemah menjadi 2,98** (n = 41), lebih rendah dari triwulan sebelumnya sebesar 3,62 (n = 39).',
  ),
  pair(
    sellingPrice,
    'rounded averages',
    'Harga jual berada pada kisaran 3,0, turun dari 3,6 pada triwulan sebelumnya.',
  ),
  pair(
    sellingPrice,
    'shares with sign and word',
    'Sebanyak 24,4% kontak menjawab di atas netral, sedangkan 31,7 persen di bawah netral.',
  ),
  pair(sellingPrice, 'rounded share', 'Sekitar 44% kontak menyatakan harga jual tetap.'),
  pair(
    sellingPrice,
    'counts of contacts',
    'Dari 41 kontak, 13 kontak melaporkan penurunan, 18 kontak tidak berubah, dan 10 kontak melaporkan kenaikan.',
  ),
  pair(
    sellingPrice,
    'numbers in words',
    'Sebanyak sepuluh kontak menaikkan harga, sementara tiga belas kontak menurunkannya.',
  ),
  pair(
    sellingPrice,
    'year on year',
    'Dibandingkan periode yang sama tahun lalu, Harga Jual turun tipis 0,02 poin dari 3,00.',
  ),
  pair(sellingPrice, 'the net balance', 'Saldo bersih Harga Jual tercatat -7,3 poin.'),
  pair(
    sellingPrice,
    'the next quarter is an expectation',
    'Harga jual diprakirakan meningkat pada triwulan IV 2025 sejalan dengan musim liburan.',
  ),
  pair(
    sellingPrice,
    'reasons are not the average',
    'Harga Jual menurun seiring dengan meningkatnya persaingan impor dan naiknya biaya logistik.',
  ),
  pair(
    sellingPrice,
    'some contacts said otherwise',
    'Sebagian kontak justru melaporkan kenaikan harga jual karena biaya energi meningkat.',
  ),
  pair(
    sellingPrice,
    'no figure at all',
    'Perkembangan harga jual tercermin dari strategi kontak yang menjaga daya saing.',
  ),
  pair(
    sellingPrice,
    'a known contact',
    'Hal ini tercermin dari PT Arunika Jaya yang menghadapi persaingan impor.',
  ),
  pair(
    sellingPrice,
    'the scale is no figure',
    'Pada skala Likert 1–5, rata-rata 2,98 berada sedikit di bawah netral.',
  ),
  pair(sellingPrice, 'did not rise', 'Harga Jual tidak meningkat pada triwulan III 2025.'),
  pair(
    sellingPrice,
    'short names of quarters',
    'Rata-rata Tw III-2025 sebesar 2,98, di bawah Tw II-2025 sebesar 3,62.',
  ),
  pair(
    construction,
    'a sector with three indicators',
    'Permintaan Domestik meningkat menjadi 3,60 dari 3,20, sedangkan Harga Jual turun menjadi 2,80.',
  ),
  pair(
    construction,
    'each indicator with its n',
    'Pada lapangan usaha Konstruksi (5 kontak), Permintaan Domestik tercatat 3,60 (n = 5), Harga Jual 2,80, dan Investasi 3,00.',
  ),
  pair(construction, 'an unchanged indicator', 'Investasi tidak berubah pada 3,00.'),
  pair(
    construction,
    'changes in points',
    'Permintaan Domestik naik 0,40 poin, sementara Harga Jual turun 0,20 poin.',
  ),
  pair(
    profile,
    'the profile',
    'Liaison triwulan III 2025 menjangkau 41 kontak dari 40 perusahaan.',
  ),
  pair(
    profile,
    'sectors with shares',
    'Kontak didominasi Industri Pengolahan (30,8%), Perdagangan Besar dan Eceran; Reparasi Mobil dan Sepeda Motor (20,5%), serta Pertanian, Kehutanan, dan Perikanan (12,8%).',
  ),
  pair(
    profile,
    'orientation, number first',
    'Sebanyak 28 perusahaan (70,0%) berorientasi domestik, 9 perusahaan (22,5%) berorientasi domestik dan ekspor, dan 3 perusahaan (7,5%) berorientasi ekspor.',
  ),
  pair(
    profile,
    'short sector names',
    'Sektor Perdagangan diwakili 8 perusahaan, Konstruksi 4 perusahaan.',
  ),
  // What is subtly wrong must be found, and nothing else.
  pair(
    sellingPrice,
    'swapped quarters',
    'Rata-rata Harga Jual tercatat 3,62 pada triwulan III 2025, dari 2,98 pada triwulan II 2025.',
    '3,62',
    '2,98',
  ),
  pair(
    sellingPrice,
    'swapped from and to',
    'Harga jual bergerak dari 2,98 menjadi 3,62.',
    '2,98',
    '3,62',
  ),
  pair(
    sellingPrice,
    'wrong direction',
    'Harga Jual meningkat pada triwulan III 2025 menjadi 2,98.',
    'meningkat',
  ),
  pair(
    sellingPrice,
    'wrong sign of a change',
    'Perubahan Harga Jual tercatat +0,64 poin.',
    '+0,64',
  ),
  pair(
    sellingPrice,
    'rounded wrongly',
    'Rata-rata Harga Jual sebesar 2,9 pada triwulan III 2025.',
    '2,9',
  ),
  pair(
    sellingPrice,
    'rounded up wrongly',
    'Pada triwulan sebelumnya, Harga Jual tercatat 3,7.',
    '3,7',
  ),
  pair(
    sellingPrice,
    'one digit off',
    'Rata-rata Harga Jual tercatat 2,89 pada triwulan III 2025.',
    '2,89',
  ),
  pair(
    sellingPrice,
    'invented percentage',
    'Sebanyak 62,1% kontak melaporkan penurunan harga jual.',
    '62,1',
  ),
  pair(
    sellingPrice,
    'wrong number of contacts',
    'Sebanyak 45 kontak memberikan jawaban atas Harga Jual.',
    '45',
  ),
  pair(
    sellingPrice,
    'wrong number in words',
    'Sebanyak dua belas kontak menurunkan harga jual.',
    'dua belas',
  ),
  pair(
    sellingPrice,
    'wrong change',
    'Harga Jual turun 0,46 poin dibandingkan triwulan sebelumnya.',
    '0,46',
  ),
  pair(
    sellingPrice,
    'a quarter nobody measured',
    'Pada triwulan I 2023, Harga Jual turut dicatat.',
    'triwulan I 2023',
  ),
  pair(
    sellingPrice,
    'invented contact',
    'Hal ini disampaikan PT Gajah Terbang Nusantara.',
    'PT Gajah Terbang Nusantara',
  ),
  pair(
    sellingPrice,
    'said to be unchanged',
    'Harga Jual tidak berubah dibandingkan triwulan sebelumnya.',
    'tidak berubah',
  ),
  pair(
    sellingPrice,
    'wrong year on year',
    'Secara tahunan, Harga Jual naik tipis dari tahun lalu.',
    'naik',
  ),
  pair(
    sellingPrice,
    'share of the quarter before',
    'Pada triwulan III 2025, 56,4% kontak menjawab di atas netral.',
    '56,4',
  ),
  pair(
    construction,
    'average of another indicator',
    'Harga Jual tercatat 3,60 dan Permintaan Domestik 2,80.',
    '3,60',
    '2,80',
  ),
  pair(
    construction,
    'one of two directions wrong',
    'Permintaan Domestik menurun, sedangkan Harga Jual turun 0,20 poin.',
    'menurun',
  ),
  pair(
    construction,
    'everybody instead of the sector',
    'Sebanyak 7 kontak Konstruksi diwawancarai.',
    '7',
  ),
  pair(
    construction,
    'an indicator without figures here',
    'Margin Usaha tercatat 4,10 pada triwulan III 2025.',
    '4,10',
  ),
  pair(
    profile,
    'sectors swapped',
    'Industri Pengolahan mencakup 20,5% perusahaan, sedangkan Konstruksi mencakup 30,8%.',
    '20,5',
    '30,8',
  ),
  pair(
    profile,
    'orientations swapped',
    'Sebanyak 28 perusahaan berorientasi ekspor, sedangkan 3 perusahaan berorientasi domestik.',
    '28',
    '3',
  ),
  pair(profile, 'invented total', 'Liaison menjangkau 55 kontak.', '55'),
  pair(
    profile,
    'wrong quarter',
    'Profil kontak triwulan II 2024 disajikan berikut ini.',
    'triwulan II 2024',
  ),
];
