export * from './job-queue.js';
export * from './rate-limited.js';
