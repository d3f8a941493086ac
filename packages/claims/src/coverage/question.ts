import type { Item, ItemOf, Meaning } from '../items/item.js';
import type { Read } from './what-was-read.js';

/** A word of a sentence whose readings are all supported, with all that was read of the sentence. */
export interface Asked<One extends Item = Item> extends Read {
  readonly item: One;
  readonly items: readonly Item[];
  /** Its index among the items, and its neighbours. */
  readonly at: number;
  readonly lead: Item | undefined;
  readonly next: Item | undefined;
}

/** Whether a word says more than the readings cover. */
export type SaysMore<One extends Item = Item> = (asked: Asked<One>) => boolean;

/** A test that is applied to words of some kinds. */
export interface Question {
  readonly kinds: readonly Meaning['is'][];
  readonly saysMore: SaysMore<never>;
}

export const ofKinds = <Is extends Meaning['is']>(
  kinds: readonly Is[],
  saysMore: SaysMore<ItemOf<Is>>,
): Question => ({ kinds, saysMore });

/** Whether some reading includes the word. */
export const isRead = ({ item, taken, told }: Asked): boolean => taken.has(item) || told.has(item);
