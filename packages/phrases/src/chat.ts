import type { ChangeDirection } from '@lqc/contracts';

/** Texts of the chat window and of an exported conversation (spec-1 §8). */
export const chatPhrases = {
  title: 'Asisten Analisis',
  timedOut: 'Permintaan timeout. Server sedang sibuk, silakan coba lagi.',
  sessionGone: 'Sesi tidak ditemukan. Silakan refresh halaman untuk memulai sesi baru.',
  failed: 'Maaf, terjadi kesalahan teknis. Silakan coba lagi atau refresh halaman.',
  continueFailed: 'Gagal melanjutkan respons. Silakan coba lagi.',
  emptyReply: 'Maaf, tidak ada respons yang diterima.',
  connectionLost: 'Kehilangan koneksi',
  troubleTitle: 'Koneksi Bermasalah',
  lineTrouble: {
    banner: 'Koneksi bermasalah',
    advice:
      'Muat ulang halaman, periksa koneksi jaringan Anda, atau coba kirim kembali pesan Anda.',
  },
  modelTrouble: {
    banner: 'Koneksi bermasalah: model bahasa gagal menjawab',
    advice:
      'Model bahasa gagal menjawab; koneksi Anda ke server kantor baik. Muat ulang halaman, atau coba kirim kembali pesan Anda.',
  },
  tryAgain: 'Coba Lagi',
  stopped: 'Dihentikan. Tulisan sampai di sini disimpan.',
  cutOff: 'Jawaban terputus sebelum selesai. Tulisan sampai di sini disimpan.',
  withoutBasis: 'Jawaban ini tidak bersandar pada data sesi. Periksa sebelum digunakan.',
  truncated: 'Jawaban mencapai batas panjang.',
  right: ' angka sesuai data',
  wrong: ' bagian tidak sesuai data',
  unchecked: ' bagian belum diperiksa: mohon cocokkan sendiri sebelum dipakai',
  cleared: 'Percakapan dihapus.',
  nothingToStop: 'Tidak ada jawaban yang sedang ditulis.',
  exportTitle: 'Percakapan Asisten Analisis',
  question: 'Pertanyaan',
  answer: 'Jawaban',
  sources: 'Sumber',
} as const;

/** A reply that the data cannot give begins like this, also a model's; the product recognises it by that. */
export const DECLINE_OPENING = 'Data sesi ini tidak memuat';

/** Replies that say why the session's data cannot answer a question; `offer` says what they can. */
export const declines = {
  notUnderstood:
    'Maaf, pertanyaan tersebut belum dapat dipahami. Mohon periksa ejaannya dan tuliskan dalam bahasa Indonesia, misalnya “Berapa rata-rata harga jual triwulan ini?” atau “Mengapa biaya energi berubah?”.',
  outside: `${DECLINE_OPENING} jawaban atas pertanyaan tersebut.`,
  quarter: `${DECLINE_OPENING} {asked}. Periode yang tersedia: {periods}.`,
  lastYear: `${DECLINE_OPENING} triwulan yang sama tahun lalu. Muat file tahun lalu untuk membandingkan secara tahunan.`,
  withoutScale: `${DECLINE_OPENING} nilai skala untuk {indicator}: indikator ini hanya ditanyakan dalam narasi.`,
  sector: `${DECLINE_OPENING} kontak dari lapangan usaha {sector} pada {period}.`,
  company: `${DECLINE_OPENING} kontak bernama {company} pada {periods}.`,
  contradictions:
    'Skor yang bertentangan dengan kata-kata kontak tercantum di halaman Periksa, beserta kalimat masing-masing kontak.',
  offer:
    'Silakan tanyakan rata-rata, perubahan, jumlah kontak, lapangan usaha, orientasi penjualan, atau alasan yang disampaikan kontak.',
} as const;
export type DeclineReason = Exclude<keyof typeof declines, 'offer'>;

/** Suggested questions about an indicator that changed, and about any session. */
export const suggestedQuestions = {
  ofChange: {
    naik: 'Mengapa {indicator} naik?',
    turun: 'Mengapa {indicator} turun?',
    tetap: 'Apa yang menahan {indicator} tetap?',
  } satisfies Record<ChangeDirection, string>,
  overview: 'Indikator mana yang paling banyak berubah?',
  contacts: 'Berapa jumlah kontak dan lapangan usaha apa yang dominan?',
} as const;
