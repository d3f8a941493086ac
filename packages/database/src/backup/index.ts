export * from './back-up.js';
export * from './restore.js';
export { BackupError } from './manifest.js';
