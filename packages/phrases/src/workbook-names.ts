import { forWorkbookJobs, type WorkbookName } from '@lqc/contracts';

export interface WorkbookWords {
  /** Name of the job that writes it. */
  readonly work: string;
  /** Name of the workbook, on its button and in lists of running jobs. */
  readonly title: string;
  readonly failed: string;
  /** Put before the sentence that says why it failed. */
  readonly prefix?: string;
  /** Shown when the request was invalid and the response has no sentence. */
  readonly invalid?: string;
}

const chapterFailure = { failed: 'Gagal export Excel', prefix: 'Gagal export Excel: ' };

/** Names of the workbooks, and the sentences shown when one cannot be made. */
const WORDS: Readonly<Record<WorkbookName, WorkbookWords>> = {
  comparison: {
    work: 'Menyusun buku kerja perbandingan',
    title: 'Analisis perbandingan',
    failed: 'Gagal ekspor data',
  },
  tabulation: {
    work: 'Menyusun tabulasi',
    title: 'Tabulasi Excel',
    failed: 'Gagal membuat tabulasi',
    invalid: 'Data validation failed',
  },
  bab2: { work: 'Menyusun buku kerja BAB 2', title: 'Export Excel BAB 2', ...chapterFailure },
  bab3: { work: 'Menyusun buku kerja BAB 3', title: 'Export Excel BAB 3', ...chapterFailure },
};

/** Names and failure sentences of a workbook. */
export const workbookWords = (name: WorkbookName): WorkbookWords => WORDS[name];

/** Names of the jobs that write workbooks. */
export const workbookJobNames = forWorkbookJobs((name) => WORDS[name].work);
