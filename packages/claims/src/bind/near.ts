import { isOneOf, type Item, means } from '../items/item.js';
import type { Sentence } from '../sentence/sentence.js';

/** Words that part nothing: "hanya", "sebesar", "skor". */
export const isPassed = isOneOf('plain', 'near', 'open', 'close', 'measure', 'size', 'says');

/** The nearest telling word before another in its clause; behind a bracket those before it. */
export const ledBy = (sentence: Sentence, item: Item): Item | undefined =>
  sentence.before(item).find((one) => !isPassed(one));

export const followedBy = (sentence: Sentence, item: Item): Item | undefined =>
  sentence.after(item).find((one) => !isPassed(one));

/**
 * The part of a clause that tells one thing: what stands before or behind a reason. Of a bracket the items
 * within it, then those of what it stands in.
 */
export function stretchesOf(sentence: Sentence, item: Item): readonly (readonly Item[])[] {
  const clause = sentence.clauseOf(item);
  const own = splitAtCause(clause.items, item);
  const outer = clause.outer ? [splitAtCause(clause.outer.items, item)] : [];
  return [own, ...outer];
}

/** "Turun dari 3,71": the figure that a step came from; "dari 40 kontak" is a whole and comes from nowhere. */
export function isFrom(sentence: Sentence, item: Item): boolean {
  const link = ledBy(sentence, item);
  if (!link || !means(link, 'from')) return false;
  const own = stretchOf(sentence, item);
  const [lead, step] = sentence.before(link).filter((one) => !isPassed(one));
  const isStep = lead !== undefined && step !== undefined && means(lead, 'number') && (means(step, 'way') || means(step, 'more'));
  const isPart =
    lead !== undefined &&
    !isStep &&
    (means(lead, 'quantifier') || means(lead, 'people') || means(lead, 'number')) &&
    !own.some((one) => means(one, 'to'));
  const isMove = own.some(
    (one) => means(one, 'to') || ((means(one, 'way') || means(one, 'more')) && one.end <= link.start),
  );
  return link.word !== 'dari' || (isMove && !isPart);
}

/** The stretch of a clause that an item stands in, with its brackets left out. */
export const stretchOf = (sentence: Sentence, item: Item): readonly Item[] =>
  stretchesOf(sentence, item)[0]!;

function splitAtCause(items: readonly Item[], item: Item): readonly Item[] {
  let from = 0;
  let to = items.length;
  for (const [at, one] of items.entries()) {
    if (!means(one, 'cause')) continue;
    if (one.end <= item.start) from = at + 1;
    else if (one.start >= item.end && to === items.length) to = at;
  }
  return items.slice(from, to);
}
