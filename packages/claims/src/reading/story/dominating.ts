import type { ClaimCategory } from '@lqc/contracts';
import type { Clause } from '../../sentence/clauses.js';
import { isA, type Item, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { isUnfigured } from './growth.js';
import { sideOfMood } from './moods.js';
import { isOrientation, MARKETS, SIDES } from '../../facts/categories.js';

const DOMINATING =
  /^(?:didominasi|mendominasi|mewarnai|diwarnai|menguasai|dikuasai|dominan|menonjol|mengemuka|berkuasa)$/;

/**
 * "Perkiraan harga jual masih didominasi nada optimis", "orientasi domestik mewarnai profil kontak": of
 * the answers or markets that one is the largest; wrong where it is the smallest.
 */
export function readDominating(sentence: Sentence): Reading[] {
  return sentence.clauses.flatMap((clause) => {
    const own = isUnfigured(clause) ? clause.items.find(isDominating) : undefined;
    const group = own && groupIn(clause, sentence.sheet.isProfile);
    if (!own || !group) return [];
    const not = sentence.before(own).slice(0, 2).find(isA('not'));
    const items = [own, ...group.items, ...(not ? [not] : [])];
    const claim = { type: 'rank', items } as const;
    const { table } = sentence.sheet;
    const [indicator, more] = sentence.indicatorOf(own).keys;
    const [sector = null] = sentence.sectorOf(own).sectors;
    const isOfMarket = isOrientation(group.category);
    if (!isOfMarket && (!indicator || more)) return [decided(claim, null)];
    const facts = (isOfMarket ? MARKETS : SIDES).flatMap(
      (category) =>
        table.find(
          isOfMarket
            ? { measure: 'companies', category }
            : { measure: 'answer-count', indicator, sector, category },
        ) ?? [],
    );
    const fact = facts.find(({ category }) => category === group.category);
    const others = facts.filter((one) => one !== fact).map(({ value }) => value);
    if (!fact || others.length === 0) return [decided(claim, null)];
    const isLargest = fact.value > Math.max(...others);
    const isSmallest = fact.value <= Math.min(...others);
    const holds = isLargest ? true : isSmallest ? false : null;
    return [
      decided(claim, not && holds !== null ? !holds : holds, {
        facts: [fact],
        expected: table.label(fact),
      }),
    ];
  });
}

const isDominating = ({ word }: Item) => DOMINATING.test(word);

/** "Nada optimis", "jawaban netral", "orientasi domestik". */
function groupIn(
  { items }: Clause,
  isProfile: boolean,
): { readonly category: ClaimCategory; readonly items: readonly Item[] } | null {
  const named = items.filter((one) => means(one, 'category') || (!isProfile && sideOfMood(one)));
  const [group] = named;
  if (named.length > 1) return null;
  if (group && means(group, 'category'))
    return { category: group.meaning.category, items: [group] };
  if (group) return { category: sideOfMood(group)! > 0 ? 'above' : 'below', items: [group] };
  const at = isProfile ? items.findIndex(({ word }) => word === 'orientasi') : -1;
  const market = MARKET_WORDS.get(items[at + 1]?.word ?? '');
  return at >= 0 && market ? { category: market, items: [items[at]!, items[at + 1]!] } : null;
}
const MARKET_WORDS: ReadonlyMap<string, ClaimCategory> = new Map([
  ['domestik', 'domestic'],
  ['ekspor', 'export'],
]);
