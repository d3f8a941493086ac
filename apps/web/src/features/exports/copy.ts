export const copy = {
  release: 'Salinan rilis',
  releaseNote: 'Kelompok di bawah 3 jawaban dan rincian per perusahaan ditahan.',
  uploadNote:
    'Hanya dari file yang tersimpan di kantor; analisis ini memuat file unggahan yang belum disimpan administrator.',
  internalNote: 'Tanpa centang: salinan internal, lengkap dan bertanda Rahasia.',
  again: 'Unduh lagi',
  cancel: 'Batalkan',
  cancelled: 'Pembuatan file dibatalkan.',
  made: (file: string) => `${file} telah diunduh.`,
  lastNote: (size: string, when: string) => `${size} · dibuat ${when}`,
} as const;
