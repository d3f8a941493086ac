export { repliesFromData, repliesInClaims } from './replies-from-data.js';
export type * from './model-script.js';
export * from './model-stand-in.js';
export { namesIn, nobody } from './names-in.js';
export { dataOf, questionOf } from './prompt-data.js';
export { writesFacts } from './writes-facts.js';
export * from './writes-claims.js';
