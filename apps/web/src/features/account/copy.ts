export const copy = {
  settings: 'Pengaturan',
  signOut: 'Keluar',
  menu: 'Menu profil',
  /** A fixed line, as the specification asks: not taken from the user record. */
  placeholderMail: 'pengguna@liaison.example',
  theme: { label: 'Tampilan', system: 'Sistem', light: 'Terang', dark: 'Gelap' },
  signOutTitle: 'Keluar dari aplikasi?',
  signOutBody: 'Anda perlu masuk kembali untuk melanjutkan. File yang sudah tersimpan tetap aman.',
  signOutRemoves: 'Tulisan laporan yang belum tersimpan di perangkat ini akan dihapus.',
  signOutQuestion: 'Pertanyaan kepada asisten yang belum dikirim akan dihapus.',
  signOutOffline:
    'Perangkat ini sedang luring: masuk kembali memerlukan jaringan. Catatan kunjungan di perangkat ini tetap terbuka dengan frasa sandinya, lewat tautan di halaman masuk.',
  sessions: 'Sesi di perangkat lain',
  sessionsNote: 'Bila laptop hilang atau Anda lupa keluar di komputer lain.',
  signOutEverywhere: 'Keluar dari semua perangkat',
  signOutEverywhereTitle: 'Keluar dari semua perangkat?',
  signOutEverywhereBody:
    'Semua sesi Anda berakhir saat ini juga, termasuk yang sedang Anda pakai. Anda perlu masuk kembali.',
  changeTitle: 'Ganti kata sandi',
  mustChange: 'Kata sandi Anda hanya berlaku sekali. Buat kata sandi baru untuk melanjutkan.',
  currentPassword: 'Kata sandi saat ini',
  newPassword: 'Kata sandi baru',
  repeatPassword: 'Ulangi kata sandi baru',
  passwordHint: (length: number) =>
    `Paling sedikit ${length} karakter. Kalimat pendek mudah diingat.`,
  passwordTooShort: (length: number) => `Kata sandi baru paling sedikit ${length} karakter.`,
  passwordsDiffer: 'Kedua kata sandi baru belum sama.',
  save: 'Simpan kata sandi',
} as const;
