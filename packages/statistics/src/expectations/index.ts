export * from './company-expectations.js';
export * from './expectation-outcome.js';
export * from './outcome-question.js';
