import {
  CAPTURE_LIMITS,
  CHAT_REPLIES_AT_ONCE,
  CHAT_MESSAGE_MAX_LENGTH,
  type ErrorArguments,
  type ErrorCode,
  LLM_LIMITS,
  MERGE_MAX_FILES,
  MERGE_MAX_TOTAL_BYTES,
  PASSWORD_MIN_LENGTH,
  PERIOD_MAX_LENGTH,
  PRINTING_PROCESSOR_SECONDS,
  PRINTING_WITHIN_MS,
  PREFIX_LENGTH_MIN,
  PRODUCTS_NAME,
  REPORT_LIMITS,
  SEARCH_TERMS_MAX,
  SEARCHES_AT_ONCE,
  STREAMS_AT_ONCE,
  SUBJECT_MAX_LENGTH,
  SUMMARY_MAX_LENGTH,
  TOP_WORDS_MAX,
  UPLOAD_MAX_BYTES,
  USERNAME_MAX_LENGTH,
  USERNAME_MIN_LENGTH,
  WORKBOOK_MAX_CELLS,
  WORKBOOK_MAX_INFLATED_BYTES,
  WORKBOOK_READ_PROCESSOR_MS,
  WORKBOOK_READ_WITHIN_MS,
} from '@lqc/contracts';
import { connectionPhrases } from './connection.js';
import { decimal } from './figures.js';
import { fill } from './fill.js';

const megabytes = (bytes: number) => Math.round(bytes / 1024 / 1024);
const HOLD_IDLE_MINUTES = REPORT_LIMITS.holdIdleMs / 60_000;
const MAX_MEGABYTES = megabytes(UPLOAD_MAX_BYTES);

