import { isA, type Item } from '../../items/item.js';
import type { Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';

export type Doubt = (sentence: Sentence, reading: Reading) => boolean;

export const numberOf = ({ items }: Reading) => items.find(isA('number'));

export const before = ({ items }: Sentence, { start }: Item) =>
  items.filter(({ end }) => end <= start);

export const isName = (one: Item) => isA('sector')(one) || isA('category')(one);

export const wordOf = (items: readonly Item[]) =>
  items.some(isA('number'))
    ? null
    : items.find((one) => isA('way')(one) || isA('level')(one) || isA('more')(one));
