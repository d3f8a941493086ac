import type { UsageLimitName } from '@lqc/contracts';

/** What people call the limits of what is used. */
export const usageLimitNames = {
  stored_mb_per_person: 'Ruang simpan per orang (MB)',
  stored_mb_in_all: 'Ruang simpan seluruhnya (MB)',
  unfinished_quick_per_person: 'Pekerjaan ringan belum selesai per orang',
  unfinished_heavy_per_person: 'Pekerjaan berat belum selesai per orang',
  unfinished_model_per_person: 'Pekerjaan model belum selesai per orang',
  model_tokens_per_person_and_day: 'Token model per orang per hari',
  model_tokens_in_all_and_day: 'Token model seluruhnya per hari',
  merge_seconds_per_file: 'Waktu prosesor satu file dalam penggabungan (detik)',
  reports_per_person: 'Laporan per orang',
  comments_per_section: 'Komentar per bagian laporan',
  conclusions_per_person: 'Kesimpulan tersimpan per orang',
  saved_searches_per_person: 'Pencarian tersimpan per orang',
  office_words_in_all: 'Kata disembunyikan atau digabungkan',
} satisfies Record<UsageLimitName, string>;
