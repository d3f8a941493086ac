export * from './contents/index.js';
export type * from './report-document.js';
export * from './write-document.js';
export * from './write-tables.js';
export * from './write-report.js';
export { readTemplate } from './template/office-template.js';
export { requirePlainDocument } from './template/plain-document.js';
