export const copy = {
  loading: 'Membandingkan triwulan',
  failed: 'Gagal mengambil perbandingan',
  download: 'Download Analisis',
  rise: 'Meningkat',
  fall: 'Menurun',
  same: 'Tetap',
  rises: 'Perubahan positif',
  falls: 'Perubahan negatif',
  unchanged: 'Tidak berubah',
  none: 'Tidak ada',
  notCompared: 'Tidak dapat dibandingkan (hanya ada di satu triwulan)',
  finding: (rise: number, fall: number) => `${rise} indikator meningkat, ${fall} menurun`,
  note: (now: string, before: string) =>
    `Rata-rata skala 1–5 · lingkaran kosong ${before}, lingkaran isi ${now} · * n < 10`,
  columns: ['Indikator', 'Sebelumnya', 'Sekarang', 'Perubahan', 'n sebelumnya', 'n sekarang'],
} as const;
