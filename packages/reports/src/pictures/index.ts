export * from './bar-chart.js';
export * from './history-chart.js';
export * from './level-chart.js';
export * from './word-cloud.js';
