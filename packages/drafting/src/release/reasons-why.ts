import { SHOWS_A_FIRM_BELOW } from '@lqc/contracts';
import { listed } from '@lqc/phrases';
import { type CompanyTraits, TELLS_A_FIRM_BELOW } from './companies-like.js';

const companiesLike = (count: number) =>
  count <= 1 ? 'hanya perusahaan itu sendiri' : `hanya ${count} perusahaan`;

/** The traits by which companies were counted, and those that nothing stored tells. */
function traitsTold({ sector, district, size }: CompanyTraits): { asked: string; missing: string } {
  if (sector === null)
    return {
      asked: 'lapangan usaha',
      missing: ' Perusahaan ini tidak ada di database perusahaan.',
    };
  const asked = listed([
    'lapangan usaha',
    ...(district === null ? [] : ['kabupaten/kota']),
    ...(size === null ? [] : ['ukuran']),
  ]);
  const missing = [
    district === null &&
      'Kabupaten/kota tidak ada di database perusahaan; karena itu tempat tidak dihitung.',
    size === null && 'Jumlah karyawan tidak ada di catatannya; karena itu ukuran tidak dihitung.',
  ];
  return { asked, missing: missing.flatMap((one) => (one ? [` ${one}`] : [])).join('') };
}

/** The sentences that say why something must not be released unchanged. */
export const reasonWhy = {
  smallGroup: `Memuat angka atau keterangan kelompok di bawah ${SHOWS_A_FIRM_BELOW} jawaban atau perusahaan, atau angka yang dapat membukanya dari jumlah keseluruhan.`,
  beyondTables:
    'Memuat rentang atau hitungan kontak yang sama yang lebih rinci daripada tabel salinan rilis.',
  reading:
    'Letak terhadap netral atau arah perubahan mengikuti rentang yang ditahan pada salinan rilis; angkanya sendiri boleh keluar.',
  contradicted: 'Pernyataan ini tidak sesuai dengan data yang berlaku sekarang.',
  free: 'Tidak seluruhnya dapat dicocokkan dengan data. Baca setiap kalimat: adakah yang menunjuk satu perusahaan lewat usaha, tempat, barang, atau ceritanya?',
  fewMet: (group: string, met: number) => `${group}: hanya ${met} kontak.`,
  maybeNames: (names: readonly string[]) => `Mungkin nama ${listed(names)}.`,
  rareWords: (words: readonly string[]) =>
    `Kata yang hanya dipakai sedikit kontak: ${words.join(', ')}.`,
  commonQuote: (traits: CompanyTraits, count: number) => {
    const { asked, missing } = traitsTold(traits);
    return `${count} perusahaan memiliki ${asked} yang sama dengan pemberi keterangan.${missing}`;
  },
  rareQuote: (traits: CompanyTraits, count: number) => {
    const { asked, missing } = traitsTold(traits);
    return `Menurut ${asked}, pemberi keterangan cocok dengan ${companiesLike(count)}; sedikitnya ${TELLS_A_FIRM_BELOW} diperlukan agar tidak dikenali.${missing}`;
  },
  countedReason: (companies: number) =>
    `Jumlah ${companies} perusahaan yang menyebut sebab yang sama, tanpa menunjuk satu pun; sisi jawabannya ada di tabel salinan ini.`,
  uncited: 'Kalimat ini menghitung kontak; siapa saja mereka tetap di kantor.',
  footnote: (count: number) =>
    `Lapangan usaha pada catatan kaki cocok dengan ${companiesLike(count)} yang menjadi kontak pada triwulan itu; sedikitnya ${TELLS_A_FIRM_BELOW} diperlukan agar tidak dikenali.`,
  name: 'Nama perusahaan, nama orang, atau alamat tidak keluar dari kantor.',
} as const;
