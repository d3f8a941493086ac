export * from './certificate/certificate.js';
export * from './merge-error.js';
export { mergeWorkbooks, type MergeOptions, type MergeSource } from './merge-workbooks.js';
export type { SheetJudges } from './read-sheets.js';
