import { each } from './paired-phrases.js';

const QUARTER = 'triwulan|kuartal|periode|tiga bulan';

/** How reports name the quarter of the report without a number. */
export const CURRENT_QUARTER: readonly string[] = [
  ...each('triwulan|kuartal|periode', 'ini|laporan|pelaporan|berjalan|sekarang|terkini|terakhir'),
  ...'terkini|terbaru|teranyar|termutakhir|saat ini|kini|sekarang|kali ini|sekarang ini|dewasa ini'.split(
    '|',
  ),
];

/** The quarter before it. */
export const QUARTER_BEFORE: readonly string[] = [
  ...each(
    `${QUARTER}|satu triwulan|satu kuartal|satu periode`,
    'sebelumnya|lalu|yang lalu|terdahulu|silam|yang silam|yang baru lalu|sebelum ini',
  ),
  ...each('triwulan|kuartal|dari triwulan|secara triwulan', 'ke triwulan|ke kuartal'),
  ...'triwulanan|secara triwulanan|kuartalan|secara kuartalan|qtq|q-t-q|q-to-q|qoq|quarter to quarter|quarter-to-quarter|sebelumnya'.split(
    '|',
  ),
];

const YEAR_BEFORE = each(
  'tahun|setahun|satu tahun|empat triwulan',
  'lalu|yang lalu|sebelumnya|silam|yang silam|terdahulu',
);

/** The same quarter of the year before. */
export const QUARTER_OF_LAST_YEAR: readonly string[] = [
  ...YEAR_BEFORE,
  ...each(
    each('triwulan|kuartal|periode', 'yang sama|sama').join('|'),
    YEAR_BEFORE.flatMap((year) => [year, `pada ${year}`, `di ${year}`]).join('|'),
  ),
  ...each('tahun|secara tahun|dari tahun', 'ke tahun'),
  ...'secara tahunan|tahunan|dalam setahun|dalam setahun terakhir|setahun terakhir|selama setahun terakhir|satu tahun terakhir|yoy|y-o-y|y-on-y|year on year|year-on-year|setahun ke belakang'.split(
    '|',
  ),
];

/** The quarter to come. */
export const NEXT_QUARTER: readonly string[] = each(
  QUARTER,
  'mendatang|depan|berikutnya|selanjutnya|ke depan|yang akan datang',
);
