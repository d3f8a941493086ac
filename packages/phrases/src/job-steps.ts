/** The steps that a running job reports. */
export const jobSteps = {
  readingSheets: (read: number, total: number) => `Membaca lembar ${read} dari ${total}`,
  checking: 'Memeriksa jawaban',
  matching: 'Mencocokkan perusahaan',
  storing: 'Menyimpan',
  computing: 'Menghitung angka',
  weighingWords: 'Menimbang kata',
  findingSentences: 'Mencari kalimat',
  drawing: 'Menggambar',
  asking: 'Menghubungi model bahasa',
  writing: 'Menulis draf',
  draftingSection: (title: string, at: number, total: number) =>
    `Menyusun bagian ${at} dari ${total}: ${title}`,
  refreshingReport: (at: number, total: number) => `Memperbarui laporan ${at} dari ${total}`,
  searching: 'Mencari narasi',
  answering: 'Menulis jawaban',
  checkingFigures: 'Memeriksa angka',
  mergingFiles: (done: number, total: number) => `Menggabungkan file ${done} dari ${total}`,
  inspectingFiles: (done: number, total: number) => `Memeriksa file ${done} dari ${total}`,
  writingDocument: 'Menyusun dokumen',
  renderingPages: 'Membuat halaman PDF',
  writingWorkbook: 'Menyusun buku kerja',
  summingQuarters: (at: number, total: number) => `Menghitung riwayat: langkah ${at} dari ${total}`,
  readingThemes: (at: number, total: number) => `Membaca tema triwulan ${at} dari ${total}`,
  completingFile: (name: string, at: number, total: number) =>
    `Melengkapi file ${at} dari ${total}: ${name}`,
  sampleFile: (name: string, at: number, total: number) =>
    `Menyiapkan data contoh ${at} dari ${total}: ${name}`,
} as const;
