import type { JobName } from '@lqc/contracts';

/** What people call each kind of long work. */
export const jobNames: Readonly<Record<JobName, string>> = {
  'read-quarterly-file': 'Membaca file triwulan',
  'read-company-file': 'Membaca database perusahaan',
  'check-quality': 'Memeriksa kualitas data',
  'start-session': 'Memulai analisis',
  'upload-file-1': 'Membaca triwulan sebelumnya',
  'upload-file-2': 'Membaca triwulan sekarang',
  'upload-file-3': 'Membaca triwulan tahun lalu',
  'compare-quarters': 'Membandingkan triwulan',
  'rank-words': 'Mencari kata kunci',
  'draw-word-cloud': 'Menggambar awan kata',
  'find-keyword': 'Mencari kalimat',
  'write-comparison': 'Menyusun buku kerja perbandingan',
  'write-tabulation': 'Menyusun tabulasi',
  'write-bab2': 'Menyusun buku kerja BAB 2',
  'write-bab3': 'Menyusun buku kerja BAB 3',
  'draw-orientation-chart': 'Menggambar grafik orientasi penjualan',
  'draw-sector-chart': 'Menggambar grafik lapangan usaha',
  'write-summary': 'Menulis draf kesimpulan',
  'check-summary': 'Memeriksa draf',
  'preview-summary': 'Menyiapkan pratinjau data',
  'test-model': 'Menguji koneksi model bahasa',
  'load-sample-data': 'Memuat data contoh',
};
