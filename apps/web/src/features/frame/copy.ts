export const copy = {
  navigation: 'Navigasi utama',
  pagesOf: (room: string) => `Halaman ${room}`,
  openDrawer: 'Buka menu',
  closeDrawer: 'Tutup menu',
  help: 'Bantuan',
  skip: 'Langsung ke isi halaman',
  palette: 'Cari dan buka',
  paletteKeys: 'Ctrl K',
} as const;
