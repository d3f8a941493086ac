export * from './facts/chapter-facts.js';
export type * from './facts/fact-sheet.js';
