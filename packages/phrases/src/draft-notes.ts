/** Note to the reader on how a model's answer to a question was made. */
export const answerNotes = {
  dropped: 'Ada kalimat model yang tidak ditampilkan karena tidak didukung data sesi ini.',
  tooLong:
    'Jawaban model dipotong di sini karena terlalu panjang. Silakan persempit pertanyaannya.',
} as const;

/** Notes to the reader on how a draft was made. */
export const draftNotes = {
  otherQuarter:
    'Nama triwulan yang diketik menyebut triwulan lain daripada filenya, sehingga yang dipakai adalah nama menurut filenya.',
  unreadable:
    'Jawaban model tidak dapat dibaca sebagai klaim dan sumber, sehingga bab ini ditulis dengan aturan dari data yang sama. Coba tulis ulang untuk bertanya lagi kepada model.',
  nothingToTell:
    'Kelompok ini terlalu kecil untuk ditulis oleh model tanpa menunjukkan satu perusahaan, sehingga bab ini ditulis dengan aturan.',
  prose:
    'Model menjawab dengan teks bebas. Kalimatnya ditampilkan seperti tertulis dan diperiksa terhadap data; baca tandanya sebelum memakainya.',
  cutOff: (tokens: string) =>
    `Model berhenti sebelum drafnya selesai; batas panjangnya ${tokens} token (Maksimum token di Konfigurasi LLM).`,
  tooLong: (characters: string) =>
    `Model menulis lebih dari ${characters} karakter, sehingga drafnya dipotong. Periksa bagian akhirnya.`,
  beyondSection:
    'Draf model lebih panjang daripada yang dapat dimuat satu bagian, sehingga bagian ini ditulis dengan aturan dari data yang sama.',
  dropped: (count: number) =>
    `${count} kalimat model tidak dipakai karena memuat hal yang tidak didukung klaim atau sumber.`,
  shortened: (contacts: string) => `Narasi ${contacts} kontak dipersingkat agar muat dibaca model.`,
  /** Why a sentence of a model is rejected. */
  breaches: {
    form: 'Bentuk kalimatnya tidak dapat dibaca.',
    slot: 'Tempat klaim atau sumber di dalam teks tidak cocok dengan daftarnya.',
    nothing: 'Tidak memuat klaim atau sumber.',
    claim: 'Klaimnya tidak ada dalam data atau tidak boleh disebut dari kelompok sekecil itu.',
    source: 'Sumber kutipannya tidak ada.',
    number: 'Memuat angka di luar klaim.',
    direction: 'Memuat arah atau posisi di luar klaim.',
    comparative: 'Memuat perbandingan, peringkat, atau ukuran di luar klaim.',
    quantifier: 'Memuat kata jumlah di luar klaim.',
    date: 'Memuat periode di luar klaim.',
    name: 'Memuat nama perusahaan.',
    quote: 'Memuat tanda kutip di luar sumber.',
    approving: 'Menyatakan bahwa teksnya sudah diperiksa atau disetujui.',
    cause: 'Memuat alasan tanpa sumber.',
    turned: 'Menyangkal klaim, atau menyatakannya sebagai perkiraan.',
    contradicted: 'Kata-kata di sekitar klaimnya membuat kalimat tidak sesuai data.',
  },
} as const;
