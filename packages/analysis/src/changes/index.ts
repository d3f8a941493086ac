export * from './company-scores.js';
export * from './indicative-changes.js';
export * from './panel-of.js';
export * from './weighted-net-balances.js';