/** The sentence of every error code: what happened and what to do. */
const ERROR_SENTENCES = {
  BAD_REQUEST: 'Permintaan tidak dapat dibaca. Periksa isian Anda, lalu coba lagi.',
  BASE64_UNREADABLE: 'Konversi base64 ke File gagal',
  NOT_AUTHENTICATED: 'Anda belum masuk. Silakan masuk terlebih dahulu.',
  SESSION_EXPIRED: 'Sesi Anda telah berakhir. Silakan masuk kembali.',
  USERNAME_UNREADABLE:
    'Nama pengguna memuat karakter yang tidak terlihat. Ketik ulang nama itu, jangan disalin-tempel.',
  USERNAME_INVALID: `Nama pengguna terdiri dari ${USERNAME_MIN_LENGTH} sampai ${USERNAME_MAX_LENGTH} huruf, angka, titik, garis bawah, atau tanda hubung.`,
  USERNAME_OF_PRODUCT: `Nama "${PRODUCTS_NAME}" dipakai aplikasi untuk tindakannya sendiri dalam jejak audit. Pilih nama lain.`,
  LOGIN_FAILED: 'Nama pengguna atau kata sandi tidak sesuai.',
  CURRENT_PASSWORD_WRONG: 'Kata sandi saat ini tidak sesuai. Periksa kembali, lalu coba lagi.',
  PASSWORD_CHANGE_REQUIRED:
    'Kata sandi Anda hanya berlaku sekali. Ganti kata sandi terlebih dahulu untuk melanjutkan.',
  PASSWORD_TOO_SHORT: `Kata sandi baru paling sedikit ${PASSWORD_MIN_LENGTH} karakter.`,
  PASSWORD_TOO_COMMON:
    'Kata sandi ini mudah ditebak. Pakai kalimat pendek yang tidak umum, misalnya empat kata acak.',
  PASSWORD_UNCHANGED: 'Kata sandi baru harus berbeda dari kata sandi saat ini.',
  FORBIDDEN: 'Tindakan ini hanya untuk administrator. Hubungi administrator kantor Anda.',
  ANALYSIS_NOT_YOURS:
    'Analisis ini dimulai oleh {owner}. Hanya {owner} dan administrator yang dapat mengubah atau meresetnya.',
  USERNAME_MISMATCH:
    'Nama pengguna dalam permintaan bukan milik Anda. Masuk kembali dengan akun yang sesuai.',
  SAMARAN_REQUIRED:
    'Mode samaran wajib aktif: nama perusahaan tidak dikirim ke model. Aktifkan Mode samaran, atau minta administrator mengizinkannya di Konfigurasi LLM.',
  HOST_UNKNOWN:
    'Alamat "{host}" tidak dikenal oleh aplikasi ini. Buka dengan alamat yang biasa, atau minta administrator server menambahkannya pada setelan ALLOWED_HOSTS.',
  BODY_TOO_SLOW: 'Isi permintaan terlalu lama dikirim. Periksa koneksi, lalu coba lagi.',
  CROSS_SITE_REQUEST: 'Permintaan dari situs lain ditolak. Buka aplikasi ini langsung.',
  NOT_FOUND: 'Alamat yang diminta tidak ada.',
  FILE_NOT_FOUND: 'File tidak ditemukan. Mungkin sudah dihapus; muat ulang daftar file.',
  ANALYSIS_NOT_FOUND:
    'Sesi analisis tidak ditemukan. Mulai analisis baru dari tab Overview. Bila tautannya dari rekan, analisis itu mungkin dibuat dari unggahannya sendiri: minta hasilnya kepada rekan itu atau administrator.',
  ARTIFACT_NOT_FOUND: 'File hasil tidak ditemukan. Buat kembali dari dashboard.',
  COMPANY_NOT_FOUND:
    'Perusahaan tidak ada di database perusahaan. Muat ulang halaman, lalu pilih kembali.',
  SAVED_SEARCH_NOT_FOUND:
    'Pencarian tersimpan tidak ditemukan. Muat ulang halaman; mungkin sudah dihapus.',
  CONCLUSIONS_FULL:
    'Anda sudah menyimpan {limit} kesimpulan, jumlah terbanyak. Hapus yang tidak diperlukan lagi, atau minta administrator menaikkan batas di Operasional.',
  SAVED_SEARCHES_FULL:
    'Paling banyak {limit} pencarian tersimpan untuk satu orang. Hapus satu yang tidak dipakai lagi, atau minta administrator menaikkan batas di Operasional.',
  OFFICE_WORDS_FULL:
    'Paling banyak {limit} kata disembunyikan atau digabungkan di kantor ini. Tampilkan kembali beberapa kata, atau minta administrator menaikkan batas di Operasional.',
  COMPANY_INACTIVE:
    'Perusahaan ini tidak aktif di database perusahaan, sehingga tidak dapat direncanakan untuk dikunjungi.',
  COMPANY_HAS_SECTOR:
    'Perusahaan ini sudah memiliki lapangan usaha di database perusahaan, dan itulah yang berlaku. Ubah di filenya, lalu unggah lagi.',
  CONTACT_NOT_FOUND: 'Kontak tidak ditemukan. Muat ulang daftar kontak, lalu pilih kembali.',
  RELEASED_MEANWHILE:
    'Salinan rilis lain baru saja dibuat, dan salinan ini belum dibandingkan dengannya. Buat salinan ini sekali lagi.',
  RELEASE_OF_UPLOAD:
    'Salinan rilis hanya dibuat dari file yang tersimpan di kantor, sebab setiap salinan dibandingkan dengan yang sudah keluar. Minta administrator menyimpan file ini, lalu mulai analisis dari file tersimpan. Salinan internal tetap dapat diunduh.',
  REPORT_NOT_FOUND: 'Laporan tidak ditemukan. Mungkin sudah dihapus; muat ulang daftar laporan.',
  REPORT_SECTION_NOT_FOUND: 'Bagian laporan tidak ditemukan. Muat ulang laporan.',
  REPORT_COMMENT_NOT_FOUND: 'Komentar tidak ditemukan. Muat ulang komentar bagian ini.',
  REPORT_FINDING_NOT_FOUND:
    'Temuan tidak ditemukan. Teks mungkin sudah berubah; periksa kembali sebelum rilis.',
  RELEASE_NAME_STAYS:
    'Nama perusahaan tidak keluar dari kantor. Tulis ulang judul atau kalimat ini tanpa nama itu.',
  RELEASE_REASON_TOO_SHORT:
    'Tulis alasan sedikitnya {limit} huruf: mengapa hal ini boleh keluar dari kantor.',
  REPORT_NOT_YOURS:
    'Laporan ini dibuat oleh {owner}. Hanya {owner} dan administrator yang dapat menghapusnya.',
  REPORT_WAS_APPROVED:
    'Laporan ini sudah pernah disetujui, sehingga hanya administrator yang dapat menghapusnya. Minta administrator menghapusnya.',
  REPORT_REVIEWER_IS_AUTHOR:
    'Penelaah harus orang lain. Minta keputusan rekan yang tidak ikut menulis, menyusun draf, atau mengubah judul, penanda tangan, atau susunan laporan ini.',
  ANALYSIS_IN_REPORT:
    'Analisis ini menjadi dasar laporan "{title}". Hapus laporan itu terlebih dahulu, atau mulai analisis baru.',
  ANALYSIS_OF_OTHERS:
    'Analisis ini juga dipakai rekan lain, sehingga filenya tidak dapat diganti. Mulai analisis baru dengan file Anda.',
  REPORT_SECTION_HELD: `Bagian ini sedang disunting oleh {holder}. Tunggu sampai selesai; bagian terbuka kembali setelah ${HOLD_IDLE_MINUTES} menit tanpa suntingan.`,
  REPORT_SECTION_NEWER:
    'Bagian ini sudah diubah sejak Anda membukanya. Salin tulisan Anda, muat ulang bagian ini, lalu simpan kembali.',
  REPORT_IS_FINAL: 'Laporan sudah disetujui. Kembalikan ke draf, lalu simpan kembali.',
  REPORT_HAS_RED:
    'Masih ada {count} kalimat yang bertentangan dengan data. Perbaiki, atau tulis alasan mengapa kalimat itu tetap.',
  REPORT_CHANGED_MEANWHILE:
    'Laporan sudah diubah sejak Anda membukanya, sehingga langkah ini belum dijalankan. Periksa perubahan itu, lalu coba lagi.',
  REPORT_WRONG_ORDER:
    'Laporan berstatus {from} tidak dapat langsung menjadi {to}. Muat ulang laporan, lalu pilih status berikutnya.',
  REPORT_BEING_DRAFTED:
    'Laporan ini sedang disusun. Tunggu sampai selesai atau batalkan penyusunannya.',
  REPORT_FULL: 'Laporan memuat paling banyak {limit} bagian. Gabungkan beberapa bagian.',
  REPORTS_FULL:
    'Paling banyak {limit} laporan untuk satu orang. Hapus laporan Anda yang tidak dipakai lagi, atau minta administrator menaikkan batas di Operasional.',
  REPORT_SENTENCE_TOO_LONG: `Kalimat yang dikomentari paling panjang ${decimal(REPORT_LIMITS.commentedLength, 0)} karakter. Bagi kalimat itu, lalu beri komentar.`,
  REPORT_COMMENTS_FULL:
    'Satu bagian memuat paling banyak {limit} komentar dan jawaban. Lanjutkan pembahasan di bagian lain, atau minta administrator menaikkan batas di Operasional.',
  REPORT_REASON_REQUIRED: 'Tulis alasannya terlebih dahulu.',
  REPORT_SENTENCE_NOT_RED:
    'Kalimat itu tidak bertentangan dengan data, atau sudah berubah. Muat ulang bagian ini.',
  SEARCH_STAR: `Tanda * hanya dapat menutup kata yang awalnya paling sedikit ${PREFIX_LENGTH_MIN} huruf, misalnya mening*.`,
  SEARCH_TOO_LONG: `Satu pencarian memuat paling banyak ${SEARCH_TERMS_MAX} kata atau frasa. Kurangi, lalu cari lagi.`,
  REPORT_SECTION_TOO_LONG: `Satu bagian paling panjang ${decimal(REPORT_LIMITS.sectionLength, 0)} karakter. Bagi menjadi beberapa bagian.`,
  REPORT_OUTLINE_INCOMPLETE:
    'Susunan harus memuat setiap bagian laporan tepat satu kali. Muat ulang laporan, lalu susun kembali.',
  REPORT_SECTION_BY_HAND: 'Bagian tambahan ditulis sendiri, tidak disusun otomatis.',
  REPORT_TEMPLATE_INVALID:
    'Templat bukan dokumen Word (.docx) yang dapat dipakai. Simpan ulang dari Word sebagai .docx tanpa makro, paling besar 5 MB, lalu unggah kembali di Pengaturan.',
  REPORT_TEMPLATE_PICTURE:
    'Gambar pada kepala atau kaki halaman templat tidak terbaca atau terlalu besar: bersama-sama paling banyak {limit} juta piksel. Perkecil gambarnya, lalu unggah kembali di Pengaturan.',
  REPORT_TEMPLATE_LIVE:
    'Templat mengambil isi dari luar dokumen atau menjalankan sesuatu, misalnya lewat kode bidang atau templat Word yang ditautkan. Hapus bagian itu; di kepala dan kaki halaman sisakan teks, gambar yang disisipkan, nomor halaman, dan tanggal. Lalu unggah kembali di Pengaturan.',
  REPORT_PDF_UNAVAILABLE:
    'PDF belum dapat dibuat karena LibreOffice tidak terpasang di server. Unduh DOCX, atau minta administrator memasangnya.',
  REPORT_PDF_FAILED:
    'LibreOffice di server tidak berhasil membuat PDF. Coba lagi; bila tetap gagal, unduh DOCX dan hubungi administrator.',
  REPORT_PDF_TIMED_OUT: `Membuat PDF memerlukan lebih dari ${PRINTING_PROCESSOR_SECONDS} detik waktu prosesor. Unduh DOCX, atau kecilkan gambar dalam templat.`,
  REPORT_PDF_HELD_UP: `PDF belum selesai setelah ${PRINTING_WITHIN_MS / 60_000} menit karena server sedang sibuk. Tunggu sebentar, lalu coba lagi.`,
  CONCLUSION_NOT_FOUND: 'Kesimpulan tidak ditemukan. Muat ulang daftar kesimpulan.',
  SUMMARY_QUARTER_NOW_REQUIRED: 'Harap isi Triwulan Sekarang',
  SUMMARY_CHAPTER_REQUIRED: 'Harap pilih BAB',
  SUMMARY_QUARTER_BEFORE_REQUIRED: 'Harap isi Triwulan Sebelumnya',
  SUMMARY_TYPE_REQUIRED: 'Harap pilih jenis analisis',
  SUMMARY_INDICATOR_REQUIRED: 'Harap pilih indikator',
  SUMMARY_MAIN_INDICATOR_REQUIRED: 'Harap pilih indikator untuk analisis',
  SUMMARY_SECTOR_REQUIRED: 'Harap pilih sektor untuk analisis',
  SUMMARY_NOT_BAB4: 'Alamat ini hanya membuat BAB 4. Pilih BAB 4, lalu coba lagi.',
  PREVIEW_INCOMPLETE: 'Pilih BAB dan periode terlebih dahulu',
  PREVIEW_QUARTER_BEFORE_REQUIRED: 'Pilih periode sebelumnya untuk BAB 1-3',
  CONCLUSION_INCOMPLETE: 'Data tidak lengkap untuk disimpan',
  CONCLUSION_TOO_LONG: `Teks kesimpulan paling banyak ${decimal(SUMMARY_MAX_LENGTH, 0)} karakter, nama indikatornya ${SUBJECT_MAX_LENGTH}. Persingkat, lalu coba lagi.`,
  CONCLUSION_INDICATORS_DIFFER:
    'Indikator kesimpulan ini disebut dengan dua nama yang berbeda. Periksa indikatornya, lalu simpan kembali.',
  SUMMARY_EMPTY: 'Teks kesimpulan masih kosong. Isi teks terlebih dahulu.',
  SECTOR_NOT_REGISTERED:
    'Lapangan usaha ini tidak ada dalam database perusahaan. Muat ulang halaman, lalu coba lagi.',
  SECTOR_NOT_FOUND:
    'Tidak ada kontak dari lapangan usaha ini pada triwulan sekarang. Pilih lapangan usaha lain.',
  LLM_CONFIG_INVALID: `Nilai konfigurasi kosong, di luar batas, atau bukan kelipatan ${decimal(LLM_LIMITS.temperature.step, 1)} (Temperature), ${decimal(LLM_LIMITS.maxTokens.step, 0)} (Maksimum token), atau ${LLM_LIMITS.timeoutSeconds.step} (Batas waktu). Periksa isian, lalu simpan kembali.`,
  LLM_MODEL_UNKNOWN: 'Nama model tidak dikenal. Pilih salah satu model yang tersedia.',
  LLM_NOT_CONFIGURED:
    'Model bahasa belum dikonfigurasi. Minta operator server mengisi kunci XAI_API_KEY, atau gunakan Ringkasan otomatis.',
  LLM_UNREACHABLE:
    'Model bahasa tidak dapat dihubungi. Coba lagi nanti, atau gunakan Ringkasan otomatis.',
  LLM_REFUSED:
    'Model bahasa menolak permintaan. Minta administrator memeriksa kunci dan nama model.',
  LLM_PROMPT_TOO_LONG:
    'Data permintaan ini terlalu panjang untuk model bahasa. Minta administrator memilih model lain, atau gunakan Ringkasan otomatis.',
  LLM_REDIRECTED:
    'Alamat model bahasa mengalihkan ke alamat lain, dan data kantor tidak dikirim ke sana. Minta operator server memeriksa LLM_BASE_URL.',
  LLM_BUSY: 'Model bahasa sedang sibuk. Tunggu sebentar, lalu coba lagi.',
  LLM_TIMED_OUT:
    'Model bahasa tidak menjawab tepat waktu. Coba lagi, atau gunakan Ringkasan otomatis.',
  LLM_EMPTY_ANSWER: 'Model bahasa memberi jawaban kosong. Coba lagi.',
  LLM_WRONG_ANSWER:
    'Alamat model bahasa mengirim galat atau halaman lain, bukan jawaban model. Minta administrator memeriksa alamat, kunci, dan kuota, atau gunakan Ringkasan otomatis.',
  LLM_DECLINED:
    'Model bahasa menolak menjawab permintaan ini. Ubah permintaan Anda, atau gunakan Ringkasan otomatis.',
  LLM_TOKENS_USED_UP:
    'Batas token habis sebelum model bahasa menulis jawaban. Minta administrator menaikkan Maksimum token.',
  LLM_FAILED: 'Model bahasa gagal menjawab. Coba lagi, atau gunakan Ringkasan otomatis.',
  JOB_NOT_FOUND: 'Pekerjaan tidak ditemukan. Ulangi tindakan Anda.',
  MERGE_NO_FILES: 'Tidak ada file yang dipilih',
  MERGE_TOO_MANY_FILES: `Paling banyak ${MERGE_MAX_FILES} file sekali gabung. Kurangi pilihan, lalu coba lagi.`,
  MERGE_TOO_LARGE: `Ukuran semua file melebihi ${megabytes(MERGE_MAX_TOTAL_BYTES)} MB. Gabungkan dalam beberapa bagian.`,
  MERGE_FILE_TOO_LARGE: `File melebihi ${MAX_MEGABYTES} MB. Pilih file yang lebih kecil.`,
  MERGE_REPEATED: 'Isi file ini sama dengan file lain di daftar, jadi tidak digabungkan lagi.',
  MERGE_FILE_TIMED_OUT:
    'File ini terlalu lama dibaca (batasnya {limit} detik waktu prosesor untuk satu file), jadi tidak ikut digabungkan. Simpan ulang file ini di Excel tanpa isi yang tidak diperlukan, atau minta administrator memperpanjang batas waktunya di Operasional.',
  MERGE_TIMED_OUT_TOGETHER: `Semua file bersama-sama terlalu lama digabungkan (batasnya ${WORKBOOK_READ_PROCESSOR_MS / 1000} detik waktu prosesor), jadi file ini, salah satu yang paling lama dibaca, tidak ikut. Gabungkan file ini terpisah.`,
  MERGE_TOO_MANY_SHEETS:
    'Lembar terlalu banyak untuk satu buku kerja. Gabungkan file ini terpisah.',
  MERGE_TOO_MANY_STYLES:
    'Format sel terlalu banyak untuk satu buku kerja Excel. Gabungkan file ini terpisah.',
  MERGE_NO_VISIBLE_SHEET:
    'Tidak ada lembar yang tampak dalam file ini. Tampilkan dahulu lembarnya di Excel (Unhide), lalu coba lagi.',
  MERGE_NOTHING_MERGED:
    'Tidak ada file yang dapat digabungkan. Periksa keterangan pada setiap file, lalu coba lagi.',
  USER_NOT_FOUND: 'Pengguna tidak ditemukan. Muat ulang daftar pengguna.',
  METHOD_NOT_ALLOWED:
    'Cara pemanggilan alamat ini tidak didukung. Periksa metode HTTP-nya, misalnya GET atau POST.',
  CHAT_MESSAGE_NOT_FOUND: 'Pesan tidak ditemukan. Muat ulang percakapan.',
  CHAT_MESSAGE_EMPTY: 'Tulis pertanyaan terlebih dahulu.',
  CHAT_MESSAGE_TOO_LONG: `Pesan paling banyak ${decimal(CHAT_MESSAGE_MAX_LENGTH, 0)} karakter. Persingkat, lalu kirim lagi.`,
  CHAT_BUSY: 'Jawaban sebelumnya masih ditulis. Tunggu sampai selesai, atau hentikan dahulu.',
  CHAT_NOTHING_TO_CONTINUE: 'Jawaban terakhir sudah lengkap sehingga tidak perlu dilanjutkan.',
  CHAT_NOTHING_TO_REPEAT: 'Belum ada pertanyaan yang dapat dijawab ulang.',
  CHAT_TOO_FAST: 'Terlalu banyak pertanyaan dalam satu menit. Coba lagi dalam {seconds} detik.',
  CHAT_TOO_MANY_ANSWERS: `Sudah ada ${CHAT_REPLIES_AT_ONCE} jawaban yang sedang ditulis untuk Anda. Tunggu salah satunya selesai.`,
  TOO_MANY_RUNS:
    'Paling banyak {limit} pekerjaan sejenis boleh belum selesai untuk satu orang. Tunggu salah satunya selesai atau batalkan, lalu coba lagi; administrator dapat menaikkan batas di Operasional.',
  MODEL_BUDGET_PERSON:
    'Jatah model bahasa Anda hari ini ({limit#} token) sudah habis. Coba lagi besok, gunakan Ringkasan otomatis, atau minta administrator menaikkan batas di Operasional.',
  MODEL_BUDGET_ALL:
    'Jatah model bahasa kantor hari ini ({limit#} token) sudah habis. Coba lagi besok, gunakan Ringkasan otomatis, atau minta administrator menaikkan batas di Operasional.',
  STORAGE_FULL_PERSON:
    'Ruang simpan Anda ({limit} MB) sudah penuh. Hapus file atau kesimpulan lama, reset analisis dari unggahan Anda sendiri, tunggu satu jam sampai kiriman sementara terhapus, atau minta administrator menaikkan batas di Operasional.',
  STORAGE_FULL_ALL:
    'Ruang simpan seluruh kantor ({limit} MB) sudah penuh. Minta administrator menghapus file lama atau menaikkan batas di Operasional.',
  TOO_MANY_SEARCHES: `Masih ada ${SEARCHES_AT_ONCE} pencarian Anda yang berjalan, dan yang lain sudah menunggu. Tunggu sebentar, lalu cari lagi.`,
  TOO_MANY_STREAMS: `Paling banyak ${STREAMS_AT_ONCE} tampilan yang mengikuti pekerjaan atau percakapan dapat terbuka sekaligus untuk Anda. Tutup salah satu tab, lalu coba lagi.`,
  CAPTURE_NOTE_NOT_FOUND:
    'Catatan tidak ditemukan. Muat ulang daftar kunjungan, lalu pilih kembali.',
  CAPTURE_NOTE_INCOMPLETE:
    'Catatan belum dapat diselesaikan: {count} isian masih kosong atau berbeda antarperangkat. Lengkapi, tandai tidak ditanyakan, atau putuskan versinya.',
  CAPTURE_NOTE_ABANDONED:
    'Catatan ini sudah dibatalkan. Tulis satu isian untuk membukanya kembali, lalu selesaikan.',
  CAPTURE_NOTES_APART:
    'Hanya dua catatan yang berbeda dari triwulan yang sama dapat digabungkan. Pilih catatan lain.',
  CAPTURE_NOTES_FULL: `Paling banyak ${CAPTURE_LIMITS.openNotesPerPerson} catatan terbuka untuk satu orang. Selesaikan atau batalkan beberapa catatan lama.`,
  CAPTURE_NOTE_FULL: `Catatan ini sudah penuh: paling banyak ${decimal(CAPTURE_LIMITS.eventsOfNote, 0)} perubahan, ${CAPTURE_LIMITS.fieldsOfNote} isian, ${CAPTURE_LIMITS.devicesOfNote} perangkat, dan ${megabytes(CAPTURE_LIMITS.bytesOfNote)} MB. Yang tidak muat tetap tersimpan terpisah; hubungi administrator.`,
  CAPTURE_NOTE_OPENED_OTHERWISE:
    'Catatan ini sudah dibuka untuk perusahaan atau triwulan lain. Buat catatan baru untuk kunjungan ini.',
  CAPTURE_NOTE_OF_ANOTHER:
    'Catatan ini dibuka oleh orang lain. Buat catatan Anda sendiri untuk kunjungan ini.',
  CAPTURE_BATCH_TOO_LARGE: `Paling banyak ${CAPTURE_LIMITS.eventsOfBatch} isian sekali kirim. Kirim dalam beberapa bagian.`,
  CAPTURE_OPEN_INCOMPLETE:
    'Isian pertama sebuah catatan memuat perusahaan, triwulan, dan versi templat. Buka catatan dari halaman Kunjungan.',
  CAPTURE_VALUE_INVALID: `Isian ini lebih panjang daripada ${decimal(CAPTURE_LIMITS.valueLength, 0)} karakter, atau bukan teks, angka, atau tanda. Isian ini disimpan terpisah dan belum masuk catatan: persingkat, lalu simpan lagi.`,
  CAPTURE_NOTHING_FINISHED:
    'Belum ada catatan selesai untuk triwulan ini. Selesaikan catatan di halaman Kunjungan terlebih dahulu.',
  EVENT_ID_TAKEN:
    'Isian dengan nomor yang sama sudah tersimpan dengan isi lain. Isian ini disimpan terpisah, tidak ada yang ditimpa.',
  SEQ_TAKEN:
    'Perangkat ini sudah mengirim isian lain dengan urutan yang sama. Isian ini disimpan terpisah; kirim lagi sebagai perangkat baru.',
  CONFLICT: 'Data berubah sementara Anda bekerja. Muat ulang, lalu coba lagi.',
  SETTING_CHANGED_MEANWHILE:
    'Diubah orang lain sejak Anda buka, jadi isian Anda belum disimpan. Yang berlaku kini ditampilkan; periksa, lalu simpan lagi.',
  VERDICT_CHANGED_MEANWHILE:
    'Putusan ini berubah sejak Anda buka, jadi pilihan Anda belum disimpan. Yang berlaku kini: {verdict}.',
  UNDO_NOT_FOUND: 'Yang dihapus ini tidak dapat dikembalikan lagi. Muat ulang halaman.',
  UNDO_IN_THE_WAY:
    'Tidak dapat mengembalikan {title}: label, triwulan, atau datanya kini dipakai yang lain. Hapus yang baru terlebih dahulu.',
  CALL_UNDER_WAY: 'Permintaan yang sama masih dikerjakan. Tunggu sebentar, lalu muat ulang.',
  CALL_KEY_TAKEN:
    'Kunci permintaan ini sudah dipakai untuk permintaan lain. Muat ulang halaman, lalu coba lagi.',
  LABEL_TAKEN: 'Label triwulan sudah digunakan. Pilih label yang berbeda.',
  PERIOD_TAKEN:
    'Triwulan ini sudah tersimpan dengan label "{label}". Ganti isi file itu, atau hapus dahulu.',
  USERNAME_TAKEN: 'Nama pengguna sudah dipakai. Pilih nama lain.',
  LAST_ADMIN: 'Harus ada sedikitnya satu administrator aktif. Tunjuk administrator lain dahulu.',
  FILES_ALREADY_STORED:
    'Data contoh hanya dapat dimuat selama belum ada file. Hapus file yang ada terlebih dahulu.',
  JOB_FINISHED: 'Pekerjaan sudah selesai sehingga tidak dapat dibatalkan.',
  FILE_TOO_LARGE: `Ukuran file melebihi ${MAX_MEGABYTES} MB. Perkecil file, lalu unggah lagi.`,
  HEADERS_TOO_LARGE:
    'Alamat atau header permintaan terlalu panjang. Persingkat, atau hapus kuki situs ini di peramban, lalu coba lagi.',
  BODY_TOO_LARGE: 'Isi permintaan terlalu besar. Kurangi isinya, lalu coba lagi.',
  UNSUPPORTED_FILE_TYPE: 'Jenis file tidak didukung. Gunakan file Excel .xlsx atau .xls.',
  UNSUPPORTED_MEDIA_TYPE:
    'Bentuk isi permintaan tidak didukung. Periksa header Content-Type-nya, misalnya application/json.',
  TOO_MANY_REQUESTS: 'Terlalu banyak permintaan. Tunggu sebentar, lalu coba lagi.',
  TOO_MANY_LOGINS: 'Terlalu banyak percobaan masuk. Coba lagi dalam {seconds} detik.',
  THEMES_INVALID:
    'Kamus tema belum dapat disimpan. Setiap tema memerlukan nama dan paling sedikit satu kata atau frasa, dan tidak boleh ada dua tema yang sama.',
  THEME_NOT_FOUND: 'Tema tidak ditemukan. Mungkin kamusnya sudah diubah; muat ulang halaman.',
  SECTOR_WEIGHTS_INVALID:
    'Bobot PDRB belum dapat disimpan. Isi tanggal, sumber, dan bobot lapangan usaha yang jumlahnya 100%.',
  SECTOR_WEIGHTS_NOT_FOUND:
    'Bobot PDRB tidak ditemukan. Mungkin sudah dihapus; muat ulang halaman.',
  LABEL_REQUIRED: 'Harap isi label triwulan terlebih dahulu',
  LABEL_TOO_LONG: `Label triwulan paling banyak ${PERIOD_MAX_LENGTH} karakter. Persingkat, lalu coba lagi.`,
  QUARTERS_SAME:
    'Triwulan Sekarang tidak boleh sama dengan Triwulan Sebelumnya atau Periode Tahun Lalu. Pilih triwulan yang berbeda.',
  QUARTERS_REQUIRED: 'Harap pilih kedua triwulan',
  COMPANY_FILE_MISSING: 'Database perusahaan belum ada. Upload di Admin.',
  QUARTER_NOT_LOADED:
    'Data triwulan yang diminta belum dimuat dalam analisis ini. Muat filenya, atau mulai analisis yang memuat triwulan itu.',
  PERIODS_REQUIRED: 'Harap isi Periode Sekarang dan Periode Sebelumnya',
  PERIOD_TOO_LONG: `Nama periode paling banyak ${PERIOD_MAX_LENGTH} karakter. Persingkat, lalu coba lagi.`,
  EXPORT_INCOMPLETE: 'Data tidak lengkap untuk export',
  INDICATOR_REQUIRED: 'Harap pilih indikator',
  INDICATOR_WITHOUT_TEXT:
    'Indikator ini tidak memiliki narasi pada triwulan terpilih. Pilih indikator atau triwulan lain.',
  TOP_N_OUT_OF_RANGE: `Jumlah kata harus 1 sampai ${TOP_WORDS_MAX}.`,
  WORKBOOK_EMPTY_FILE: 'File kosong (0 byte). Simpan ulang dari Excel, lalu unggah lagi.',
  WORKBOOK_NOT_A_WORKBOOK:
    'File ini bukan buku kerja Excel. Buka di Excel, simpan sebagai .xlsx, lalu unggah lagi.',
  WORKBOOK_DAMAGED:
    'Buku kerja rusak sehingga tidak dapat dibaca. Buka dan perbaiki di Excel, simpan ulang, lalu unggah lagi.',
  WORKBOOK_ENCRYPTED:
    'Buku kerja terenkripsi, meskipun Excel mungkin membukanya tanpa menanyakan kata sandi. Hapus kata sandinya di Excel (File › Info › Proteksi Buku Kerja), simpan sebagai Buku Kerja Excel (.xlsx), lalu unggah lagi.',
  WORKBOOK_TOO_OLD:
    'File ini disimpan dalam format sebelum Excel 97. Buka di Excel, pilih Simpan Sebagai › Buku Kerja Excel (.xlsx), lalu unggah lagi.',
  WORKBOOK_BINARY:
    'File ini disimpan sebagai Buku Kerja Biner Excel (.xlsb). Buka di Excel, pilih Simpan Sebagai › Buku Kerja Excel (.xlsx), lalu unggah lagi.',
  WORKBOOK_WITHOUT_SHEETS: 'Buku kerja tidak memiliki lembar. Periksa isi file di Excel.',
  WORKBOOK_HAS_DOCTYPE:
    'Buku kerja memuat deklarasi yang tidak diperbolehkan. Simpan ulang dari Excel, lalu unggah lagi.',
  WORKBOOK_TOO_MANY_ENTRIES:
    'Buku kerja memuat terlalu banyak bagian. Pecah menjadi beberapa file.',
  WORKBOOK_TOO_LARGE_INFLATED: `Isi buku kerja terlalu besar setelah dibuka (lebih dari ${megabytes(WORKBOOK_MAX_INFLATED_BYTES) / 1024} GB). Pecah menjadi beberapa file.`,
  WORKBOOK_COMPRESSED_TOO_HIGHLY:
    'Isi buku kerja dimampatkan secara tidak wajar. Simpan ulang dari Excel, lalu unggah lagi.',
  WORKBOOK_TOO_MANY_CELLS: `Buku kerja memuat lebih dari ${WORKBOOK_MAX_CELLS / 1_000_000} juta sel terisi. Pecah menjadi beberapa file.`,
  WORKBOOK_REFERENCE_OUT_OF_RANGE:
    'Buku kerja menunjuk sel di luar batas Excel. Simpan ulang dari Excel, lalu unggah lagi.',
  WORKBOOK_NESTED_TOO_DEEPLY:
    'Susunan isi buku kerja tidak wajar. Simpan ulang dari Excel, lalu unggah lagi.',
  WORKBOOK_READ_TIMED_OUT: `Membaca buku kerja memerlukan lebih dari ${WORKBOOK_READ_PROCESSOR_MS / 1000} detik waktu prosesor. Simpan ulang sebagai .xlsx atau pecah filenya.`,
  WORKBOOK_READ_HELD_UP: `Membaca buku kerja belum selesai setelah ${WORKBOOK_READ_WITHIN_MS / 60_000} menit karena server sedang sibuk. Tunggu sebentar, lalu coba lagi.`,
  WORKBOOK_READ_OUT_OF_MEMORY:
    'Membaca buku kerja memerlukan memori terlalu besar. Simpan ulang sebagai .xlsx atau pecah filenya.',
  WORKBOOK_WITHOUT_CONTACTS:
    'Tidak ada kontak dalam buku kerja ini: dari {sheets} lembar, tidak satu pun memuat baris "Nama Contact" yang terisi beserta pertanyaannya. Periksa apakah filenya benar.',
  WORKBOOK_WITHOUT_NAMES:
    'Tidak ada kontak dalam buku kerja ini: dari {sheets} lembar, tidak satu pun memuat nama di baris "Nama Contact". Pada lembar "{sheet}" nama dicari di sel {cell}; isi nama perusahaannya di sana sebagai teks, bukan rumus, lalu unggah lagi.',
  COMPANY_COLUMNS_MISSING:
    'Kolom "Nama Perusahaan" dan "Lapangan Usaha" tidak ditemukan. Periksa baris judul kolom.',
  COMPANY_LIST_EMPTY: 'Database perusahaan tidak memuat satu pun perusahaan. Periksa isi filenya.',
  JOB_CANCELLED: connectionPhrases.cancelled,
  JOB_TIMED_OUT:
    'Pekerjaan belum selesai dalam batas waktunya; mungkin server sedang sibuk. Silakan coba lagi.',
  JOB_OUT_OF_MEMORY:
    'Pekerjaan ini memerlukan lebih banyak memori daripada yang disediakan. Ringkaskan atau bagi isinya, misalnya daftar yang sangat panjang, lalu coba lagi.',
  JOB_STALLED: 'Pekerjaan terhenti karena pengolah data mati berulang kali. Silakan coba lagi.',
  QUEUE_UNAVAILABLE: 'Antrean pekerjaan sedang tidak tersedia. Silakan coba lagi sebentar lagi.',
  DATABASE_TIMED_OUT:
    'Basis data belum selesai dalam waktu yang diberikan. Silakan coba lagi sebentar lagi.',
  SERVER_DISK_FULL:
    'Media penyimpanan server sudah penuh, jadi tidak ada yang disimpan dari tindakan ini. Beri tahu operator server agar mengosongkan ruang, lalu coba lagi.',
  DATABASE_UNAVAILABLE: 'Basis data sedang tidak tersedia. Silakan coba lagi sebentar lagi.',
  SHUTTING_DOWN: 'Layanan sedang dihentikan. Silakan coba lagi sebentar lagi.',
  DONE_UNLOGGED:
    'Tindakan Anda sudah dijalankan, tetapi tidak tercatat di jejak audit. Sebelum mengulanginya, muat ulang halaman dan periksa hasilnya, lalu laporkan nomor permintaannya kepada administrator.',
  INTERNAL:
    'Terjadi kesalahan pada sistem. Silakan coba lagi; bila berulang, laporkan nomor permintaannya.',
} as const satisfies Record<ErrorCode, string>;

/** The Indonesian sentence of an error with its arguments filled in. */
export function errorSentence(code: ErrorCode, args: ErrorArguments = {}): string {
  return fill(ERROR_SENTENCES[code], args);
}
