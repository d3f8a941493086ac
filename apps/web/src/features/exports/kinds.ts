import type { JobCall } from '../../lib/job';

export type ExportKind = 'tabulation' | 'bab2' | 'bab3' | 'comparison';

interface Kind {
  /** What the tray calls it. */
  readonly title: string;
  readonly method: JobCall['method'];
  readonly path: string;
  readonly failed: string;
  /** Stands before the server's sentence. */
  readonly prefix?: string;
  /** Where content was refused without a sentence. */
  readonly invalid?: string;
}

const chapterFailure = { failed: 'Gagal export Excel', prefix: 'Gagal export Excel: ' };

/** The workbooks that staff take away: how each is asked for, and what is said when it fails. */
const EXPORTS = {
  tabulation: {
    title: 'Tabulasi Excel',
    method: 'POST',
    path: '/api/v1/generate-tabulation',
    failed: 'Gagal membuat tabulasi',
    invalid: 'Data validation failed',
  },
  bab2: {
    title: 'Export Excel BAB 2',
    method: 'POST',
    path: '/api/v1/export-bab2-excel',
    ...chapterFailure,
  },
  bab3: {
    title: 'Export Excel BAB 3',
    method: 'POST',
    path: '/api/v1/export-bab3-excel',
    ...chapterFailure,
  },
  comparison: {
    title: 'Analisis perbandingan',
    method: 'GET',
    path: '/api/v1/export-comparison',
    failed: 'Gagal ekspor data',
  },
} as const satisfies Record<ExportKind, Kind>;

export const exportOf = (kind: ExportKind): Kind => EXPORTS[kind];
