export * from './facts/chapter-facts.js';
export type * from './facts/fact-sheet.js';
export * from './model/model.js';
export { Pseudonyms } from './pseudonyms/pseudonyms.js';
export * from './questions/index.js';
export { chooseVoices, estimateTokens } from './selection/choose-voices.js';
export * from './writing/automatic-summary.js';
export { checkedText, readDraft } from './writing/read-draft.js';
export * from './writing/write-summary.js';
