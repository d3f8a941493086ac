export const copy = {
  columns: { indicator: 'Indikator', average: 'Rata-rata', n: 'n', status: 'Status' },
  title: (label: string) => `Rata-rata indikator, ${label}`,
  note: (contacts: string, companies: string) =>
    `Skala 1–5, 3 berarti tetap · ${contacts} kontak dari ${companies} perusahaan · n = jawaban sah, tidak setiap kontak menjawab`,
  smallSample: '* kurang dari 10 jawaban',
  open: (label: string) => `Buka sebaran dan kontak ${label}`,
  sectorName: 'Distribusi sektor dan sektor dominan',
  sectorNote: (matched: string, label: string, file: string) =>
    `Perusahaan per lapangan usaha · n = ${matched} · ${label} · ${file}`,
  sectorColumns: ['Lapangan usaha', 'Perusahaan', 'Bagian'],
  orientationName: 'Orientasi pasar',
  orientationNote: (n: string, label: string, file: string) =>
    `Orientasi pasar perusahaan · n = ${n} · ${label} · ${file}`,
  orientationColumns: ['Orientasi', 'Perusahaan', 'Bagian'],
  kinds: { domestic: 'Domestik', export: 'Ekspor', both: 'Keduanya' },
  chartFailed: 'Gagal mendownload chart',
  fields: 'Lapangan usaha per orientasi',
  noFields: 'tidak ada',
  provenance: (file: string, when: string, person: string) =>
    `Sumber: ${file}, diunggah ${when} oleh ${person}`,
} as const;
