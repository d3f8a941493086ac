/** What long work says of itself while it runs. */
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
  writingWorkbook: 'Menyusun buku kerja',
  sampleFile: (name: string, at: number, total: number) =>
    `Menyiapkan data contoh ${at} dari ${total}: ${name}`,
} as const;
