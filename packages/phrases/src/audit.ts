import type { AuditAction, AuditOutcome } from '@lqc/contracts';

const ACTIONS = {
  'sign-in': 'Masuk',
  'sign-out': 'Keluar',
  'sign-out-everywhere': 'Keluar dari semua perangkat',
  'change-password': 'Mengganti kata sandi',
  'create-account': 'Membuat akun',
  'change-account': 'Mengubah akun',
  'reset-password': 'Mereset kata sandi',
  'sign-out-account': 'Mengeluarkan pengguna',
  'store-quarter': 'Mengunggah file triwulan',
  'store-companies': 'Mengunggah database perusahaan',
  'set-period': 'Menetapkan periode file',
  'decide-contradiction': 'Memutuskan pertentangan skor dan kata',
  'delete-file': 'Menghapus file',
  'load-samples': 'Memuat data contoh',
  'remove-samples': 'Menghapus data contoh',
  'take-file': 'Mengambil file asli',
  'export-workbook': 'Mengunduh hasil',
  'reset-analysis': 'Mereset sesi analisis',
  'keep-conclusion': 'Menyimpan kesimpulan',
  'delete-conclusion': 'Menghapus kesimpulan',
  'clear-chat': 'Menghapus percakapan',
  'confirm-company': 'Memastikan perusahaan',
  'forget-company': 'Membatalkan kepastian perusahaan',
  'merge-workbooks': 'Menggabungkan buku kerja',
  'change-model': 'Mengubah konfigurasi model',
  'test-model': 'Menguji model bahasa',
  'send-names': 'Mengirim nama ke model (tanpa Mode samaran)',
  'change-limits': 'Mengubah batas pemakaian',
  'store-weights': 'Menyimpan bobot PDRB',
  'remove-weights': 'Menghapus bobot PDRB',
  'send-workbook': 'Mengirim buku kerja',
  'preview-data': 'Melihat data di balik draf',
  'take-audit': 'Mengekspor jejak audit',
  'retry-job': 'Menjalankan ulang pekerjaan',
  'reach-beyond-role': 'Mencoba tindakan administrator',
} as const satisfies Record<AuditAction, string>;

const OUTCOMES = {
  done: 'Berhasil',
  accepted: 'Diterima',
  refused: 'Ditolak',
} as const satisfies Record<AuditOutcome, string>;

/** The audit log in words, on its page and in its export. */
export const auditPhrases = {
  /** An action of another version is shown by its own name. */
  action: (action: string): string =>
    Object.hasOwn(ACTIONS, action) ? ACTIONS[action as AuditAction] : action,
  outcome: (outcome: AuditOutcome): string => OUTCOMES[outcome],
  columns: [
    'No.',
    'Waktu (UTC)',
    'Pengguna',
    'Tindakan',
    'Hasil',
    'Kode',
    'Jenis objek',
    'ID objek',
    'Objek',
    'Alamat',
    'ID permintaan',
  ],
} as const;
