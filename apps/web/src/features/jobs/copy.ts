export const copy = {
  tray: 'Pekerjaan yang sedang berjalan',
  sending: 'Mengunggah',
  waiting: 'Menunggu giliran',
  cancelling: 'Membatalkan',
  cancel: 'Batalkan',
  dismiss: 'Tutup',
} as const;
