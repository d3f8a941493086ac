export * from './lead-direction.js';
