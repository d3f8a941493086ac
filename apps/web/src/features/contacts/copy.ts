import type { PlanReason } from '@lqc/contracts';

/** Why a company is proposed, in words. */
export function reasonText(reason: PlanReason): string {
  switch (reason.kind) {
    case 'never_visited':
      return 'belum pernah dikunjungi';
    case 'not_visited':
      return `${reason.quarters} triwulan tidak dikunjungi`;
    case 'sector_gap':
      return `cakupan sektor rendah (${reason.visited} dari ${reason.of})`;
    case 'contradiction':
      return `${reason.open} skor bertentangan dengan kata`;
  }
}

export const copy = {
  title: 'Kontak',
  found: (total: string) => `${total} perusahaan`,
  listNote: 'Semua yang pernah dikunjungi dan yang ada di database perusahaan',
  name: 'Cari nama',
  sector: 'Sektor',
  allSectors: 'Semua sektor',
  visited: 'Kunjungan',
  any: 'Semua',
  notVisited: (quarters: number) => `Tidak dikunjungi ${quarters} triwulan atau lebih`,
  columns: ['Perusahaan', 'Sektor', 'Kabupaten/Kota', 'Status', 'Kunjungan', 'Terakhir'],
  unknown: '–',
  never: 'belum pernah',
  matched: 'cocok dengan database',
  confirmed: 'dikonfirmasi',
  unmatched: 'tidak ada di database',
  private: 'data satu perusahaan, tidak ikut rilis',
  none: 'Tidak ada perusahaan yang sesuai',
  noneBody: 'Ubah atau hapus saringan.',
  previous: 'Sebelumnya',
  next: 'Berikutnya',
  all: 'Semua kontak',
  plan: 'Rencana kunjungan',
  employees: (count: string) => `${count} karyawan`,
  visits: (visits: number, of: number) => `dikunjungi ${visits} dari ${of} triwulan`,
  scores: 'Skor per triwulan',
  scoresNote: 'Skor 1–5, netral 3 · arsir = tidak dikunjungi, – = tidak dijawab',
  words: 'Kata-katanya, triwulan demi triwulan',
  wordsNote: 'Pilih indikator di tabel skor',
  expectations: 'Perkiraan terhadap kenyataan satu triwulan kemudian',
  hits: (hits: number, of: number) => `${hits} dari ${of} tepat`,
  visitList: 'Kunjungan',
  near: 'Nama yang mirip di database',
  nearNote: 'Kemiripan hanya petunjuk; konfirmasi dilakukan di laporan kualitas data.',
  indicator: 'Indikator',
  planTitle: 'Rencana kunjungan',
  proposals: (count: number) => `${count} perusahaan diusulkan untuk dikunjungi`,
  proposalsNote:
    'Tidak dikunjungi empat triwulan atau lebih, atau skornya bertentangan dengan kata; yang tidak aktif tidak pernah diusulkan',
  coverage: 'Cakupan sektor per triwulan',
  coverageNote: 'Perusahaan aktif di database yang dikunjungi',
  reasons: 'Alasan',
  active: 'Aktif',
  checks: 'Periksa',
  contradictions: (open: number, decided: string) =>
    `${open} skor bertentangan dengan katanya, dari ${decided} yang dapat diputuskan`,
  contradictionsNote: 'Arah dibaca dari klausa pertama narasi; keputusan tetap pada orang',
  says: { 1: 'kata: naik', [-1]: 'kata: turun' },
  verdicts: { score: 'Skor salah', words: 'Kata salah', both_right: 'Keduanya benar' },
  undo: 'Urungkan',
  noContradictions: 'Tidak ada skor yang bertentangan dengan katanya',
} as const;
