import { ALL_OF_THEM } from '../language/all-of-them.js';
import { become, type Item, type ItemOf, means } from './item.js';

/**
 * "15 kontak di atas netral, dan jumlah yang sama menjawab netral", "dua dari tiga kontak kini di atas netral,
 * padahal dahulu ketiganya di bawah netral": words for a number of contacts that the sentence told before.
 */
export function countAgain(items: readonly Item[]): void {
  for (const [at, item] of items.entries()) {
    const all = ALL_OF_THEM.get(item.word);
    if (all === undefined && item.word !== 'jumlah') continue;
    const told = items.slice(0, at).findLast(isOfContacts);
    const answer = items.slice(at + 1).find((one) => !means(one, 'plain'));
    if (!told || !answer || !means(answer, 'category')) continue;
    const { number } = told.meaning;
    const isAll = all !== undefined && all === (number.of ?? number.value) && !items.some(isName);
    const isSame =
      means(item, 'plain') &&
      item.word === 'jumlah' &&
      /^(?:sama|serupa)$/.test(items.slice(at + 1).find(({ word }) => word !== 'yang')?.word ?? '');
    if (isAll) become(item, { is: 'number', number: { ...number, value: all, of: all } });
    else if (isSame) become(item, { is: 'number', number: { ...number, of: null } });
  }
}

const isOfContacts = (one: Item): one is ItemOf<'number'> =>
  means(one, 'number') &&
  (one.meaning.number.unit === 'kontak' || one.meaning.number.of !== null) &&
  one.meaning.number.unit !== 'persen';
const isName = (one: Item): boolean =>
  means(one, 'company') || means(one, 'indicator') || means(one, 'sector');
