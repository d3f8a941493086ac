export const copy = {
  title: (indicator: string, quarter: string) => `${indicator}, ${quarter}`,
  figures: (average: string, n: string, contacts: string, narratives: string) =>
    `Rata-rata ${average} · n = ${n} jawaban sah dari ${contacts} kontak · ${narratives} narasi`,
  withoutScale: (narratives: string) =>
    `Tanpa skala: indikator ini hanya ditanyakan dalam narasi · ${narratives} narasi`,
  distribution: 'Saring menurut skor',
  contacts: 'Kontak di balik angka ini',
  shown: (shown: string, all: string) => (shown === all ? all : `${shown} dari ${all}`),
  search: 'Cari nama, lapangan usaha, kata',
  everyone: 'Tampilkan semua',
  none: 'Tidak ada kontak yang cocok dengan saringan ini.',
  columns: { contact: 'Kontak', score: 'Skor', change: 'Perubahan', narrative: 'Narasi' },
  noScore: '–',
  noChange: 'tanpa pembanding',
  before: (score: string) => `sebelumnya ${score}`,
  location: (sheet: string, cell: string | null) =>
    cell ? `lembar ${sheet}, sel ${cell}` : `lembar ${sheet}`,
  noSector: 'lapangan usaha belum cocok',
  toContact: 'Riwayat kontak ini',
  pin: 'Sematkan kutipan',
  unpin: 'Lepas kutipan',
  pinOf: (contact: string) => `Sematkan kutipan ${contact}`,
  unpinOf: (contact: string) => `Lepas kutipan ${contact}`,
  pinned: 'Kutipan disematkan',
  copyPinned: 'Salin semua',
  copied: 'Kutipan disalin.',
  copyFailed: 'Kutipan tidak dapat disalin oleh peramban ini.',
  close: 'Tutup',
  loading: 'Memuat kontak',
  sector: (sector: string) => sector,
  sectorContacts: (companies: string, sheets: string) =>
    companies === sheets
      ? `${companies} perusahaan`
      : `${companies} perusahaan · ${sheets} lembar kontak`,
} as const;
