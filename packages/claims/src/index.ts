export * from './check-statements.js';
export type { Assertion } from './assertion.js';
export * from './facts/claim-sheet.js';
export * from './facts/fact-table.js';
export type { AssertiveWords } from './assertive-words.js';
export type { ClaimSheet, Said } from './facts/sheet.js';
export type { Reading } from './judging/reading.js';
export { fitsQuantifier, QUANTIFIERS } from './language/thresholds.js';
export { verdictOf } from './verdict.js';
