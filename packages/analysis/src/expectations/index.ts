export * from './expectation-contacts.js';
export * from './expectation-outcome.js';
export * from './expectation-pairs.js';
export * from './session-expectations.js';
