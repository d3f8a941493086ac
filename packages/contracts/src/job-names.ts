import { type WorkbookJob, workbookJob, WORKBOOKS } from './workbooks.js';

/**
 * How heavy a job is. Each weight has its own queue and its own slots in the workers, so that what
 * a click needs never waits behind the reading of files, drawing, or a model.
 */
export const WEIGHTS = ['quick', 'heavy', 'model'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** Every job except those that write workbooks. */
const OTHER_JOBS = [
  'read-quarterly-file',
  'read-company-file',
  'recognise-file',
  'check-quality',
  'start-session',
  'upload-file-1',
  'upload-file-2',
  'upload-file-3',
  'compare-quarters',
  'explain-indicator',
  'explain-sector',
  'split-change',
  'compare-expectations',
  'explain-expectation',
  'rank-words',
  'draw-word-cloud',
  'find-keyword',
  'draw-orientation-chart',
  'draw-sector-chart',
  'preview-merge',
  'merge-workbooks',
  'write-note-sheet',
  'write-captured-quarter',
  'write-summary',
  'check-summary',
  'check-conclusion',
  'ready-sentences',
  'preview-summary',
  'draft-report',
  'check-section',
  'rewrite-sentence',
  'read-section-again',
  'refresh-reports',
  'check-release',
  'export-report',
  'check-template',
  'check-notes',
  'read-themes',
  'sum-quarters',
  'write-plan',
  'write-search',
  'answer-question',
  'reach-model',
  'test-model',
  'complete-stored-files',
  'load-sample-data',
] as const;

export type JobName = (typeof OTHER_JOBS)[number] | WorkbookJob;
/** The names of all jobs; `jobs.ts` defines their payloads and results. */
export const JOB_NAMES: readonly JobName[] = [...OTHER_JOBS, ...WORKBOOKS.map(workbookJob)];
