export * from './count-terms.js';
export * from './keyword-in-context.js';
export * from './rank-terms.js';
export * from './rank-words.js';
export * from './rising-terms.js';
export * from './stop-words.js';
export * from './tf-idf.js';
export * from './tokens.js';
