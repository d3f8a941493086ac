import type { ClaimFact } from '@lqc/contracts';
import { baseOf } from '../../dimensions/bases.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { isBesideAnother } from './beside-another.js';
import { wayAt } from '../../bind/ways.js';

/**
 * "Kenaikannya lebih kecil daripada permintaan domestik", "penurunan ini sama besar dengan penurunan
 * kapasitas utilisasi": how large two changes of averages are beside each other. Sizes are compared
 * where both went the same way; where they did not, the sentence is left open.
 */
export function readChangeComparison(
  sentence: Sentence,
  item: ItemOf<'more'>,
  moved: Item,
): Reading {
  const type = 'compare_changes' as const;
  const { table, indicator: own } = sentence.sheet;
  const behind = sentence.after(item);
  const ways = behind.filter(isA('way'));
  const items = [item, moved, ...ways];
  const first = sentence.items
    .filter(isA('indicator'))
    .findLast((one) => one.end <= item.start && !isBesideAnother(sentence, one));
  const key = first ? first.meaning.keys[0] : (sentence.topic.indicator ?? own);
  const clause = sentence.clauseOf(item);
  const others = behind
    .filter(isA('indicator'))
    .filter((one) => sentence.clauseOf(one) === clause)
    .map(({ meaning }) => meaning.keys);
  const isUnclear =
    others.length === 0 ||
    others.some(({ length }) => length !== 1) ||
    sentence.before(item).some(isA('not')) ||
    behind.some((one) => means(one, 'sector') || means(one, 'category') || means(one, 'everybody'));
  if (!key || isUnclear) return decided({ type, items }, null);
  const [sector = null] = sentence.sectorOf(item).sectors;
  const base = baseOf(sentence, item);
  const change = (indicator: typeof key) =>
    table.find({ measure: 'change', indicator, sector, base });
  const one = change(key);
  const two = others.map(([indicator]) => change(indicator!));
  const known = two.filter((fact) => fact !== undefined);
  if (!one || known.length < two.length) return decided({ type, items }, null);
  const said = wayAt(sentence, moved)?.way ?? Math.sign(one.value);
  const isSaid = ways.every((way) => wayAt(sentence, way)?.way === said);
  const isSameWay = isSaid && [one, ...known].every(({ value }) => Math.sign(value) === said);
  const holds = known.every((other) => isBeside(item.meaning.comparison, one, other));
  return decided({ type, items }, isSameWay ? holds : null, {
    facts: [one, ...known],
    expected: [one, ...known].map((fact) => table.label(fact)).join('; '),
  });
}

function isBeside(
  comparison: 'more' | 'less' | 'equal',
  one: ClaimFact,
  other: ClaimFact,
): boolean {
  const apart = Math.sign(Math.abs(one.value) - Math.abs(other.value));
  return apart === (comparison === 'more' ? 1 : comparison === 'less' ? -1 : 0);
}
