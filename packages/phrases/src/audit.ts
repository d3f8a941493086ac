import {
  type AuditAction,
  type AuditEvent,
  type AuditOutcome,
  isErrorCode,
  PRODUCTS_NAME,
} from '@lqc/contracts';
import { errorSentence } from './errors.js';

const ACTIONS = {
  'sign-in': 'Masuk',
  'hold-sign-in': 'Menahan percobaan masuk sementara',
  'sign-out': 'Keluar',
  'sign-out-everywhere': 'Keluar dari semua perangkat',
  'change-password': 'Mengganti kata sandi',
  'create-account': 'Membuat akun',
  'change-account': 'Mengubah akun',
  'reset-password': 'Mereset kata sandi',
  'sign-out-account': 'Mengakhiri sesi pengguna',
  'store-quarter': 'Mengunggah file triwulan',
  'store-companies': 'Mengunggah database perusahaan',
  'set-period': 'Menetapkan periode file',
  'decide-contradiction': 'Memutuskan pertentangan skor dan kata',
  'delete-file': 'Menghapus file',
  'undo-deletion': 'Mengembalikan yang dihapus',
  'load-samples': 'Memuat data contoh',
  'remove-samples': 'Menghapus data contoh',
  'take-file': 'Mengambil file asli',
  'export-workbook': 'Mengunduh hasil',
  'start-analysis': 'Memulai sesi analisis',
  'reset-analysis': 'Mereset sesi analisis',
  'draft-chapter': 'Menyusun draf bab',
  'keep-conclusion': 'Menyimpan kesimpulan',
  'delete-conclusion': 'Menghapus kesimpulan',
  'create-report': 'Membuat laporan',
  'change-report': 'Mengubah laporan',
  'delete-report': 'Menghapus laporan',
  'draft-report': 'Menyusun laporan',
  'add-section': 'Menambah bagian laporan',
  'save-section': 'Menyimpan bagian laporan',
  'rewrite-sentence': 'Meminta usulan kalimat',
  comment: 'Mengomentari bagian laporan',
  'close-comment': 'Menutup komentar',
  'set-report-state': 'Mengubah status laporan',
  'explain-sentence': 'Memberi alasan kalimat yang bertentangan',
  'override-finding': 'Memutuskan temuan sebelum rilis',
  'export-report': 'Mengunduh laporan',
  'change-report-settings': 'Mengubah setelan laporan',
  'change-report-template': 'Mengubah templat laporan',
  'remove-report-template': 'Kembali ke templat laporan bawaan',
  'ask-assistant': 'Bertanya kepada asisten',
  'clear-chat': 'Menghapus percakapan',
  'confirm-company': 'Mengonfirmasi perusahaan',
  'forget-company': 'Mengurungkan konfirmasi perusahaan',
  'give-sector': 'Memberi sektor perusahaan',
  'take-sector-back': 'Mengurungkan sektor perusahaan',
  'change-plan': 'Mengubah rencana kunjungan',
  'merge-workbooks': 'Menggabungkan buku kerja',
  'capture-events': 'Mengirim isian kunjungan',
  'finish-note': 'Menyelesaikan catatan kunjungan',
  'join-notes': 'Menggabungkan catatan kunjungan',
  'abandon-note': 'Membatalkan catatan kunjungan',
  'change-model': 'Mengubah konfigurasi model',
  'test-model': 'Menguji model bahasa',
  'send-names': 'Mengirim nama ke model (tanpa Mode samaran)',
  'change-limits': 'Mengubah batas pemakaian',
  'store-weights': 'Menyimpan bobot PDRB',
  'remove-weights': 'Menghapus bobot PDRB',
  'change-themes': 'Mengubah kamus tema',
  'reset-themes': 'Mengembalikan kamus tema bawaan',
  'change-words': 'Mengubah kata kunci kantor',
  'keep-search': 'Menyimpan pencarian',
  'forget-search': 'Menghapus pencarian',
  'send-workbook': 'Mengirim buku kerja',
  'preview-data': 'Melihat data di balik draf',
  'take-audit': 'Mengekspor jejak audit',
  'retry-job': 'Menjalankan ulang pekerjaan',
  'cancel-job': 'Membatalkan pekerjaan',
  'reach-beyond-role': 'Mencoba tindakan administrator',
  'act-as-another': 'Mencoba bertindak dengan nama orang lain',
} as const satisfies Record<AuditAction, string>;

const OUTCOMES = {
  done: 'Berhasil',
  accepted: 'Diterima',
  refused: 'Ditolak',
} as const satisfies Record<AuditOutcome, string>;

const OBJECT_KINDS: Readonly<Record<string, string>> = {
  account: 'Akun',
  analysis: 'Analisis',
  audit: 'Jejak audit',
  company: 'Perusahaan',
  conclusion: 'Kesimpulan',
  contradiction: 'Pertentangan skor dan kata',
  file: 'File',
  job: 'Pekerjaan',
  limits: 'Batas pemakaian',
  model: 'Konfigurasi model',
  note: 'Catatan kunjungan',
  report: 'Laporan',
  search: 'Pencarian',
  themes: 'Kamus tema',
  weights: 'Bobot PDRB',
  words: 'Kata kunci kantor',
};

/** Texts of the audit log, on its page and in its export. */
export const auditPhrases = {
  /** An action that only an earlier version logged is shown by its name. */
  action: (action: string): string =>
    Object.hasOwn(ACTIONS, action) ? ACTIONS[action as AuditAction] : action,
  /** What an act was upon; a kind that only an earlier version logged is shown by its name. */
  objectKind: (type: string | null): string | null =>
    type === null ? null : (OBJECT_KINDS[type] ?? type),
  outcome: (outcome: AuditOutcome): string => OUTCOMES[outcome],
  /** Why an act was refused; the log keeps no figures of it, and a code of an earlier version is shown as it is. */
  refusal: (code: string): string =>
    isErrorCode(code) ? errorSentence(code).replaceAll(/\{\w+#?\}/g, '…') : code,
  /**
   * Who acted. A call has an id, also where its address is not known, so that what has neither is the product's own
   * act; so is what it does of itself about a call.
   */
  actor: ({
    action,
    actor,
    address,
    request_id: call,
  }: Pick<AuditEvent, 'action' | 'actor' | 'address' | 'request_id'>): string =>
    actor ??
    (action === 'hold-sign-in' || (address === null && call === null)
      ? PRODUCTS_NAME
      : 'Tidak dikenal'),
  columns: [
    'No.',
    'Waktu (WIB)',
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
