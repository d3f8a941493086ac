export * from './orientation-chart.js';
export * from './sector-chart.js';
export * from './word-cloud.js';
