/** What a search found, as a workbook. */
export const searchWorkbookPhrases = {
  title: (q: string) => `Pencarian: ${q}`,
  sheet: { hits: 'Hasil', quarters: 'Per Triwulan', facets: 'Ringkasan' },
  found: (contacts: number, hits: number) =>
    `${contacts} wawancara, ${hits} jawaban; satu kontak dalam satu triwulan dihitung satu wawancara, berapa kali pun menyebut`,
  cut: (shown: number, hits: number) =>
    `Hanya ${shown} dari ${hits} jawaban yang tercantum; persempit pencarian untuk melihat sisanya`,
  uncounted: (labels: readonly string[]) =>
    `Belum terhitung: ${labels.join(', ')}; jumlah di sini tanpa triwulan itu`,
  unknown: 'Tidak diketahui',
  facet: { sector: 'Lapangan Usaha', indicator: 'Indikator' },
  column: {
    quarter: 'Triwulan',
    contact: 'Kontak',
    sector: 'Lapangan Usaha',
    indicator: 'Indikator',
    score: 'Skor',
    narrative: 'Narasi',
    sheet: 'Lembar',
    cell: 'Sel',
    contacts: 'Kontak',
    of: 'Dari',
    kind: 'Menurut',
    value: 'Nilai',
  },
} as const;
