/** Sentences that tell of success, where a call answers with one. */
export const messages = {
  signedIn: 'Login berhasil',
  signedOut: 'Anda telah keluar.',
  signedOutEverywhere: 'Semua sesi telah diakhiri.',
  passwordChanged: 'Kata sandi telah diganti.',
  fileFound: 'File ditemukan.',
  quarterlyFileStored: 'File triwulan berhasil diunggah.',
  companyFileStored: 'Database perusahaan berhasil diunggah.',
  fileDeleted: 'File berhasil dihapus.',
  sampleDataStored: 'Data contoh berhasil dimuat.',
  conclusionSaved: 'Kesimpulan tersimpan.',
  conclusionDeleted: 'Kesimpulan dihapus.',
  conclusionsFound: 'Kesimpulan dimuat.',
  configSaved: 'Konfigurasi berhasil disimpan!',
  modelAnswered: 'Model bahasa menjawab.',
  sessionReset: 'Data sesi telah direset.',
} as const;
