/** The chapters of a report, in its order. */
export const REPORT_CHAPTERS = [
  'ringkasan',
  'bab_1',
  'bab_2',
  'bab_3',
  'bab_4',
  'lampiran',
] as const;
