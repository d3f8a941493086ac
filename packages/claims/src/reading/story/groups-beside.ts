import type { ClaimCategory } from '@lqc/contracts';
import type { Clause } from '../../sentence/clauses.js';
import { isA, type Item, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { isUnfigured } from './growth.js';
import { sideOfMood } from './moods.js';

const SIGNS: ReadonlyMap<string, ClaimCategory> = new Map([
  ['positif', 'above'],
  ['negatif', 'below'],
]);
/** Said where the first is the larger. */
const OVER = /^(?:mengungguli|mengalahkan|melampaui|melebihi)$/;

/**
 * "Kubu yang pesimis lebih besar daripada kubu yang optimis", "optimisme mengungguli pesimisme", "jawaban
 * negatif mengalahkan jawaban positif": of two groups of answers the first is larger, or smaller.
 */
export function readGroupsBeside(sentence: Sentence): Reading[] {
  if (sentence.sheet.isProfile) return [];
  return sentence.clauses.flatMap((clause) => {
    const said = isUnfigured(clause) ? groupsIn(clause) : null;
    if (!said) return [];
    const { one, two, isMore, items } = said;
    const claim = { type: 'compare', items } as const;
    const [indicator, more] = sentence.indicatorOf(items[0]!).keys;
    const [sector = null] = sentence.sectorOf(items[0]!).sectors;
    if (!indicator || more) return [decided(claim, null)];
    const { table } = sentence.sheet;
    const facts = [one, two].flatMap(
      (category) => table.find({ measure: 'answer-count', indicator, sector, category }) ?? [],
    );
    const [a, b] = facts;
    if (!a || !b) return [decided(claim, null)];
    const holds = isMore ? a.value > b.value : a.value < b.value;
    const expected = facts.map((fact) => table.label(fact)).join('; ');
    return [decided(claim, holds, { facts, expected })];
  });
}

/** One group before the word that sets them side by side, and one behind it. */
function groupsIn({ items }: Clause) {
  const at = items.findIndex((one) => OVER.test(one.word) || (means(one, 'more') && !isSame(one)));
  const own = items[at];
  const named = items.filter((one) => categoryIn(one) !== null);
  const [first, second] = named;
  if (!own || !first || !second || named.length !== 2 || items.some(isA('not'))) return null;
  // Named by mood or sign; what is called by its place is compared elsewhere.
  if (named.every((one) => means(one, 'category') && !sideOfMood(one))) return null;
  const [one, two] = [categoryIn(first)!, categoryIn(second)!];
  if (one === two || first.start > own.start || second.end < own.end) return null;
  const isMore = OVER.test(own.word) || !(means(own, 'more') && own.meaning.comparison === 'less');
  const lead = items[at - 1];
  const size = lead && means(lead, 'size') ? [lead] : [];
  return { one, two, isMore, items: [own, ...named, ...size] };
}

const isSame = (one: Item) => means(one, 'more') && one.meaning.comparison === 'equal';

function categoryIn(one: Item): ClaimCategory | null {
  if (means(one, 'category')) return one.meaning.category;
  const side = sideOfMood(one);
  return side ? (side > 0 ? 'above' : 'below') : (SIGNS.get(one.word) ?? null);
}
