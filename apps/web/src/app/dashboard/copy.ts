import type { OldFile } from '@lqc/contracts';
import { oldFilesPhrase } from '@lqc/phrases';
import type { DashboardTab } from '../../features/analysis-session/tabs';

export const copy = {
  title: 'Dashboard',
  tabsLabel: 'Bagian dashboard',
  tabs: {
    overview: 'Home (Overview)',
    data1: 'Triwulan Sebelumnya',
    data2: 'Triwulan Sekarang',
    comparison: 'Perbandingan',
    tabulation: 'Tabulasi',
    analysis: 'Analisis Lanjutan',
    summary: 'Kesimpulan LLM',
  } satisfies Record<DashboardTab, string>,
  /** Of the tabs whose names the specification gives in English. */
  tabLanguages: { overview: 'en' } as Partial<Record<DashboardTab, 'en'>>,
  report: 'Laporan',
  status: 'Status Analisis',
  session: 'Sesi',
  contacts: (n: string) => `${n} kontak`,
  files: (n: number) => `${n} file dimuat`,
  yoyReady: 'YoY Ready',
  reset: 'Reset Session',
  resetTitle: 'Reset data sesi?',
  resetBody: (quarters: string) =>
    `Anda melepas analisis ${quarters} dan percakapan Anda tentangnya. Rekan yang juga memulainya atau bertanya tentangnya, dan laporan, tetap memilikinya; file triwulan tidak terhapus.`,
  resetFailed: 'Gagal mereset data: ',
  resetFailure: 'Gagal mereset data',
  startedBy: (owner: string) => `Dimulai oleh ${owner}, yang juga dapat meresetnya.`,
  startedForReport: 'Analisis ini menjadi dasar laporan; tidak ada yang memegangnya.',
  close: 'Tutup analisis ini',
  resetDone: 'Data sesi telah direset.',
  noSession: 'Belum ada sesi. Pilih file di tab Overview untuk memulai.',
  toOverview: 'Ke Overview',
  openLatest: (quarter: string) => `Buka analisis ${quarter}`,
  collapse: 'Ciutkan panel',
  expand: 'Bentangkan panel',
  against: 'terhadap',
  change: 'Ganti',
  oldFiles: 'Analisis ini memakai file lama',
  oldFilesNote: (files: readonly OldFile[]) =>
    `Sejak analisis dimulai, ${oldFilesPhrase(files)}. Angka, unduhan, dan draf bab di sini masih dari file yang lama.`,
  withFilesNow: 'Mulai dengan file sekarang',
  withFilesNowWithout: (label: string) => `Analisis baru tidak memuat ${label}.`,
  starting: 'Menghitung angka…',
  sessionGone: 'Sesi analisis ini tidak ditemukan',
  sessionFailed: 'Analisis ini gagal dimuat',
} as const;
