export * from './companies.js';
export * from './quarters.js';
export * from './sample-company-database.js';
export * from './sample-quarter.js';
export * from './templates.js';
