export const copy = {
  tray: 'Pekerjaan Anda',
  many: (n: number) => `${n} pekerjaan berjalan`,
  fold: 'Ciutkan',
  starting: 'Memulai',
  sending: 'Mengunggah',
  waiting: 'Menunggu giliran',
  cancelling: 'Membatalkan',
  cancel: 'Batalkan',
  dismiss: 'Tutup',
  ready: 'Siap diunduh',
  download: 'Unduh',
} as const;
