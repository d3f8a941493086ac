import type { Pair } from './pairs.js';
import { construction, profile, sellingPrice } from './sheets.js';

const pair = (sheet: Pair['sheet'], about: string, draft: string, ...wrong: string[]): Pair => ({
  about,
  sheet,
  draft,
  wrong,
});

/** Written after the check was tuned, without looking at it. */
export const HELD_OUT: readonly Pair[] = [
  pair(
    sellingPrice,
    'one contact against the rest',
    'Salah satu kontak menyampaikan bahwa harga jual naik karena biaya energi.',
  ),
  pair(
    sellingPrice,
    'two sentences',
    'Kinerja harga jual melemah pada triwulan laporan. Rata-ratanya tercatat sebesar 2,98, setelah pada triwulan sebelumnya mencapai 3,62.',
  ),
  pair(
    sellingPrice,
    'a passive opening',
    'Berdasarkan hasil liaison kepada 41 kontak, harga jual pada triwulan III 2025 diindikasikan menurun dengan skor 2,98, lebih rendah dibandingkan triwulan II 2025 (3,62).',
  ),
  pair(
    sellingPrice,
    'quarter in parentheses',
    'Harga Jual turun dari 3,62 (triwulan II 2025) menjadi 2,98 (triwulan III 2025).',
  ),
  pair(sellingPrice, 'n in parentheses', 'Rata-rata 2,98 (n=41) tersebut turun 0,64 poin (qtq).'),
  pair(
    sellingPrice,
    'people quoted',
    'Penurunan tersebut tercermin dari PT Arunika Jaya serta UD Dahlia yang menahan harga.',
  ),
  pair(
    sellingPrice,
    'yearly and quarterly',
    'Secara tahunan harga jual turun 0,02 poin, sedangkan secara triwulanan turun 0,64 poin.',
  ),
  pair(
    sellingPrice,
    'a majority of less than half',
    'Mayoritas kontak, yaitu 18 kontak atau 43,9%, tidak mengubah harga jual.',
    'Mayoritas',
  ),
  pair(
    sellingPrice,
    'outlook',
    'Ke depan, harga jual diprakirakan naik seiring kenaikan biaya energi pada triwulan mendatang.',
  ),
  pair(
    construction,
    'list with semicolons',
    'Permintaan Domestik 3,60; Harga Jual 2,80; Investasi 3,00.',
  ),
  pair(
    construction,
    'strongest change first',
    'Perubahan terbesar terjadi pada Permintaan Domestik yang meningkat 0,40 poin dari 3,20 menjadi 3,60.',
  ),
  pair(
    profile,
    'shares to one side',
    'Industri Pengolahan menjadi lapangan usaha dengan kontak terbanyak, yakni 12 perusahaan atau 30,8% dari total.',
  ),
  pair(
    sellingPrice,
    'average of the year before given as now',
    'Harga Jual pada triwulan III 2025 tercatat 3,00.',
    '3,00',
  ),
  pair(
    sellingPrice,
    'percent sign on a wrong number',
    'Hanya 10% kontak yang menaikkan harga jual.',
    '10',
  ),
  pair(sellingPrice, 'right figure, wrong word', 'Harga Jual naik 0,64 poin menjadi 2,98.', 'naik'),
  pair(
    sellingPrice,
    'both wrong',
    'Harga Jual menguat menjadi 3,98 pada triwulan III 2025.',
    'menguat',
    '3,98',
  ),
  pair(
    sellingPrice,
    'a stranger beside a contact',
    'Menurut PT Arunika Jaya dan CV Rajawali Sakti, pasar melemah.',
    'CV Rajawali Sakti',
  ),
  pair(
    sellingPrice,
    'quarter swapped in words',
    'Pada triwulan laporan skor mencapai 3,62.',
    '3,62',
  ),
  pair(
    construction,
    'two indicators mixed up',
    'Rata-rata Permintaan Domestik sebesar 3,00 dan Investasi sebesar 3,60.',
    '3,00',
    '3,60',
  ),
  pair(construction, 'wrong base', 'Harga Jual turun dari 3,20 menjadi 2,80.', '3,20'),
  pair(profile, 'wrong share', 'Sebanyak 75,0% perusahaan berorientasi domestik.', '75,0'),
];
