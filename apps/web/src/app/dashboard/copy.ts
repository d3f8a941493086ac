import type { DashboardTab } from '../../features/session-data/tabs';

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
  status: 'Status Analisis',
  session: 'Sesi',
  files: (n: number) => `${n} file dimuat`,
  yoyReady: 'YoY Ready',
  reset: 'Reset Session',
  resetTitle: 'Reset data sesi?',
  resetBody: (session: string) =>
    `Sesi ${session} akan dihapus beserta angkanya. File triwulan yang tersimpan tidak terhapus.`,
  resetFailed: 'Gagal mereset data: ',
  startedBy: (owner: string) => `Dimulai oleh ${owner}, yang juga dapat meresetnya.`,
  close: 'Tutup analisis ini',
  resetDone: 'Data sesi telah direset.',
  noSession: 'Belum ada sesi. Pilih file di tab Overview untuk memulai.',
  toOverview: 'Ke Overview',
  collapse: 'Ciutkan panel',
  expand: 'Bentangkan panel',
  against: 'terhadap',
  change: 'Ganti',
  sessionGone: 'Sesi analisis ini tidak ditemukan',
} as const;
