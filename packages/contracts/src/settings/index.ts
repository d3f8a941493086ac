export * from './cannot-listen.js';
export * from './kinds-of-settings.js';
export * from './or-stop.js';
export * from './read-settings.js';
export * from './settings-of-both.js';
