export const copy = {
  warningTitle: 'Sesi akan berakhir',
  warningBody: (minutes: number) =>
    `Sesi Anda berakhir dalam ${minutes} menit karena tidak ada aktivitas.`,
  warningNote: 'Perpanjang sesi untuk tetap bekerja di halaman ini.',
  extend: 'Perpanjang Sesi',
  extending: 'Memperpanjang…',
  extended: (minutes: number) => `Sesi diperpanjang ${minutes} menit.`,
  extendedToLimit: (minutes: number) =>
    `Sesi hanya dapat diperpanjang ${minutes} menit lagi. Simpan pekerjaan Anda, lalu masuk kembali.`,
  unreachable: 'Server belum dapat dihubungi. Periksa jaringan Anda, lalu coba lagi.',
  expiredTitle: 'Sesi berakhir',
  expiredBody:
    'Sesi Anda telah berakhir demi keamanan data. Masuk kembali untuk melanjutkan dari halaman yang sama; yang sudah Anda ketik tetap ada.',
  signInAgain: 'Login Kembali',
  info: 'Informasi sesi',
  activeSessions: 'Sesi aktif',
  expiry: 'Berakhir setelah tidak aktif',
  minutes: (n: string) => `${n} menit`,
} as const;
