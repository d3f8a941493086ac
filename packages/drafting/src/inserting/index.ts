export { renewedText } from './bound-marks.js';
export { readySentences } from './ready-sentences.js';
export { SentenceTeller } from './told-sentences.js';
