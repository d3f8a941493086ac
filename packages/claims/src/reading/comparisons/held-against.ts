import { type Item, type ItemOf, means } from '../../items/item.js';
import { asserts } from '../../sentence/clauses.js';
import type { Sentence } from '../../sentence/sentence.js';

const JOINING = new Set(['dan', 'serta', 'maupun', 'atau']);

/**
 * "Lebih tinggi dari A (3,27), B, dan C": all names of a kind that something is held against, from the
 * first on. One behind a lone comma, or one that goes on to do something ("… dari B, dan C turun"), is
 * told of for itself.
 */
export function heldAgainst<Name extends ItemOf<'indicator'> | ItemOf<'sector'>>(
  sentence: Sentence,
  first: Name,
): Name[] {
  const clause = sentence.clauseOf(first);
  const isBracket = (one: Item) => sentence.clauseOf(one).outer !== clause.outer;
  const behind = sentence.items
    .slice(sentence.items.indexOf(first) + 1)
    .filter((one) => !isBracket(one));
  const isStandIn = (one: Item) =>
    sentence.items.some((other) => other !== one && other.start === one.start);
  const names = [first];
  let joined = 1;
  let mark: string | null = null;
  for (const one of behind) {
    if (means(one, 'break')) {
      if (one.meaning.mark !== ',' && !JOINING.has(one.meaning.mark)) break;
      mark = one.meaning.mark;
    } else if (mark !== null && isNameLike(one, first) && isStandIn(one) === isStandIn(first)) {
      names.push(one);
      if (mark !== ',') joined = names.length;
      mark = null;
    } else {
      if (mark === null && asserts(one) && joined > 1 && joined === names.length) joined -= 1;
      break;
    }
  }
  return names.slice(0, joined);
}

const isNameLike = <Name extends Item>(one: Item, { meaning }: Name): one is Name =>
  one.meaning.is === meaning.is;
