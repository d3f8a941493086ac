import { type Token, tokensOf } from '../language/tokens.js';
import { isA, type Item } from '../reading/item.js';

/** They lead up to what a contact said: a narrative says the same without them. */
const FRAMING = new Set([
  'sama-sama',
  'mengandalkan',
  'mewarnai',
  'sikap',
  'dihubungkan',
  'dihubungkannya',
  'mengaitkannya',
  'dikaitkannya',
]);

/** The words of a stretch that a narrative must hold: without who said it, of when, and why. */
export function wordsOf(text: string, zone: readonly Item[]): Token[] {
  return zone
    .filter(
      (item) =>
        !isA('says')(item) &&
        !isA('cause')(item) &&
        !isA('company')(item) &&
        !isA('people')(item) &&
        !isA('period')(item) &&
        !isA('some')(item) &&
        !isA('respectively')(item) &&
        !FRAMING.has(item.word),
    )
    .flatMap(({ start, end }) => tokensOf(text, start, end));
}
