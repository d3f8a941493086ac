export * from './visit-plan.js';
