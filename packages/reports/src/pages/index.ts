export type { HeadingPages } from '../heading-pages.js';
export * from './find-renderer.js';
export * from './laid-out.js';
export * from './read-heading-pages.js';
export * from './render-pdf.js';
