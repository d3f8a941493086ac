export * from './charts.js';
export * from './errors.js';
export * from './figures.js';
export * from './fill.js';
export * from './job-steps.js';
export * from './messages.js';
export * from './quality.js';
export * from './workbooks.js';
