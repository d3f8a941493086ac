import type { IndicatorKey } from '@lqc/contracts';
import { baseOf } from '../../dimensions/bases.js';
import type { Clause } from '../../sentence/clauses.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { isUnfigured } from './growth.js';

/** What one of two things makes up more of than the other. */
const LEANING =
  /^(?:didominasi|ditopang|digerakkan|bertumpu|bersandar|bersumber|berasal|datang|disumbang|dibentuk|dipengaruhi|didorong|mengandalkan)$/;

/**
 * "Tekanan biaya lebih banyak datang dari energi ketimbang upah", "struktur biaya didominasi energi
 * ketimbang upah", "perbaikan lebih banyak terjadi pada harga jual daripada margin": of two indicators
 * the first lies higher, or moved further that way where a word of direction leads.
 */
export function readLeanings(sentence: Sentence): Reading[] {
  if (sentence.sheet.isProfile) return [];
  return sentence.clauses.flatMap((clause) => {
    const said = isUnfigured(clause) ? leaningIn(clause) : null;
    return said ? [readLeaning(sentence, said)] : [];
  });
}

interface Leaning {
  readonly one: IndicatorKey;
  readonly two: IndicatorKey;
  readonly moved: ItemOf<'way'> | null;
  readonly isLess: boolean;
  readonly items: readonly Item[];
}

/** "Lebih … A ketimbang B": both names behind the word that sets them side by side. */
function leaningIn({ items }: Clause): Leaning | null {
  // "Lebih optimis terhadap A daripada terhadap B".
  const at = items.findIndex((one) => means(one, 'than') && one.word !== 'terhadap');
  const more = items.findIndex(isA('more'));
  const leads = items.findIndex((one) => means(one, 'cause') || LEANING.test(one.word));
  const lean = more >= 0 ? more : leads;
  const [own, than] = [items[lean], items[at]];
  if (!own || !than || lean > at) return null;
  const between = items.slice(lean + 1, at).filter(isA('indicator'));
  const two = items.slice(at + 1).find((one) => means(one, 'indicator') || means(one, 'period'));
  const [one] = between;
  if (!one || between.length > 1 || !two || !means(two, 'indicator')) return null;
  const keys = [one, two].map(({ meaning }) =>
    meaning.keys.length === 1 ? meaning.keys[0] : null,
  );
  if (!keys[0] || !keys[1] || keys[0] === keys[1]) return null;
  const ways = items.slice(0, at).filter(isA('way'));
  if (ways.length > 1 || (means(own, 'more') && own.meaning.comparison === 'equal')) return null;
  const leans = items.slice(lean, at).filter((item) => means(item, 'rank') || means(item, 'cause'));
  return {
    one: keys[0],
    two: keys[1],
    moved: ways[0] ?? null,
    isLess: means(own, 'more') && own.meaning.comparison === 'less',
    items: [...new Set([own, ...leans, ...ways])],
  };
}

function readLeaning(sentence: Sentence, { one, two, moved, isLess, items }: Leaning): Reading {
  const { table } = sentence.sheet;
  const [sector = null] = sentence.sectorOf(items[0]!).sectors;
  const base = baseOf(sentence, items[0]!);
  const facts = [one, two].flatMap(
    (indicator) =>
      table.find(
        moved
          ? { measure: 'change', indicator, sector, base }
          : { measure: 'average', indicator, sector },
      ) ?? [],
  );
  const claim = { type: moved ? 'compare_changes' : 'compare', items } as const;
  const [a, b] = facts;
  if (!a || !b || moved?.meaning.way === 0) return decided(claim, null);
  const apart = (a.value - b.value) * (moved?.meaning.way ?? 1) * (isLess ? -1 : 1);
  // Whatever is said to have moved did so at all.
  const isMoved = !moved || isLess || Math.sign(a.value) === moved.meaning.way;
  return decided(claim, apart > 0 && isMoved ? true : apart < 0 ? false : null, {
    facts,
    expected: facts.map((fact) => table.label(fact)).join('; '),
  });
}
