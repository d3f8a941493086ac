import { SHOWS_A_FIRM_BELOW } from '@lqc/contracts';
import { TELLS_A_FIRM_BELOW } from './companies-like.js';

const companiesLike = (count: number) =>
  count <= 1 ? 'hanya perusahaan itu sendiri' : `hanya ${count} perusahaan`;

/** The reasons of findings: why something must not leave the office unchanged. */
export const reasonWhy = {
  smallGroup: `Memuat angka atau keterangan kelompok di bawah ${SHOWS_A_FIRM_BELOW} jawaban atau perusahaan, atau angka yang dapat membukanya dari jumlah keseluruhan.`,
  commonQuote: `Sedikitnya ${TELLS_A_FIRM_BELOW} perusahaan cocok dengan lapangan usaha, kabupaten/kota, dan ukuran pemberi keterangan.`,
  rareQuote: (count: number) =>
    `Lapangan usaha, kabupaten/kota, dan ukuran pemberi keterangan cocok dengan ${companiesLike(count)}; sedikitnya ${TELLS_A_FIRM_BELOW} diperlukan agar tidak dikenali.`,
  footnote: (count: number) =>
    `Sumber pada catatan kaki cocok dengan ${companiesLike(count)}; sedikitnya ${TELLS_A_FIRM_BELOW} diperlukan agar tidak dikenali.`,
  name: 'Nama perusahaan, nama orang, atau alamat tidak keluar dari kantor.',
  brand:
    'Merek, produk, atau nama diri dapat menunjukkan satu perusahaan. Lihat apakah boleh tampil.',
  amount: 'Jumlah yang persis dapat menunjukkan satu perusahaan. Lihat apakah boleh tampil.',
} as const;
