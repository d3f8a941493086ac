export * from './answers.js';
export * from './fields.js';
export * from './fold.js';
export * from './hints.js';
export * from './note-rows.js';
export * from './sheet-day.js';
export * from './value-hash.js';
export * from './visit-day.js';
