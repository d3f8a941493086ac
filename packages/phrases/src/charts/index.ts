export * from './chart-phrases.js';
export * from './company-chart.js';
export * from './lines.js';
export * from './scale.js';
export * from './shades.js';
export * from './wrapped.js';
