import { roundHalfUp } from '../../judging/equals.js';
import { isA, type Item } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { type NumberItem, open, placesOf } from '../bindings/binding.js';

/** "netral atau di atas netral sebesar 68,3 %": categories that are counted together. */
export function summed(
  sentence: Sentence,
  item: NumberItem,
  used: readonly Item[],
): Reading | null {
  const clause = sentence.clauseOf(item);
  // "38,5 % dan 15,4 % masing-masing netral dan di bawah netral": each has its own.
  if (clause.items.some(isA('respectively'))) return null;
  const own = clause.items.filter(isA('category'));
  // "Skor 4 dan skor 5 …, sehingga bersama-sama mencakup 46,2 %": of those named before.
  const isOfNamed = own.length === 0 && clause.items.some(isA('sum'));
  const categories = isOfNamed
    ? sentence.all('category').filter(({ end }) => end <= item.start)
    : own;
  const numbers = clause.items.filter(isA('number'));
  const isJoined = categories.length >= 2 && numbers.length === 1;
  if (!isJoined) return null;
  const { table } = sentence.sheet;
  const { indicators, sectors, period } = placesOf(sentence, item, {});
  const facts = [...new Set(categories.map(({ meaning }) => meaning.category))].map((category) =>
    table.find({
      measure: 'answer-count',
      indicator: indicators.keys[0] ?? null,
      sector: sectors.sectors[0] ?? null,
      period: period.role ?? 'now',
      category,
    }),
  );
  const known = facts.filter((fact) => fact !== undefined);
  const items = [item, ...categories, ...clause.items.filter(isA('sum')), ...used];
  if (known.length < facts.length || known.length === 0) return open('sum', items);
  const count = known.reduce((sum, fact) => sum + fact.value, 0);
  const { value, decimals, unit } = item.meaning.number;
  const figure = unit === 'persen' ? (count / known[0]!.n) * 100 : count;
  return decided({ type: 'sum', items }, roundHalfUp(figure, decimals) === value, {
    facts: known,
    expected: known.map((fact) => table.label(fact)).join('; '),
  });
}
