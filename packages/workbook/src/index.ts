export * from './cell.js';
export * from './limits.js';
export * from './merging/index.js';
export * from './open-workbook.js';
export * from './sheet-names.js';
export * from './sheet.js';
export * from './text.js';
export * from './workbook-error.js';
