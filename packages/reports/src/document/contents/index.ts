export * from './answers-table.js';
export * from './indicator-history.js';
export * from './indicator-levels.js';
export * from './profile-figures.js';
export * from './sector-levels.js';
export type * from './report-contents.js';
export * from './report-document-of.js';
export * from './section-tables.js';
