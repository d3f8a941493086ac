import { LIKERT_SCALE, SESSION_IDLE_MS, UPLOAD_MAX_BYTES } from '@lqc/contracts';

/** A question with its answer in plain words. */
export interface Answered {
  readonly question: string;
  readonly answer: readonly string[];
}

export interface Chapter {
  /** The anchor in the address: `/bantuan#angka`. */
  readonly id: 'angka' | 'file' | 'model';
  readonly title: string;
  readonly entries: readonly Answered[];
}

const { min, max, neutral } = LIKERT_SCALE;
const MINUTE_MS = 60_000;

export const copy = {
  title: 'Bantuan',
  lead: 'Arti setiap angka dan cara menghitungnya, bentuk file yang diterima, dan apa yang keluar dari kantor saat model bahasa dipakai.',
  contents: 'Isi halaman',
  templates: 'Templat untuk diunduh',
  templatesNote:
    'Kosong dan siap diisi; pembaca file dan penggabung menerima keduanya. Satu diary note untuk satu kontak, lalu gabungkan menjadi file triwulan.',
  diaryNote: 'Templat diary note',
  register: 'Templat database perusahaan',
  chapters: [
    {
      id: 'angka',
      title: 'Arti setiap angka',
      entries: [
        {
          question: 'Rata-rata indikator',
          answer: [
            `Rata-rata semua jawaban Likert yang sah, skala ${min} sampai ${max} dengan ${neutral} berarti tetap, dibulatkan sekali di akhir menjadi dua desimal (0,005 ke atas).`,
            'Sel kosong bukan jawaban: tidak dihitung sebagai 0 dan tidak sebagai 3. Nilai di luar skala atau teks yang bukan angka tidak ikut dihitung dan disebut di laporan kualitas data beserta lembar dan selnya. Tanpa jawaban sah tertulis N/A.',
          ],
        },
        {
          question: 'n',
          answer: [
            'Banyaknya jawaban sah di balik suatu angka. Di bawah 10 jawaban, angka diberi tanda dan tidak diperingkat; kelompok di bawah 5 jawaban tidak ditampilkan sendiri.',
          ],
        },
        {
          question: 'Tinggi, Sedang, Rendah',
          answer: [
            'Dari rata-rata yang sudah dibulatkan: di atas 3,5 Tinggi, di atas 2,5 Sedang, selebihnya Rendah.',
          ],
        },
        {
          question: 'Perubahan dan rentang indikatif',
          answer: [
            'Perubahan adalah rata-rata triwulan sekarang dikurangi rata-rata triwulan sebelumnya. Kontak yang ditemui tidak selalu sama, sehingga selisih kecil dapat terjadi tanpa ada yang berubah.',
            'Pita pada grafik menunjukkan sejauh mana selisih itu dapat bergeser bila kontak lain yang kebetulan ditemui. Bila pita menyentuh lingkaran kosong (triwulan sebelumnya), perubahan tidak dapat dibedakan dari nol: ditampilkan abu-abu, tanpa panah dan tanpa peringkat.',
          ],
        },
        {
          question: 'Bergeser, masuk, keluar',
          answer: [
            'Bergeser: perusahaan yang menjawab di kedua triwulan mengubah skornya. Masuk dan keluar: susunan kontak yang berganti. Ketiganya bila dijumlahkan tepat sama dengan perubahan rata-rata.',
          ],
        },
        {
          question: 'Lapangan usaha dan orientasi',
          answer: [
            'Banyaknya perusahaan berbeda per lapangan usaha, dari perusahaan yang cocok dengan database perusahaan. Nama dianggap sama bila sama setelah huruf besar, spasi, tanda baca, dan letak bentuk usaha (PT, CV, Tbk) diabaikan. Yang hanya mirip diusulkan untuk dikonfirmasi administrator.',
            'Orientasi: hanya permintaan domestik yang terisi berarti domestik, hanya ekspor berarti ekspor, keduanya berarti keduanya.',
          ],
        },
        {
          question: 'Wordcloud dan TF-IDF',
          answer: [
            'Kata dihitung dari narasi indikator yang dipilih, satu narasi per kontak. TF-IDF memberi bobot besar pada kata yang penting dalam suatu narasi tetapi tidak muncul di semua narasi.',
          ],
        },
      ],
    },
    {
      id: 'file',
      title: 'Bentuk file',
      entries: [
        {
          question: 'Diary note dan file triwulan',
          answer: [
            'Satu lembar untuk satu kontak: pertanyaan di kolom C, jawaban di kolom D. Baris Nama Contact menyebut perusahaan; lembar tanpa baris itu dilewati dan disebutkan. File triwulan adalah banyak lembar semacam itu dalam satu buku kerja.',
            'Huruf besar, spasi ganda, dan jenis tanda hubung pada label boleh berbeda. Label yang tetap tidak dikenal dilaporkan, tidak pernah dibuang diam-diam.',
          ],
        },
        {
          question: 'Database perusahaan',
          answer: [
            'Lembar dengan kolom Nama Perusahaan dan Lapangan Usaha; kolom lain boleh ada. Lapangan usaha adalah salah satu dari 17 kategori BPS, juga dalam sebutan pendeknya.',
          ],
        },
        {
          question: 'Jenis dan triwulan dikenali sendiri',
          answer: [
            'Saat diunggah, triwulan dibaca dari nama file (misalnya Triwulan III 2025, TW3_2025, 2025 Q3), atau dari baris Periode di dalamnya. Anda memeriksa lalu menyimpan sekaligus.',
            `File .xlsx dan .xls diterima, paling besar ${UPLOAD_MAX_BYTES / 1024 / 1024} MB.`,
          ],
        },
        {
          question: 'Triwulan yang sudah tersimpan',
          answer: [
            'Triwulan yang sama tidak disimpan dua kali. Pilih Ganti isi untuk menukar isinya; analisis yang sudah berjalan tidak berubah.',
          ],
        },
      ],
    },
    {
      id: 'model',
      title: 'Apa yang keluar dari kantor',
      entries: [
        {
          question: 'Tanpa model bahasa',
          answer: [
            'Semua angka, perbandingan, tabulasi, wordcloud, buku kerja, dan Ringkasan otomatis dihitung di server kantor. Tidak ada yang dikirim ke luar.',
          ],
        },
        {
          question: 'Buat Ringkasan AI dan Asisten Analisis',
          answer: [
            'Server mengirim angka yang sudah dihitung dan kutipan narasi yang diperlukan kepada penyedia model bahasa yang dipilih operator server; nama model dan parameternya diatur administrator di Pengaturan, Konfigurasi LLM. File Excel, kata sandi, dan data pengguna tidak pernah dikirim.',
            'Dengan Mode samaran, nama perusahaan diganti sebelum teks meninggalkan server dan dikembalikan setelah jawaban diterima.',
            'Setiap angka dalam jawaban dicocokkan kembali dengan data; yang tidak cocok ditandai.',
          ],
        },
        {
          question: 'Mengapa Buat Ringkasan AI tidak dapat ditekan',
          answer: [
            'Bila kunci model belum diisi, operator mengisinya pada variabel lingkungan server. Administrator dapat memeriksanya di Pengaturan, Konfigurasi LLM. Sampai saat itu gunakan Ringkasan otomatis.',
          ],
        },
        {
          question: 'Masuk dan keluar',
          answer: [
            `Sesi berakhir setelah ${SESSION_IDLE_MS / MINUTE_MS} menit tanpa kegiatan; apa yang Anda ketik menunggu sampai Anda masuk kembali di tab yang sama.`,
          ],
        },
      ],
    },
  ] satisfies Chapter[],
} as const;
