/** Sentences that tell of success, where a call answers with one. */
export const messages = {
  signedIn: 'Login berhasil',
  signedOut: 'Anda telah keluar.',
  passwordChanged: 'Kata sandi telah diganti.',
  fileFound: 'File ditemukan.',
  quarterlyFileStored: 'File triwulan berhasil diunggah.',
  companyFileStored: 'Database perusahaan berhasil diunggah.',
  fileDeleted: 'File berhasil dihapus.',
  sampleDataStored: 'Data contoh berhasil dimuat.',
  sessionReset: 'Data sesi telah direset.',
} as const;
