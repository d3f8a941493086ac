import { forWorkbookJobs, type WorkbookName } from '@lqc/contracts';

export interface WorkbookWords {
  /** What its work is called. */
  readonly work: string;
  /** What people call it, on its button and where work under way is listed. */
  readonly title: string;
  readonly failed: string;
  /** Stands before the sentence that says why. */
  readonly prefix?: string;
  /** Where what it was asked with was refused without a sentence. */
  readonly invalid?: string;
}

const chapterFailure = { failed: 'Gagal export Excel', prefix: 'Gagal export Excel: ' };

/** What people call the workbooks that they take away, and what they read when one fails. */
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

export const workbookWords = (name: WorkbookName): WorkbookWords => WORDS[name];

/** What the writing of each workbook is called among other work. */
export const workbookJobNames = forWorkbookJobs((name) => WORDS[name].work);
