export * from './download-name.js';
export * from './pictures/index.js';
export * from './workbooks/index.js';
