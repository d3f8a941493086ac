import { qualityPhrases } from '@lqc/phrases';

export const copy = {
  ...qualityPhrases,
  pagesOf: (group: string) => `Halaman ${group.toLowerCase()}`,
  isIt: 'sama dengan',
  confirmHint: (contact: string, company: string) =>
    `Pasangkan ${contact} dengan ${company} mulai analisis berikutnya dan dalam laporan yang belum terbit; laporan yang sudah disetujui dapat kembali ke draf`,
  clean: 'Tidak ada catatan: semua lembar dan jawaban terbaca.',
  summary: (read: string, total: string, answers: string) =>
    `${read} dari ${total} lembar terbaca sebagai kontak, ${answers} jawaban Likert sah.`,
  matched: (matched: string, companies: string) =>
    `${matched} dari ${companies} perusahaan cocok dengan database perusahaan.`,
  lowMatch: (matched: string, companies: string, label: string | null) =>
    `Hanya ${matched} dari ${companies} perusahaan${label ? ` pada ${label}` : ''} ada di database perusahaan.`,
  lowMatchMend:
    'Angka per lapangan usaha dan BAB 3 hanya memuat perusahaan yang cocok. Pastikan database perusahaan yang diunggah memang milik kantor ini dan memuat nama kontak; yang ejaannya berbeda dapat dipasangkan administrator di Pengaturan, File Management, Kualitas data. Setelah itu mulai analisis baru.',
  notMatchedYet: 'Pencocokan perusahaan dilakukan saat analisis dimulai.',
  at: (sheet: string, cell: string) => `${sheet}, sel ${cell}`,
  register: {
    clean: 'Tidak ada catatan: setiap baris bernama, dan lapangan usahanya dikenal.',
    summary: (companies: string, rows: string, sheet: string) =>
      `${companies} perusahaan dari ${rows} baris pada lembar "${sheet}".`,
    row: (row: number, isError = false) =>
      isError ? `baris ${row}: galat atau rumus yang hasilnya tidak tersimpan` : `baris ${row}`,
    otherTables: 'Daftar lain dengan judul kolom yang sama, yang tidak dibaca',
    withoutName: 'Baris tanpa nama perusahaan',
    withoutSector: 'Perusahaan tanpa lapangan usaha',
    unknownSector: 'Lapangan usaha di luar 17 kategori BPS',
    duplicates: 'Baris yang tidak dipakai karena perusahaannya ada di baris lain',
  },
} as const;
