export * from './hostile.js';
export * from './near-valid.js';
export * from './runs.js';
export * from './until.js';
