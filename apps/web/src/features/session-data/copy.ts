export const copy = {
  noData: 'Belum ada data',
  noDataBody: 'Mulai analisis dari tab Home untuk melihat isi bagian ini.',
} as const;
