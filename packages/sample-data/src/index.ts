export * from './companies.js';
export { sampleScore } from './diary-note.js';
export * from './narratives.js';
export * from './quarters.js';
export * from './random.js';
export * from './sample-company-database.js';
export * from './sample-quarter.js';
export * from './templates.js';
