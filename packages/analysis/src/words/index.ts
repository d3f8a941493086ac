export * from './keyword-in-context.js';
export * from './literal-pattern.js';
export * from './rank-words.js';
export * from './sentences.js';
export * from './stop-words.js';
export * from './tf-idf.js';
export * from './tokens.js';
