/** Method and path of each workbook's download. */
export const WORKBOOK_ADDRESSES = {
  exportComparison: { method: 'GET', path: '/api/v1/export-comparison/{session}' },
  tabulation: { method: 'POST', path: '/api/v1/generate-tabulation/{session}' },
  exportBab2: { method: 'POST', path: '/api/v1/export-bab2-excel/{session}' },
  exportBab3: { method: 'POST', path: '/api/v1/export-bab3-excel/{session}' },
} as const;

/** File name of each workbook; text in braces is replaced. */
export const WORKBOOK_FILE_NAMES = {
  comparison: 'sonic_comparison_{session8}.xlsx',
  tabulation: 'tabulasi_likert_scale_{quarter}.xlsx',
  bab2: 'BAB2_{indicator}_{quarter}.xlsx',
  bab3: 'BAB3_Per_Sektor_{quarter}.xlsx',
} as const;

export type WorkbookName = keyof typeof WORKBOOK_FILE_NAMES;
/** The names of all workbooks. */
export const WORKBOOKS = Object.keys(WORKBOOK_FILE_NAMES) as WorkbookName[];

/** The name of the job that writes a workbook. */
export type WorkbookJob = `write-${WorkbookName}`;
export const workbookJob = (name: WorkbookName): WorkbookJob => `write-${name}`;

/** The workbook that a job writes; null for other jobs. */
export const workbookOf = (job: string): WorkbookName | null =>
  WORKBOOKS.find((name) => workbookJob(name) === job) ?? null;

/** A table with one entry for the job of each workbook. */
export const forWorkbookJobs = <Entry>(
  entry: (name: WorkbookName) => Entry,
): Readonly<Record<WorkbookJob, Entry>> =>
  Object.fromEntries(WORKBOOKS.map((name) => [workbookJob(name), entry(name)])) as Record<
    WorkbookJob,
    Entry
  >;
