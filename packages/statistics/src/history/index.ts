export * from './history-points.js';
export * from './since.js';
export * from './sums.js';
