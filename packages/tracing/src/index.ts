export * from './spans.js';
export * from './start-tracing.js';
