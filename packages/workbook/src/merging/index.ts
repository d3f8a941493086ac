export * from './certificate/certificate.js';
export * from './merge-error.js';
export { mergeWorkbooks, type MergeOptions, type MergeSource } from './merge-workbooks.js';
