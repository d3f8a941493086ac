export * from './reply-to-question.js';
export * from './decline.js';
export type * from './found-narrative.js';
export * from './general-words.js';
export * from './question-facts.js';
export * from './read-answers.js';
export * from './read-reply.js';
export * from './read-question.js';
export * from './session-data.js';
