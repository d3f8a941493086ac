export * from './pictures/index.js';
