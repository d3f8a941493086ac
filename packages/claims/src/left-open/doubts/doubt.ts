import { isA, type Item, means } from '../../items/item.js';
import type { Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';

export type Doubt = (sentence: Sentence, reading: Reading) => boolean;

export const numberOf = ({ items }: Reading) => items.find(isA('number'));

export const before = ({ items }: Sentence, { start }: Item) =>
  items.filter(({ end }) => end <= start);

export const isName = (one: Item) => means(one, 'sector') || means(one, 'category');

export const wordOf = (items: readonly Item[]) =>
  items.some(isA('number'))
    ? null
    : items.find((one) => means(one, 'way') || means(one, 'level') || means(one, 'more'));
