export * from './expectation-outcome.js';
export * from './expectation-pairs.js';
