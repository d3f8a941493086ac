export * from './made-quarter.js';
export * from './read-quarter.js';
