export * from './bab2.js';
export * from './bab3.js';
export * from './comparison.js';
export { type WorkbookInput, type WorkbookQuarter } from './facts.js';
export * from './tabulation.js';
