export type ExportKind = 'tabulation' | 'bab2' | 'bab3' | 'comparison';

interface Kind {
  /** What the tray calls it. */
  readonly title: string;
  readonly failed: string;
  /** Stands before the server's sentence. */
  readonly prefix?: string;
  /** Where content was refused without a sentence. */
  readonly invalid?: string;
}

const chapterFailure = { failed: 'Gagal export Excel', prefix: 'Gagal export Excel: ' };

/** The workbooks that staff take away: what each is called, and what is said when it fails. */
const EXPORTS = {
  tabulation: {
    title: 'Tabulasi Excel',
    failed: 'Gagal membuat tabulasi',
    invalid: 'Data validation failed',
  },
  bab2: {
    title: 'Export Excel BAB 2',
    ...chapterFailure,
  },
  bab3: {
    title: 'Export Excel BAB 3',
    ...chapterFailure,
  },
  comparison: {
    title: 'Analisis perbandingan',
    failed: 'Gagal ekspor data',
  },
} as const satisfies Record<ExportKind, Kind>;

export const exportOf = (kind: ExportKind): Kind => EXPORTS[kind];
