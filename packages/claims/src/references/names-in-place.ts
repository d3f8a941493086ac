import type { IndicatorKey } from '@lqc/contracts';
import { type Item, itemOf, type Meaning } from '../items/item.js';

/** Names in the place of the words from one to another, so that the sentence reads as if it had listed them. */
export const namesInPlace = (
  first: Item,
  last: Item,
  names: readonly Meaning[],
  more: Partial<Item> = {},
): Item[] =>
  names.flatMap((meaning, at): Item[] => {
    const place = { ...more, start: first.start, end: last.end };
    const name = itemOf({ ...place, word: first.word, meaning });
    return at === 0
      ? [name]
      : [itemOf({ ...place, word: 'dan', meaning: { is: 'break', mark: 'dan' } }), name];
  });

export const asIndicator = (key: IndicatorKey): Meaning => ({ is: 'indicator', keys: [key] });
export const asSector = (sector: string): Meaning => ({ is: 'sector', sector });
export const asCompany = (name: string): Meaning => ({ is: 'company', name });
