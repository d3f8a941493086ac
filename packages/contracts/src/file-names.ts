/** Whether a file has a name that ends as a workbook's does, in capitals or not. */
export const isWorkbookName = (name: string): boolean => /.\.xlsx?$/is.test(name);

/** What a chooser of files offers: workbooks. */
export const WORKBOOK_ENDINGS = '.xlsx,.xls';

/** File names of downloads other than the workbooks of an analysis; text in braces is replaced. */
export const DOWNLOAD_NAMES = {
  orientationChart: 'grafik_5_1_orientasi_penjualan.png',
  chat: 'percakapan_{session8}.txt',
  sectorChart: 'grafik_5_2_lapangan_usaha.png',
  chart: 'grafik.png',
  wordCloud: 'awan_kata.png',
  merged: 'gabungan_diary_notes.xlsx',
  plan: 'rencana_kunjungan.xlsx',
  search: 'hasil_pencarian.xlsx',
} as const;
