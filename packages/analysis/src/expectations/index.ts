export * from './expectation-contacts.js';
export * from './session-expectations.js';
