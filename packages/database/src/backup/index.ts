export * from './as-asked.js';
export * from './back-up.js';
export * from './restore.js';
export { newIdentity } from './encryption.js';
