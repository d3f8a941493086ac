export const inReport = {
  title: (section: string) => `Di laporan: ${section}`,
  none: 'Belum ada laporan dari analisis ini',
  noneBody: 'Teks dapat dimasukkan ke laporan begitu laporannya dimulai.',
  begin: 'Mulai laporan',
  empty: 'Bagian ini belum terisi.',
  same: 'Teks ini sama dengan bagian di laporan; suntinglah di sana.',
  take: 'Pakai di laporan',
  taken: (replaced: boolean) =>
    replaced
      ? 'Teks dipakai di laporan. Teks sebelumnya ada pada tab Versi.'
      : 'Teks dipakai di laporan.',
  notTaken: 'Teks belum masuk ke laporan',
  open: 'Buka di laporan',
};
