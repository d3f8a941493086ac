export const copy = {
  tray: 'Pekerjaan Anda',
  starting: 'Memulai',
  sending: 'Mengunggah',
  waiting: 'Menunggu giliran',
  cancelling: 'Membatalkan',
  cancel: 'Batalkan',
  dismiss: 'Tutup',
  ready: 'Siap diunduh',
  download: 'Unduh',
} as const;
