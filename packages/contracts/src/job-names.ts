import { type WorkbookJob, workbookJob, WORKBOOKS } from './workbooks.js';

/**
 * How heavy a job is. Each weight has its own queue and its own slots in the workers, so that what
 * a click needs never waits behind the reading of files, drawing, or a model.
 */
export const WEIGHTS = ['quick', 'heavy', 'model'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** Every job except those that write the workbooks of an analysis (`workbooks.ts`), and what people call it. */
export const JOB_LABELS = {
  'read-quarterly-file': 'Membaca file triwulan',
  'read-company-file': 'Membaca database perusahaan',
  'recognise-file': 'Mengenali file',
  'check-quality': 'Memeriksa kualitas data',
  'start-session': 'Memulai analisis',
  'upload-file-1': 'Membaca triwulan sebelumnya',
  'upload-file-2': 'Membaca triwulan sekarang',
  'upload-file-3': 'Membaca triwulan tahun lalu',
  'compare-quarters': 'Membandingkan triwulan',
  'explain-indicator': 'Membuka rincian indikator',
  'explain-sector': 'Membuka rincian lapangan usaha',
  'split-change': 'Mengurai perubahan',
  'compare-expectations': 'Membandingkan perkiraan dan kenyataan',
  'explain-expectation': 'Membuka kontak di balik perkiraan',
  'rank-words': 'Mencari kata kunci',
  'draw-word-cloud': 'Menggambar awan kata',
  'find-keyword': 'Mencari kalimat',
  'draw-orientation-chart': 'Menggambar grafik orientasi penjualan',
  'draw-sector-chart': 'Menggambar grafik lapangan usaha',
  'preview-merge': 'Menyiapkan pratinjau penggabungan',
  'merge-workbooks': 'Menggabungkan buku kerja',
  'write-note-sheet': 'Menulis lembar diary note',
  'write-captured-quarter': 'Menyusun file triwulan dari catatan',
  'write-summary': 'Menulis draf kesimpulan',
  'check-summary': 'Memeriksa draf',
  'check-conclusion': 'Memeriksa kesimpulan',
  'ready-sentences': 'Menyiapkan kalimat dari data',
  'preview-summary': 'Menyiapkan pratinjau data',
  'draft-report': 'Menyusun laporan',
  'check-section': 'Memeriksa bagian laporan',
  'rewrite-sentence': 'Mengusulkan kalimat pengganti',
  'read-section-again': 'Membaca ulang bagian laporan dengan model',
  'refresh-reports': 'Memperbarui laporan',
  'check-release': 'Memeriksa sebelum rilis',
  'export-report': 'Membuat dokumen laporan',
  'check-template': 'Memeriksa templat laporan',
  'check-notes': 'Memeriksa catatan',
  'read-themes': 'Membaca tema',
  'sum-quarters': 'Menghitung riwayat',
  'write-plan': 'Menyusun rencana kunjungan',
  'write-search': 'Menyusun hasil pencarian',
  'answer-question': 'Menjawab pertanyaan',
  'reach-model': 'Memeriksa model bahasa',
  'test-model': 'Menguji koneksi model bahasa',
  'complete-stored-files': 'Melengkapi file yang tersimpan',
  'load-sample-data': 'Memuat data contoh',
} as const;

export type JobName = keyof typeof JOB_LABELS | WorkbookJob;
/** The names of all jobs; `jobs.ts` defines their payloads and results. */
export const JOB_NAMES: readonly JobName[] = [
  ...(Object.keys(JOB_LABELS) as (keyof typeof JOB_LABELS)[]),
  ...WORKBOOKS.map(workbookJob),
];
