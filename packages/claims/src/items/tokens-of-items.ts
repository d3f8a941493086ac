import { tokensOf, type Token } from '@lqc/language';
import type { Item } from './item.js';

/** The words, numbers and marks of some items; of each item once, for each contact may be asked about it. */
export const tokensOfItems = (text: string, items: readonly Item[]): Token[] =>
  items.flatMap((item) => (item.tokens ??= tokensOf(text, item.start, item.end)));
