export * from './counted-answers.js';
export * from './cells-that-may-leave.js';
export * from './let-out.js';
export * from './released-answers.js';
export { ROUGH_DECIMALS, roughAverage } from './rough.js';
export * from './told-before.js';
export * from './told-of-quarter.js';
export * from './told-of-history.js';
