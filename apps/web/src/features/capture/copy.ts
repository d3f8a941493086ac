import { listed } from '@lqc/phrases';

const MAKE_QUARTER = 'Jadikan file triwulan';

export const copy = {
  title: 'Kunjungan',
  prepare: 'Siapkan kunjungan',
  preparing: 'Menyiapkan…',
  prepared: ({ taken, of }: { taken: number; of: number }) =>
    taken === 0
      ? 'Tidak ada kunjungan yang masih direncanakan pada triwulan ini. Perangkat siap: catatan dapat dimulai luring dari nama perusahaan.'
      : taken < of
        ? `${taken} dari ${of} kunjungan dan usulan siap dibawa luring, dengan kata-kata kunjungan terakhir bila ada: kunjungan Anda dahulu, lalu kunjungan lain yang terdekat, lalu usulan.`
        : `${taken} kunjungan siap dibawa luring, dengan kata-kata kunjungan terakhir bila ada.`,
  prepareFailed: 'Kunjungan belum dapat disiapkan',
  untrusted:
    'Tidak dapat luring: sertifikat situs ini tidak dipercaya peramban, sehingga tidak ada yang boleh disimpan di perangkat. Minta administrator memasang sertifikat (lihat README), atau buka dari alamat yang biasa.',
  gate: {
    newTitle: 'Siapkan perangkat ini',
    newBody:
      'Catatan kunjungan tersimpan di perangkat ini dalam keadaan terkunci, juga tanpa jaringan. Tentukan frasa sandi untuk perangkat ini, paling sedikit 8 karakter.',
    noOffice:
      'Kunci kantor belum dipasang: frasa sandi yang terlupa tidak dapat dipulihkan untuk catatan yang belum terkirim.',
    withOffice:
      'Kantor memegang kunci cadangan: bila frasa sandi terlupa, isian yang belum terkirim masih dapat dibaca kantor dari salinan terkunci perangkat ini. Frasa sandinya sendiri tidak dapat diganti.',
    lockedTitle: 'Buka catatan di perangkat ini',
    lockedBody: 'Ketik frasa sandi perangkat ini. Tidak ada yang terhapus bila salah.',
    passphrase: 'Frasa sandi perangkat',
    again: 'Ketik sekali lagi',
    tooShort: 'Paling sedikit 8 karakter.',
    different: 'Kedua frasa sandi belum sama.',
    setElsewhere: 'Frasa sandi lain sudah ditentukan di tab lain. Ketik frasa sandi itu.',
    notSet: 'Frasa sandi belum dapat disimpan di perangkat ini. Coba lagi.',
    wrong: 'Bukan frasa sandi perangkat ini. Coba lagi.',
    notOpened: 'Catatan di perangkat ini belum dapat dibuka. Coba lagi.',
    forgotten: 'Lupa? Simpan salinan terkunci',
    set: 'Mulai memakai',
    open: 'Buka',
    working: 'Membuka…',
  },
  lockedCopy: {
    title: 'Simpan salinan terkunci?',
    body: 'Salinan ini satu file berisi catatan di perangkat ini, dalam keadaan terkunci. Hanya pemegang kunci kantor yang dapat membacanya: serahkan file itu kepada administrator. Catatan di perangkat ini tidak berubah.',
    save: 'Simpan file',
    failed: 'Salinan terkunci gagal disimpan; catatan di perangkat ini tidak berubah.',
    saved: (name: string) => `Salinan terkunci tersimpan sebagai ${name}.`,
    unreadable:
      'Salinan terkunci tidak ditawarkan: kantor belum memasang kunci ketika perangkat ini terakhir dibuka, sehingga tidak seorang pun dapat membaca salinannya.',
  },
  beginAnew: {
    offer: 'Mulai lagi dengan frasa sandi baru',
    needsOffice:
      'Mulai lagi dengan frasa sandi baru hanya dapat dilakukan setelah Anda masuk dan tersambung ke kantor.',
    title: 'Mulai lagi dengan frasa sandi baru?',
    body: 'Frasa sandi yang terlupa tidak dapat diganti. Untuk mulai lagi, catatan dan kunjungan Anda dihapus dari perangkat ini. Yang sudah terkirim tetap ada di kantor; milik orang lain di perangkat ini tidak berubah.',
    unheld: (count: number) =>
      count === 0
        ? 'Semua yang Anda tulis di perangkat ini sudah ada di kantor.'
        : `${count} isian Anda di perangkat ini belum ada di kantor.`,
    saveFirst:
      'Simpan dahulu salinan terkunci dan serahkan kepada administrator: pemegang kunci kantor dapat membacanya, lalu isian yang belum terkirim diketik lagi dari situ.',
    save: 'Simpan salinan terkunci',
    isSaved: 'Salinan terkunci sudah saya temukan di perangkat ini',
    unreadable:
      'Kantor belum memasang kunci ketika perangkat ini terakhir dibuka: isian yang belum terkirim tidak dapat dipulihkan oleh siapa pun.',
    isUnderstood: 'Saya mengerti bahwa isian itu hilang untuk selamanya',
    confirm: 'Hapus dan mulai lagi',
    openElsewhere:
      'Tidak ada yang dihapus: catatan ini masih terbuka di tab lain, atau tadi dibuka di tab ini. Bila tidak diperlukan lagi, tutup tab itu atau muat ulang halaman ini, lalu coba lagi.',
    failed: 'Catatan di perangkat ini belum dapat dihapus. Tidak ada yang berubah; coba lagi.',
  },
  online: 'Terhubung',
  offline:
    'Luring. Semua yang ditulis tersimpan di perangkat ini dan terkirim sendiri begitu tersambung.',
  unpromised:
    'Peramban ini tidak menjamin simpanannya: bila jendelanya privat, jangan ditutup sebelum semuanya terkirim.',
  unsent: (count: number) => `${count} perubahan belum terkirim`,
  allSent: 'Semua sudah terkirim',
  signIn: 'Masuk',
  sendFailed: 'Isian belum dapat dikirim; dicoba lagi sendiri.',
  signInToSend: 'Masuk untuk mengirim isian yang tersimpan di perangkat ini.',
  notes: 'Catatan',
  noNotes: 'Belum ada catatan',
  noNotesBody: 'Mulai dari perusahaan dalam rencana, atau ketik nama perusahaan.',
  planned: 'Rencana kunjungan',
  plannedNote:
    'Perusahaan bertanda membawa kata-kata kunjungan terakhirnya; yang lain dapat dimulai tanpa itu.',
  proposed: 'usulan',
  plannedPages: 'Halaman rencana kunjungan',
  nonePlanned:
    'Belum ada perusahaan dalam rencana triwulan ini. Mulai dari nama perusahaan di bawah.',
  newVersion: 'Pakai versi baru',
  taken: 'siap dibawa',
  lastOf: (label: string) => `terakhir ${label}`,
  never: 'belum pernah',
  start: 'Mulai',
  startOf: (company: string) => `Mulai catatan ${company}`,
  startTwice: {
    title: 'Perusahaan ini sudah dicatat',
    body: (company: string, notes: readonly string[]) =>
      `${company}, triwulan ini: ${notes.join('; ')}. Hubungi penulisnya dahulu, agar perusahaan tidak ditanyai dua kali. Catatan Anda sendiri dibuka dari daftar Catatan.`,
    confirm: 'Tetap mulai',
  },
  goOn: 'Lanjutkan',
  see: 'Buka',
  other: 'Perusahaan lain',
  otherHint: 'Nama seperti di database perusahaan.',
  startOther: 'Mulai catatan',
  quarter: 'Triwulan',
  states: { open: 'Berjalan', finished: 'Selesai', abandoned: 'Dibatalkan' },
  themesOf: (filled: number, all: number) => `${filled} dari ${all} tema`,
  elsewhere: 'di kantor',
  alsoBy: (colleagues: readonly string[]) => `juga dicatat oleh ${listed(colleagues)}`,
  atOffice:
    'Isi catatan ini ada di kantor. Membukanya memerlukan jaringan; coba lagi begitu tersambung.',
  openFailed: 'Catatan belum dapat dibuka',
  goesOn: 'Perusahaan ini sudah punya catatan triwulan ini; catatan itu yang dilanjutkan.',
  reopened: 'dibuka lagi, tidak ikut file triwulan',
  makeQuarter: MAKE_QUARTER,
  makingQuarter: 'Menyusun file triwulan dari catatan selesai',
  makeFailed: 'File triwulan gagal disusun',
  makeNote: `Tekan ${MAKE_QUARTER} untuk mengunduhnya, lalu unggah di Pengaturan agar ikut dianalisis.`,
  leftOut: (count: number) => `${count} catatan belum selesai tidak ikut.`,
  newerThanFile: (count: number) =>
    `File triwulan yang tersimpan lebih lama daripada ${count} catatan; administrator perlu menyusun dan mengunggahnya lagi agar isinya ikut dianalisis.`,
  newer: 'lebih baru daripada file triwulan yang tersimpan',
  join: {
    twice: (company: string) => `${company} punya lebih dari satu catatan pada triwulan ini.`,
    join: 'Gabungkan',
    title: 'Gabungkan kedua catatan?',
    body: 'Isian keduanya masuk ke satu catatan; yang berbeda ditampilkan berdampingan agar Anda pilih. Catatan yang satunya ditutup dan tetap tersimpan.',
    done: 'Kedua catatan digabung. Periksa isian yang berbeda di rekapnya.',
    failed: 'Catatan belum dapat digabung',
  },
  note: {
    missing: 'Catatan ini tidak ada di perangkat ini',
    missingBody: 'Buka dari daftar Kunjungan.',
    back: 'Kunjungan',
    saved: (at: string) => `Tersimpan di perangkat ${at}`,
    savedBefore: 'Tersimpan di perangkat',
    saving: 'Menyimpan…',
    failed:
      'Belum tersimpan: ruang perangkat penuh atau penyimpanan ditolak. Jangan tutup halaman ini: penyimpanan dicoba lagi sendiri. Kosongkan ruang perangkat, atau salin kata-katanya ke tempat lain.',
    aside: (count: number) => `${count} isian disisihkan kantor dan tetap ada di perangkat ini.`,
    closed: {
      finished: (at: string) =>
        `Catatan ini sudah selesai${at} dan ikut file triwulan. Bila diubah, catatan ini tidak ikut lagi sampai Anda menekan Selesai sekali lagi.`,
      abandoned: (at: string, reason: string) =>
        `Catatan ini dibatalkan${at}${reason && ` dengan alasan “${reason}”`} dan tidak ikut file triwulan. Bila diubah, catatan ini berjalan lagi.`,
    },
    reopen: 'Ubah lagi',
    reopening:
      'Catatan ini dapat diubah. Begitu ada isian yang berubah, catatan ini tidak ikut file triwulan sampai Anda menekan Selesai di rekapnya.',
    reopened: (at: string) =>
      `Catatan ini ditutup${at}, lalu dibuka lagi. Catatan ini tidak ikut file triwulan sampai Anda menekan Selesai di rekapnya.`,
    readOnly:
      'Catatan ini terbuka di tab lain, atau kata yang diketik sebelumnya belum tersimpan, jadi di sini hanya dapat dibaca.',
    theme: (at: number, of: number) => `Tema ${at} dari ${of}`,
    themes: 'Tema',
    visit: 'Kunjungan dan kontak',
    words: 'Kata kontak',
    last: (label: string) => `Kata dan alasan kunjungan terakhir · ${label}`,
    whole: 'Baca semuanya',
    score: (label: string) => `Skor ${label.toLowerCase()}`,
    notAsked: 'Tidak ditanyakan',
    moved: (label: string, before: string, now: string) => `${label} ${before}, kini ${now}.`,
    whatChanged: 'Apa yang berubah?',
    whatChangedHint: 'Dalam lembar ditulis di bawah kata kontak.',
    next: 'Berikutnya',
    previous: 'Sebelumnya',
    recap: 'Rekap dan selesai',
    recapShort: 'Rekap',
    marks: {
      full: 'terisi',
      score: 'skor saja',
      words: 'perlu kata',
      partial: 'belum ada skor',
      'not-asked': 'tidak ditanyakan',
      empty: 'kosong',
      versions: 'dua versi',
    },
    look: 'Perlu dilihat',
    nothingToLook: 'Tidak ada yang perlu dilihat.',
    onlyAdvice: 'Hanya saran: nilai apa pun tersimpan. Yang kosong baru ditanyakan saat selesai.',
    keys: 'Papan ketik: Tab lalu 1–5 memilih skor, Ctrl+Enter ke tema berikutnya.',
    hints: {
      'off-scale': 'Skornya bukan 1 sampai 5.',
      otherwise: 'Kata-katanya berlawanan dengan skornya. Benar?',
      moved: 'Skor berubah dua tingkat atau lebih. Apa yang berubah?',
      copied: 'Kata-katanya sama dengan kunjungan terakhir. Masih berlaku?',
      'without-words': 'Skor belum disertai kata-kata.',
    },
    right: 'Ya, benar',
    open: 'Buka',
    fields: {
      address: 'Alamat',
      date: 'Tanggal pelaksanaan',
      respondent: 'Responden',
      method: 'Metode',
      employees: 'Jumlah karyawan',
      product: 'Produk utama',
      other: 'Informasi lainnya',
      interviewer: 'Pewawancara',
    },
    noDay: (typed: string) =>
      `“${typed}” bukan tanggal yang berlaku. Isi hari, bulan, dan tahun dengan empat angka.`,
    methods: ['Tatap muka', 'Daring', 'Telepon'],
    versions: (count: number) => `${count === 2 ? 'dua' : count} versi, pilih satu`,
    versionsNote: 'Tidak ada yang ditimpa. Pilih yang berlaku, atau tulis gabungannya di bawah.',
    thisVersion: 'Pakai versi ini',
    chosenNote: 'Tidak ada yang ditimpa. Pilih yang berlaku.',
    typedAt: (by: string, where: string, at: string) => `${by}, ditulis ${where}, ${at}`,
    typedOn: {
      here: 'di perangkat ini',
      elsewhere: 'di perangkat lain',
      joined: 'di catatan yang digabung',
    },
    yes: 'Ya',
    no: 'Tidak',
    emptied: 'dikosongkan',
    chooseVersion: 'Ada dua versi. Pilih satu.',
    confirmed: 'Dinyatakan benar',
    together: 'Gabungan',
    saveTogether: 'Simpan gabungan',
    notTogether: 'Gabungan yang Anda ketik belum disimpan.',
  },
  recap: {
    title: 'Rekap sebelum selesai',
    closed: 'Rekap',
    back: 'Kembali mengisi',
    missing: (count: number) => `${count} isian masih kosong`,
    leftOut: (theme: string, left: string) => `${theme}: tidak ditanyakan. ${left}.`,
    complete: 'Semua isian terisi atau tidak ditanyakan',
    fill: 'Isi',
    notAsked: 'Tidak ditanyakan',
    disagreeing: (count: number) => `${count} isian punya lebih dari satu versi`,
    twoVersions: 'dua versi, pilih satu',
    choose: 'Pilih',
    choosesFirst:
      'Selesai dapat ditekan begitu satu versi dipilih untuk setiap isian yang berbeda.',
    finish: 'Selesai',
    finishEmpty: (count: number) =>
      `${count} isian akan tercatat kosong; catatan tetap dapat dibuka lagi.`,
    finished: 'Catatan selesai dan diterima kantor.',
    finishedAfterFile: (quarter: string) =>
      `Catatan selesai dan diterima kantor. File ${quarter} yang tersimpan lebih lama daripada catatan ini: beri tahu administrator agar filenya disusun dan diunggah lagi.`,
    offline:
      'Selesai, lembar Excel, dan pembatalan memerlukan jaringan. Catatan tetap tersimpan di perangkat ini.',
    failed: 'Catatan belum selesai',
    copy: 'Simpan salinan',
    sheet: 'Unduh lembar Excel',
    abandon: 'Batalkan catatan',
    abandonReason: 'Alasan membatalkan',
    abandonNote: 'Catatan tetap disimpan kantor bersama alasannya.',
    abandonLoses:
      'Kata terakhir yang belum tersimpan di perangkat ini tidak ikut ke kantor, dan hilang bila catatan dibatalkan.',
    abandoned: 'Catatan dibatalkan dan tetap tersimpan di kantor.',
    told: 'Baca semua isian',
    lacks: { words: 'kata', score: 'skor', both: 'kata dan skor' },
  },
  unsaved:
    'Ada isian kunjungan yang belum terkirim ke kantor; isian itu tetap tersimpan di perangkat ini.',
} as const;
