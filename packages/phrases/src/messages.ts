/** Sentences of successful responses. */
export const messages = {
  signedIn: 'Login berhasil',
  signedOut: 'Anda telah keluar.',
  signedOutEverywhere: 'Semua sesi telah diakhiri.',
  passwordChanged: 'Kata sandi telah diganti.',
  fileFound: 'File ditemukan.',
  quarterlyFileStored: 'File triwulan berhasil diunggah.',
  companyFileStored: 'Database perusahaan berhasil diunggah.',
  periodSet: 'Periode file disimpan.',
  contradictionDecided: 'Keputusan disimpan.',
  fileDeleted: 'File berhasil dihapus.',
  broughtBack: 'Telah dikembalikan seperti semula.',
  sampleData: 'Data contoh',
  sampleDataStored: 'Data contoh berhasil dimuat.',
  sampleDataRemoved: 'Data contoh dan yang hanya dibuat darinya telah dihapus.',
  companyConfirmed:
    'Pasangan dikonfirmasi; berlaku mulai analisis berikutnya dan pada laporan yang belum terbit.',
  companyForgotten:
    'Konfirmasi diurungkan; berlaku mulai analisis berikutnya dan pada laporan yang belum terbit.',
  sectorGiven:
    'Sektor disimpan; berlaku mulai analisis berikutnya dan pada laporan yang belum terbit.',
  sectorTakenBack:
    'Sektor diurungkan; berlaku mulai analisis berikutnya dan pada laporan yang belum terbit.',
  wordHidden: 'Kata disembunyikan.',
  wordMerged: 'Kata digabungkan.',
  wordShown: 'Kata ditampilkan kembali.',
  searchSaved: 'Pencarian disimpan.',
  searchSeen: 'Pencarian ditandai sudah dilihat.',
  searchForgotten: 'Pencarian dihapus.',
  planChanged: 'Rencana kunjungan disimpan.',
  conclusionSaved: 'Kesimpulan tersimpan.',
  conclusionSavedCorrected:
    'Kesimpulan tersimpan. Triwulan dan angka yang berbeda dari data analisis disimpan menurut datanya; yang tidak ada di datanya tidak disimpan.',
  conclusionDeleted: 'Kesimpulan dihapus.',
  conclusionsFound: 'Kesimpulan dimuat.',
  configSaved: 'Konfigurasi berhasil disimpan!',
  modelReplied: 'Model bahasa menjawab.',
  jobRevived: 'Pekerjaan dijalankan kembali.',
  sessionReset: 'Data sesi telah direset.',
} as const;
