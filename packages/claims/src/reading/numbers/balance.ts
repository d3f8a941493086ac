import { equals } from '../../judging/equals.js';
import { means } from '../../items/item.js';
import { judge, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { addressesFor, type Bound, nearOf, type NumberItem, open } from '../bindings/binding.js';

/** A number of points as a net balance, whose sign may be told in words: "negatif 2,7 poin". */
export function readBalance(sentence: Sentence, item: NumberItem, bound: Bound): Reading {
  const { table } = sentence.sheet;
  const near = nearOf(sentence, item);
  const items = [...near.items, item];
  const at = addressesFor(sentence, item, bound, { measure: 'net-balance' });
  if (!at) return open('balance', items);
  const { isSigned } = item.meaning.number;
  const lead = sentence.before(item);
  const stop = lead.findIndex(
    (one) => means(one, 'from') || means(one, 'to') || means(one, 'period'),
  );
  const signs = lead.slice(0, stop < 0 ? 3 : Math.min(3, stop));
  const isNegative = signs.some(({ word }) => ['negatif', 'minus'].includes(word));
  const isPositive = signs.some(({ word }) => word === 'positif');
  for (const one of signs) if (['negatif', 'positif', 'minus'].includes(one.word)) one.used = true;
  const sign = isNegative && !isSigned ? -1 : 1;
  return judge({ type: 'balance', items }, table, at, (fact) =>
    isPositive && fact.value <= 0
      ? false
      : equals(item, near.comparison, (one) => sign * one.value)(fact),
  );
}
