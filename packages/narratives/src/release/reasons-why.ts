import { REPORT_LIMITS, SHOWS_A_FIRM_BELOW } from '@lqc/contracts';
import { type CompanyTraits, TELLS_A_FIRM_BELOW } from './companies-like.js';

const companiesLike = (count: number) =>
  count <= 1 ? 'hanya perusahaan itu sendiri' : `hanya ${count} perusahaan`;

const listed = new Intl.ListFormat('id-ID', { type: 'conjunction' });

/** The traits by which companies were counted, and those that nothing stored tells. */
function traitsTold({ district, size }: CompanyTraits): { asked: string; missing: string } {
  const asked = listed.format([
    'lapangan usaha',
    ...(district === null ? [] : ['kabupaten/kota']),
    ...(size === null ? [] : ['ukuran']),
  ]);
  const missing = [
    district === null &&
      'Kabupaten/kota tidak ada di Database Perusahaan; karena itu hanya kalimat tanpa tempat, nama diri, dan angka yang keluar.',
    size === null && 'Jumlah karyawan tidak ada di catatannya; karena itu ukuran tidak dihitung.',
  ];
  return { asked, missing: missing.flatMap((one) => (one ? [` ${one}`] : [])).join('') };
}

/** The reasons of findings: why something must not leave the office unchanged. */
export const reasonWhy = {
  smallGroup: `Memuat angka atau keterangan kelompok di bawah ${SHOWS_A_FIRM_BELOW} jawaban atau perusahaan, atau angka yang dapat membukanya dari jumlah keseluruhan.`,
  beyondTables:
    'Memuat rentang atau hitungan kontak yang sama yang lebih rinci daripada tabel salinan rilis.',
  reading:
    'Letak terhadap netral atau arah perubahan mengikuti rentang yang ditahan pada salinan rilis; angkanya sendiri boleh keluar.',
  unsupported:
    'Pernyataan survei ini tidak didukung data yang berlaku sekarang, atau memuat angka yang tidak dapat diperiksa terhadapnya.',
  leftOut: `Bagian ini memuat lebih dari ${REPORT_LIMITS.statementsOfSection} kalimat, dan kalimat ini tidak tersimpan pemeriksaannya. Bagi menjadi beberapa bagian.`,
  commonQuote: (traits: CompanyTraits, count: number) => {
    const { asked, missing } = traitsTold(traits);
    return `${count} perusahaan cocok dengan ${asked} pemberi keterangan.${missing}`;
  },
  rareQuote: (traits: CompanyTraits, count: number) => {
    const { asked, missing } = traitsTold(traits);
    return `Menurut ${asked}, pemberi keterangan cocok dengan ${companiesLike(count)}; sedikitnya ${TELLS_A_FIRM_BELOW} diperlukan agar tidak dikenali.${missing}`;
  },
  footnote: (count: number) =>
    `Lapangan usaha pada catatan kaki cocok dengan ${companiesLike(count)} yang menjadi kontak pada triwulan itu; sedikitnya ${TELLS_A_FIRM_BELOW} diperlukan agar tidak dikenali.`,
  name: 'Nama perusahaan, nama orang, atau alamat tidak keluar dari kantor.',
  brand:
    'Merek, produk, atau nama diri dapat menunjukkan satu perusahaan. Lihat apakah boleh tampil.',
  identity:
    '“Satu-satunya”, yang terbesar, barang, atau tempat yang lebih kecil daripada kabupaten dapat menunjukkan satu perusahaan. Lihat apakah boleh tampil.',
  amount: 'Jumlah yang persis dapat menunjukkan satu perusahaan. Lihat apakah boleh tampil.',
} as const;
