import type { IndicatorKey } from '@lqc/contracts';
import { type Item, itemOf, type Meaning } from '../items/item.js';

/** Names in the place of a word that stands for them, so that the sentence reads as if it had listed them. */
export const namesInPlace = ({ start, end, word }: Item, names: readonly Meaning[]): Item[] =>
  names.flatMap((meaning, at): Item[] => {
    const place = { start, end };
    const name = itemOf({ ...place, word, meaning });
    return at === 0
      ? [name]
      : [itemOf({ ...place, word: 'dan', meaning: { is: 'break', mark: 'dan' } }), name];
  });

export const asIndicator = (key: IndicatorKey): Meaning => ({ is: 'indicator', keys: [key] });
export const asSector = (sector: string): Meaning => ({ is: 'sector', sector });
export const asCompany = (name: string): Meaning => ({ is: 'company', name });
