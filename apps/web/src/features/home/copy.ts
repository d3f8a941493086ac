export const copy = {
  title: 'Home',
  welcome: 'Dari wawancara perusahaan menjadi laporan triwulan',
  progress: (done: number, all: number, next: string | null) =>
    next
      ? `${done} dari ${all} langkah selesai, berikutnya ${next}`
      : `${all} langkah selesai seluruhnya`,
  otherQuarter: 'Triwulan lain',
  steps: 'Langkah triwulan ini',
  isDone: 'selesai',
  isNext: 'Berikutnya',
  isStarted: 'sedang berjalan',
  isWaiting: 'menunggu',
  open: 'Buka',
  byAdmin: 'oleh administrator',

  company: 'Database perusahaan',
  companyNext: 'database perusahaan',
  companyMissing: 'Nama perusahaan dan lapangan usahanya, agar angka dapat dirinci per sektor',
  companyStored: (companies: string, date: string, owner: string) =>
    `${companies} perusahaan · dimuat ${date} oleh ${owner}`,
  upload: 'Unggah file',

  quarter: (label: string) => `${label} dimuat`,
  quarterNone: 'Triwulan',
  quarterNext: 'file triwulan',
  quarterMissing: 'Belum ada file triwulan',
  quarterStored: (contacts: string) => `${contacts} kontak`,
  newerNotes: (notes: string) => `lebih lama daripada ${notes} catatan kunjungan`,
  comparators: (labels: readonly string[]) => `pembanding siap: ${labels.join(' dan ')}`,
  noComparator: 'belum ada triwulan sebelumnya sebagai pembanding',
  addFile: 'Tambah file',

  analysis: 'Analisis',
  analysisNext: 'analisis',
  analysisNeeds: 'Menunggu dua triwulan dan database perusahaan',
  analysisReady: (now: string, before: string) => `${now} terhadap ${before}`,
  counting: 'Menghitung angka…',
  start: 'Mulai Analisis',

  chapters: 'Isi laporan',
  chaptersNext: 'isi laporan',
  chaptersNone: 'Belum ada draf yang disimpan',
  chaptersKept: (kept: number, all: number) => `${kept} dari ${all} bab tersimpan`,
  sectionsFilled: (filled: number, all: number) => `${filled} dari ${all} bagian laporan terisi`,
  write: 'Susun bab',
  goOn: 'Lanjutkan',

  report: 'Telaah dan terbit',
  reportNext: 'telaah laporan',
  reportNeeds: 'Satu dokumen dari semua bab, ditelaah dan disetujui',
  compile: 'Susun laporan',

  changed: (before: string) => `Yang berubah dari ${before}`,
  changedNote: 'Hanya yang dapat dibedakan dari nol',
  notYet: 'Tampil di sini setelah analisis dimulai.',
  nothingTold: 'Tidak ada perubahan yang dapat dibedakan.',
  all: (n: number) => `Semua ${n} indikator`,
  n: (value: string) => `n ${value}`,

  tools: 'Halaman lain',
  dashboard: 'Dashboard analisis',
  dashboardStatus: (label: string | null) => (label ? `Analisis ${label}` : 'Belum ada analisis'),
  reportsStatus: (n: string) => (n === '0' ? 'Belum ada laporan' : `${n} laporan`),
  mergerStatus: (most: string) => `Sampai ${most} file sekali gabung`,
  kept: (n: string) => (n === '0' ? 'Belum ada kesimpulan' : `${n} kesimpulan tersimpan`),
  settingsStatus: 'File, profil, pengguna',
  helpStatus: 'Arti angka, bentuk file, templat',
} as const;
