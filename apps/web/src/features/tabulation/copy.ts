import { shortChangeName, shortLabel } from '@lqc/phrases';

export const copy = {
  title: 'Tabulasi skala Likert',
  note: 'Enam lembar: Ringkasan, Distribusi, Per Kontak, Per Sektor, Kualitas Data, Metode.',
  now: 'Periode Sekarang',
  before: 'Periode Sebelumnya',
  lastYear: 'Periode Tahun Lalu',
  placeholder: 'Triwulan I 2024',
  noLastYear: 'Tidak ada file tahun lalu dalam sesi ini',
  optional: 'Opsional',
  make: 'Buat & Unduh Excel',
  periodsRequired: 'Harap isi Periode Sekarang dan Periode Sebelumnya',
  chapters: 'Buku kerja bab',
  chaptersNote: 'Memakai periode di atas.',
  indicator: 'Indikator BAB 2',
  preview: 'Isi lembar Ringkasan',
  previewNote: (contacts: string) =>
    `Rata-rata skala 1–5 dari ${contacts} kontak · * n < 10 · ▲▼ hanya bila dapat dibedakan dari nol`,
  waiting: 'Belum ada data untuk ditabulasi',
  waitingBody:
    'Mulai analisis dari tab Overview; di sini lalu terlihat isi buku kerja sebelum Anda mengunduhnya.',
  noCurrent: 'Triwulan sekarang belum dimuat dalam sesi ini.',
  toOverview: 'Ke Overview',
  copy: 'Salin tabel',
  copied: 'Tabel disalin. Tempelkan ke Excel.',
  copyFailed: 'Tabel tidak dapat disalin oleh peramban ini.',
  columns: {
    indicator: 'Indikator',
    now: 'Sekarang',
    before: 'Sebelumnya',
    lastYear: 'Tahun lalu',
    n: 'n',
    change: (now: string, then: string) => `Δ ${shortChangeName(now, then) ?? shortLabel(then)}`,
    status: 'Status',
  },
  changeMeaning: (then: string) => `Perubahan terhadap ${then}`,
  nOf: (column: string) => `n ${column.toLowerCase()}`,
} as const;
