import type { ChatHealthResponse } from '@lqc/contracts';
import { chatPhrases } from '@lqc/phrases';

export const copy = {
  title: chatPhrases.title,
  open: chatPhrases.title,
  close: 'Tutup asisten',
  move: 'Pindahkan jendela dengan tombol panah',
  toLeft: 'Pindah ke kiri',
  toRight: 'Pindah ke kanan',
  export: 'Unduh percakapan',
  clear: 'Hapus riwayat',
  clearTitle: 'Hapus riwayat percakapan?',
  clearBody:
    'Semua pertanyaan dan jawaban pada sesi ini akan dihapus dan tidak dapat dikembalikan.',
  welcome:
    'Tanyakan apa pun tentang data sesi ini. Angka dihitung dari jawaban kontak; setiap kutipan membuka kontaknya.',
  about: (title: string) => `Tentang draf: ${title}`,
  forget: 'Lepaskan konteks draf',
  off: 'Asisten belum dapat menjawab.',
  welcomeOff: 'Asisten menjawab pertanyaan tentang data sesi ini bila model bahasa sudah diatur.',
  waysTitle: 'Yang dapat dipakai tanpa model bahasa',
  ways: {
    summary: { label: 'Ringkasan otomatis', what: 'draf per bab yang ditulis dari angka sesi ini' },
    comparison: { label: 'Perbandingan', what: 'apa yang naik dan turun, serta asal perubahannya' },
    search: { label: 'Cari', what: 'kata kontak dari semua triwulan' },
  },
  suggestions: 'Pertanyaan yang disarankan',
  log: 'Percakapan',
  message: 'Pertanyaan',
  placeholder: 'Tulis pertanyaan. Enter mengirim, Shift+Enter baris baru.',
  send: 'Kirim',
  held: 'Pertanyaan ini dikirim begitu asisten terhubung.',
  stop: 'Hentikan',
  again: 'Jawab ulang',
  tryAgain: 'Coba lagi',
  interrupted:
    'Halaman ditutup sebelum ada kabar bahwa pertanyaan ini terkirim. Kirim kembali dengan Coba lagi.',
  continueReply: 'Lanjutkan',
  table: 'Tabel jawaban',
  copy: 'Salin',
  copied: 'Jawaban disalin.',
  copyFailed: 'Teks tidak dapat disalin oleh peramban ini.',
  writing: 'Menulis jawaban',
  cites: (id: string, contact: string) => `${id}: lihat kontak ${contact}`,
  connection: {
    connecting: 'Menghubungkan',
    healthy: 'Terhubung',
    unconfigured: 'Belum diatur',
    unreachable: 'Terputus',
  } satisfies Record<ChatHealthResponse['status'] | 'connecting', string>,
} as const;
