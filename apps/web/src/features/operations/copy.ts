import type { OperationsResponse, Weight } from '@lqc/contracts';
import { usageLimitNames } from '@lqc/phrases';

export const copy = {
  ownedLog:
    'Log audit dapat diubah oleh peran basis data yang dipakai aplikasi, karena peran itu pemilik tabelnya. Berikan MIGRATION_DATABASE_URL untuk pemilik tabel, dan peran lain untuk DATABASE_URL.',
  queues: 'Antrean',
  queuesNote: (backend: OperationsResponse['backend']) =>
    `Pesan berjalan lewat ${{ postgresql: 'PostgreSQL', redis: 'Redis' }[backend]}. Angka diperbarui setiap 5 detik.`,
  weights: {
    quick: 'Ringan: rata-rata, perbandingan, kata',
    heavy: 'Berat: baca file, buku kerja, gambar, penggabungan',
    model: 'Model bahasa',
  } satisfies Record<Weight, string>,
  queueColumns: {
    weight: 'Jenis pekerjaan',
    queued: 'Menunggu',
    running: 'Dikerjakan',
    slots: 'Kapasitas',
    wait: 'Tunggu terlama',
  },
  noSlots: 'Tidak ada worker',
  workers: 'Worker',
  workersNote: 'Proses yang mengerjakan antrean dan terlihat dalam 15 detik terakhir.',
  workerColumns: { host: 'Mesin', pid: 'Proses', started: 'Mulai', running: 'Dikerjakan' },
  ofOtherVersion: (host: string) => `${host} (versi lain)`,
  noWorkers: 'Tidak ada worker yang hidup',
  noWorkersBody: 'Pekerjaan tetap diterima dan menunggu. Jalankan worker agar dikerjakan.',
  failures: 'Kegagalan terakhir',
  failuresNote: 'Pekerjaan yang berakhir dengan kesalahan dalam 30 hari terakhir, terbaru di atas.',
  failureColumns: {
    job: 'Pekerjaan',
    reason: 'Sebab',
    owner: 'Pemilik',
    finished: 'Waktu',
    request: 'Nomor permintaan',
    actions: 'Tindakan',
  },
  attempts: (count: number) => `${count} kali percobaan`,
  noFailures: 'Tidak ada kegagalan: semua pekerjaan berakhir dengan hasil.',
  retry: 'Jalankan lagi',
  retryOf: (job: string, owner: string) => `Jalankan lagi: ${job}, ${owner}`,
  retried: 'Pekerjaan dijalankan kembali.',
  limits: 'Batas pemakaian',
  limitsNote:
    'Supaya satu orang tidak menghabiskan ruang, antrean, atau jatah model untuk semua. Berlaku sejak disimpan.',
  limitNames: usageLimitNames,
  between: (min: string, max: string) => `${min} sampai ${max}`,
  standing: (limit: string) => `berlaku kini ${limit}`,
  saveLimits: 'Simpan batas',
  unsaved: 'Perubahan batas pemakaian belum disimpan.',
  limitsSaved: 'Batas pemakaian disimpan.',
  usage: 'Pemakaian',
  usedInAll: (megabytes: string, tokens: string) =>
    `Tersimpan ${megabytes} MB, ${tokens} token model hari ini.`,
  usageColumns: {
    person: 'Pengguna',
    stored: 'Tersimpan (MB)',
    runs: 'Belum selesai',
    tokens: 'Token hari ini',
  },
  nobody: 'Belum ada file, pekerjaan, atau permintaan ke model.',
  none: '–',
} as const;
