export type * from './report-document.js';
export * from './write-document.js';
