export const copy = {
  started: 'Analisis dimulai.',
  startFailed: 'Gagal memproses file dari database',
  noData: 'Belum ada data',
  noDataBody: 'Mulai analisis dari tab Overview untuk melihat isi bagian ini.',
} as const;
