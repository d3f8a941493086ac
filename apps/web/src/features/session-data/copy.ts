export const copy = {
  noData: 'Belum ada data',
  noDataBody: 'Mulai analisis dari tab Overview untuk melihat isi bagian ini.',
} as const;
