export * from './bab2.js';
export * from './bab3.js';
export * from './comparison.js';
export type { WorkbookInput } from './workbook-input.js';
export * from './tabulation.js';
export * from './search-hits.js';
export * from './visit-plan.js';
export * from './write-by-name.js';
