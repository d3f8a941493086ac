export * from './directions.js';
export * from './forms.js';
export * from './lead-direction.js';
export * from './literal-pattern.js';
export * from './mentions.js';
export * from './negations.js';
export * from './occurrences.js';
export * from './sentences.js';
