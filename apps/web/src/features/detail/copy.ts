export const copy = {
  title: (indicator: string, quarter: string) => `${indicator}, ${quarter}`,
  figures: (average: string, n: string, narratives: string) =>
    `Rata-rata ${average} · n = ${n} · ${narratives} narasi`,
  withoutScale: (narratives: string) =>
    `Tanpa skala: indikator ini hanya ditanyakan dalam narasi · ${narratives} narasi`,
  contacts: 'Kontak di balik angka ini',
  columns: { contact: 'Kontak', score: 'Skor', before: 'Sebelumnya', narrative: 'Narasi' },
  noScore: '–',
  location: (sheet: string, cell: string | null) =>
    cell ? `lembar ${sheet}, sel ${cell}` : `lembar ${sheet}`,
  noSector: 'lapangan usaha belum cocok',
  close: 'Tutup',
  loading: 'Memuat kontak',
  sector: (sector: string) => sector,
  sectorContacts: (n: string) => `${n} lembar kontak`,
} as const;
