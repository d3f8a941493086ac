import { type Item, type ItemOf, type Meaning } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';
import type { Bindings } from './bindings/bindings.js';

/**
 * Reads one kind of claim: it takes the words that it understands (`used`) and says what the figures
 * say of them. It may look at what the readers before it found.
 */
export type Reader = (
  sentence: Sentence,
  readings: readonly Reading[],
  bindings: Bindings,
) => readonly Reading[];

type ReadItem<One extends Item> = (
  sentence: Sentence,
  item: One,
  readings: readonly Reading[],
) => Reading | null;

/** A reader that is asked for every word in turn, the first of several that says something. */
export const eachWord =
  (...readers: readonly ReadItem<Item>[]): Reader =>
  (sentence, readings) =>
    sentence.items.flatMap((item) => {
      for (const read of readers) {
        const reading = read(sentence, item, readings);
        if (reading) return [reading];
      }
      return [];
    });

/** A reader that is asked for every word of a kind. */
export const each =
  <Is extends Meaning['is']>(is: Is, read: ReadItem<ItemOf<Is>>): Reader =>
  (sentence, readings) =>
    sentence.all(is).flatMap((item) => read(sentence, item, readings) ?? []);

/** A reader that is asked for every word of a kind that no reader has taken yet. */
export const eachLeft = <Is extends Meaning['is']>(is: Is, read: ReadItem<ItemOf<Is>>): Reader =>
  each(is, (sentence, item, readings) => (item.used ? null : read(sentence, item, readings)));
