import type { ClaimFact } from '@lqc/contracts';
import { baseOf } from '../../dimensions/bases.js';
import { type Quantity, quantityBefore } from '../quantities/counted-quantity.js';
import { isApart } from '../../judging/equals.js';
import type { Item } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { type NumberItem, open } from '../bindings/binding.js';

const SHARES: Partial<Record<Quantity['kind'], ClaimFact['measure']>> = {
  'answers of a category': 'answer-share',
  companies: 'company-share',
};

/**
 * "Sebanyak 57,9 % kontak menjawab di atas netral, naik 3,8 poin persentase": how far a share moved,
 * never an average. Of the share that the sentence told before, else of the one that the sentence before
 * told last; then it is right or left open.
 */
export function readSharePoints(
  sentence: Sentence,
  item: NumberItem,
  {
    word,
    way,
    items,
  }: { readonly word: Item | null; readonly way: number; readonly items: Item[] },
): Reading {
  const { table } = sentence.sheet;
  const quantity = shareSaid(sentence, item, word);
  const measure = quantity && SHARES[quantity.kind];
  const last = sentence.topic.facts.findLast(({ unit }) => unit === 'persen');
  const places =
    quantity && measure ? quantity.at.map((at) => ({ ...at, measure })) : last ? [last] : [];
  const base = baseOf(sentence, item);
  const pairs = places.flatMap((at) => {
    const [now, then] = [table.find({ ...at, period: 'now' }), table.find({ ...at, period: base })];
    return now && then ? [[now, then] as const] : [];
  });
  const type = 'share_change' as const;
  const own = quantity ? [...items, ...quantity.items] : items;
  const [first] = pairs;
  if (!first) return open(type, own);
  const isThat = ([now, then]: (typeof pairs)[number]) =>
    (way === 0 || Math.sign(now.value - then.value) === way) &&
    isApart(item.meaning.number, now, then);
  const holds = isThat(first) ? true : !quantity || pairs.some(isThat) ? null : false;
  return decided({ type, items: own }, holds, {
    facts: [...first],
    expected: `${table.label(first[1])}; ${table.label(first[0])}`,
  });
}

/** The share that stands before the word of direction, else between it and the number. */
function shareSaid(sentence: Sentence, item: Item, word: Item | null): Quantity | null {
  const before = word && quantityBefore(sentence, word);
  if (before) return before;
  const between = quantityBefore(sentence, item);
  return between && !between.items.some((one) => one === word) ? between : null;
}
