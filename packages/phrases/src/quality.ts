import {
  type InvalidAnswerReason,
  type OtherQuarter,
  type QualityReport,
  quarterName,
  type SkippedSheetReason,
  type UnmatchedCompany,
  type UnreadDetailReason,
} from '@lqc/contracts';

const ERROR_REASONS = {
  ERROR_CELL: 'sel bernilai galat',
  NOT_CALCULATED: 'rumus yang hasilnya tidak tersimpan',
} as const;

const SKIPPED_REASONS: Record<SkippedSheetReason, string> = {
  NO_CONTACT_ROW: 'tidak ada baris "Nama Contact"',
  NO_QUESTIONS: 'tidak ada pertanyaan yang dikenal di kolom "Nama Contact"',
  CONTACT_NAME_BLANK: 'tidak ada nama di sel sebelah kanan "Nama Contact"',
  CONTACT_NAME_ERROR: 'nama kontak berupa galat atau rumus yang hasilnya tidak tersimpan',
  EMPTY_SHEET: 'lembar kosong',
  NOT_A_WORKSHEET: 'bukan lembar kerja (grafik atau makro)',
};

/** Names of the findings of a data-quality report, on screen and in workbooks. */
export const qualityPhrases = {
  otherQuarter: ({ by, said, stored }: OtherQuarter): string =>
    `${by === 'notes' ? 'Isi' : 'Nama'} file menyebut ${quarterName(said)}, bukan ${quarterName(stored)}. Pastikan triwulannya benar.`,
  otherPeriods: 'Catatan yang menyebut triwulan lain',
  otherPeriodsNote:
    'Tetap ikut dihitung. Keluarkan lembarnya dari file bila memang milik triwulan lain.',
  farVisits: 'Kunjungan yang tanggalnya jauh dari triwulannya',
  farVisitsNote: 'Tetap ikut dihitung. Periksa bulan dan tahunnya di lembar itu.',
  hidden: 'Lembar tersembunyi yang ikut dihitung',
  hiddenNote: 'Hapus lembarnya dari file bila wawancaranya ditarik.',
  skipped: 'Lembar yang dilewati',
  skippedReason: SKIPPED_REASONS,
  /** Why a sheet is skipped, with the cell where its contact's name was looked for. */
  whySkipped: ({ reason, cell }: QualityReport['sheets_skipped'][number]): string =>
    cell ? `${SKIPPED_REASONS[reason]} (${cell})` : SKIPPED_REASONS[reason],
  invalid: 'Jawaban yang tidak ikut dihitung',
  invalidReason: {
    OUT_OF_SCALE: 'di luar skala 1–5',
    NOT_A_NUMBER: 'bukan angka',
    ...ERROR_REASONS,
  } satisfies Record<InvalidAnswerReason, string>,
  unread: 'Keterangan kontak yang tidak terbaca',
  unreadReason: {
    NOT_A_DATE: 'tidak terbaca sebagai tanggal',
    NOT_A_COUNT: 'bukan satu angka yang jelas',
    ...ERROR_REASONS,
  } satisfies Record<UnreadDetailReason, string>,
  unknown: 'Label yang tidak dikenal',
  missing: 'Label yang tidak ada di lembar',
  repeated: 'Pertanyaan ganda dalam satu lembar',
  unlabelled: 'Jawaban tanpa pertanyaan',
  beside: 'Lembar dengan isian di sebelah kanan jawaban, yang tidak dibaca',
  besideCells: (count: string): string => `${count} sel`,
  duplicates: 'Perusahaan dengan lebih dari satu lembar',
  duplicatesNote: 'Semua jawabannya ikut dalam rata-rata; perusahaan dihitung sekali.',
  unmatched: 'Perusahaan tanpa pasangan di database',
  confirmed: 'Perusahaan yang dipasangkan oleh petugas',
  unmatchedNote: 'Tetap ikut dalam setiap angka yang tidak memerlukan lapangan usaha.',
  /** Why a contact has no sector: its own row tells none, no name is like it, or names that are. */
  whyUnmatched: ({ contact_key: key, suggestions }: UnmatchedCompany): string => {
    if (suggestions.some((one) => one.company_key === key && !one.sector))
      return 'ada di database perusahaan, tetapi lapangan usahanya kosong; lengkapi di filenya, lalu unggah lagi';
    if (suggestions.length === 0) return 'tidak ada nama yang mirip';
    return `Mungkin: ${suggestions.map(({ company }) => company).join(' · ')}`;
  },
} as const;
