import type { OperationsResponse, Weight } from '@lqc/contracts';

export const copy = {
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
  noFailures: 'Tidak ada kegagalan',
  noFailuresBody: 'Semua pekerjaan berakhir dengan hasil.',
  retry: 'Jalankan lagi',
  retryOf: (job: string, owner: string) => `Jalankan lagi: ${job}, ${owner}`,
  retried: 'Pekerjaan dijalankan kembali.',
  none: '–',
} as const;
