import { isA, type Item } from '../item.js';
import { periodOf } from '../periods.js';
import { decided, type Reading } from '../reading.js';
import type { Sentence } from '../sentence.js';
import type { SaidWay } from '../ways.js';

/**
 * "… meskipun sempat melandai ke 3,08 pada Triwulan III 2024": a step that ended in the quarter before,
 * from the one before that where the sentence tells of it. Never wrong, for it may come from elsewhere.
 * Null where the step ends now.
 */
export function readIntoEarlier(
  sentence: Sentence,
  item: Item,
  { way, isNegated, items }: SaidWay,
): Reading | null {
  const [to, number] = sentence
    .after(item)
    .filter((one) => !isA('size')(one) && !isA('plain')(one) && !isA('near')(one));
  if (!to || !isA('to')(to) || !number || !isA('number')(number)) return null;
  if (periodOf(sentence, number).role !== 'before') return null;
  const { table } = sentence.sheet;
  const [indicator = null] = sentence.indicatorOf(item).keys;
  const [sector = null] = sentence.sectorOf(item).sectors;
  const at = { measure: 'average', indicator, sector } as const;
  const { topic } = sentence;
  const isOfYear =
    topic.period === 'last_year' ||
    topic.base === 'last_year' ||
    sentence.all('period').some(({ meaning }) => meaning.role === 'last_year');
  const [then, first] = [
    table.find({ ...at, period: 'before' }),
    isOfYear ? table.find({ ...at, period: 'last_year' }) : undefined,
  ];
  const isSo = then && first && Math.sign(then.value - first.value) === way && !isNegated;
  return decided({ type: 'change', items }, isSo ? true : null, {
    facts: isSo ? [then, first] : [],
  });
}
