export * from './certificate/certificate.js';
export type { Counts } from './certificate/counts.js';
export type { Loss, LossKind } from './losses.js';
export * from './merge-error.js';
export { mergeWorkbooks, type MergeOptions, type MergeSource } from './merge-workbooks.js';
export type { NameFor } from './naming.js';
