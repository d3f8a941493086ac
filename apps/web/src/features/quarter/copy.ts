export const copy = {
  columns: { indicator: 'Indikator', average: 'Rata-rata', n: 'n', status: 'Status' },
  title: (label: string) => `Rata-rata indikator, ${label}`,
  note: (contacts: string, companies: string) =>
    `Skala 1–5, 3 berarti tetap · ${contacts} kontak dari ${companies} perusahaan · n = jawaban sah, tidak setiap kontak menjawab`,
  smallSample: '* kurang dari 10 jawaban',
  open: (label: string) => `Buka sebaran dan kontak ${label}`,
  companyColumns: ['Perusahaan', 'Bagian'],
  chartFailed: 'Gagal mendownload chart',
  fields: 'Lapangan usaha per orientasi',
  noFields: 'tidak ada',
  provenance: (file: string, when: string, person: string) =>
    `Sumber: ${file}, diunggah ${when} oleh ${person}`,
} as const;
