import { baseOf } from '../../dimensions/bases.js';
import type { Clause } from '../../sentence/clauses.js';
import { isA, type Item, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { growthIn, isUnfigured } from './growth.js';
import { GAP } from './sectors-apart.js';

/**
 * "Selisih keduanya menyempit", "jarak antara permintaan domestik dan permintaan ekspor makin lebar": how
 * far the averages of two indicators lie apart, now and before.
 */
export function readGapsOfTwo(sentence: Sentence): Reading[] {
  if (sentence.sheet.isProfile) return [];
  return sentence.clauses.flatMap((clause) => {
    const gap = isUnfigured(clause) ? clause.items.find(({ word }) => GAP.test(word)) : undefined;
    const growth = gap && growthIn(sentence, clause);
    const keys = pairIn(clause);
    if (!gap || !growth?.way || !keys) return [];
    const claim = { type: 'compare_changes', items: [gap, ...growth.items] } as const;
    const [sector = null] = sentence.sectorOf(gap).sectors;
    const base = baseOf(sentence, gap);
    const { table } = sentence.sheet;
    const [now, then] = (['now', base] as const).map((period) => {
      const [one, two] = keys.map((indicator) =>
        table.find({ measure: 'average', indicator, sector, period }),
      );
      return one && two ? { apart: Math.abs(one.value - two.value), facts: [one, two] } : null;
    });
    if (!now || !then || growth.isNegated) return [decided(claim, null)];
    const holds = Math.sign(now.apart - then.apart) === growth.way;
    const expected = [...then.facts, ...now.facts].map((fact) => table.label(fact)).join('; ');
    return [decided(claim, holds, { facts: now.facts, expected })];
  });
}

/** The two indicators that a clause names. */
function pairIn({ items }: Clause) {
  const names = items.filter(isA('indicator')).map(({ meaning }) => meaning.keys);
  const keys = [...new Set(names.flat())];
  const isSure = names.every(({ length }) => length === 1);
  return isSure && keys.length === 2 && !items.some(isOfGroup) ? keys : null;
}
const isOfGroup = (one: Item) => means(one, 'category') || means(one, 'cause');
