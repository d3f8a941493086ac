/**
 * Every phrase of some beginnings with every one of some endings, both parted by bars: "jumlah|serapan" and
 * "pekerja|karyawan" make four. An empty one stands for none.
 */
export const each = (leads: string, ends: string): string[] =>
  leads.split('|').flatMap((lead) => ends.split('|').map((end) => `${lead} ${end}`.trim()));
