import type { InvalidAnswerReason, SkippedSheetReason } from '@lqc/contracts';

export const copy = {
  clean: 'Tidak ada catatan: semua lembar dan jawaban terbaca.',
  summary: (read: string, total: string, answers: string) =>
    `${read} dari ${total} lembar terbaca sebagai kontak, ${answers} jawaban Likert sah.`,
  matched: (matched: string, companies: string) =>
    `${matched} dari ${companies} perusahaan cocok dengan database perusahaan.`,
  notMatchedYet: 'Pencocokan perusahaan dilakukan saat analisis dimulai.',
  skipped: 'Lembar yang dilewati',
  skippedReason: {
    NO_CONTACT_ROW: 'tidak ada baris "Nama Contact"',
    CONTACT_NAME_BLANK: 'nama kontak kosong',
    EMPTY_SHEET: 'lembar kosong',
    NOT_A_WORKSHEET: 'bukan lembar kerja (grafik atau makro)',
  } satisfies Record<SkippedSheetReason, string>,
  invalid: 'Jawaban yang tidak ikut dihitung',
  invalidReason: {
    OUT_OF_SCALE: 'di luar skala 1–5',
    NOT_A_NUMBER: 'bukan angka',
    ERROR_CELL: 'sel bernilai galat',
  } satisfies Record<InvalidAnswerReason, string>,
  unknown: 'Label yang tidak dikenal',
  missing: 'Label yang tidak ada di lembar',
  repeated: 'Pertanyaan ganda dalam satu lembar',
  duplicates: 'Perusahaan dengan lebih dari satu lembar',
  duplicatesNote: 'Semua jawabannya ikut dalam rata-rata; perusahaan dihitung sekali.',
  unmatched: 'Perusahaan tanpa pasangan di database',
  unmatchedNote: 'Tetap ikut dalam setiap angka yang tidak memerlukan lapangan usaha.',
  suggestion: 'Mungkin',
  noSuggestion: 'tidak ada nama yang mirip',
  at: (sheet: string, cell: string) => `${sheet}, sel ${cell}`,
  register: {
    summary: (companies: string, rows: string, sheet: string) =>
      `${companies} perusahaan dari ${rows} baris pada lembar "${sheet}".`,
    row: (row: number) => `baris ${row}`,
    withoutName: 'Baris tanpa nama perusahaan',
    withoutSector: 'Perusahaan tanpa lapangan usaha',
    unknownSector: 'Lapangan usaha di luar 17 kategori BPS',
    duplicates: 'Perusahaan pada lebih dari satu baris (baris pertama dipakai)',
  },
} as const;
