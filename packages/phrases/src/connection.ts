/** Sentences that a client shows when it received none from the server. */
export const connectionPhrases = {
  lost: 'Koneksi ke server terputus. Periksa jaringan Anda, lalu coba lagi.',
  unreadable: 'Server tidak memberi jawaban yang dapat dibaca. Silakan coba lagi.',
  cancelled: 'Pekerjaan dibatalkan. Tidak ada data yang berubah.',
} as const;
