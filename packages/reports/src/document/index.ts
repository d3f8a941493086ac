export * from './contents/index.js';
export * from './render-pdf.js';
export type * from './report-document.js';
export * from './write-document.js';
export * from './write-tables.js';
