import { type IndicatorKey, LIKERT_SCALE } from '@lqc/contracts';
import { EXPECTATION_OF } from '../../language/indicator-names.js';
import { isA, type Item, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { heldBy } from './degree.js';

/** Whether a part of a sentence tells what is expected rather than what was. */
export function isExpected(sentence: Sentence, item: Item): boolean {
  if (![...sentence.all('expected'), ...sentence.all('period')].some(isNext)) return false;
  const clause = sentence.clauseOf(item);
  if (sentence.around(clause).some(({ items }) => items.some(isNext))) return true;
  const opening = sentence.clauses[clause.id - 1];
  return opening !== undefined && opening.items.some(isNext) && !opening.items.some(isA('way'));
}

const isNext = (one: Item) =>
  means(one, 'expected') || (means(one, 'period') && one.meaning.isNext);

/** "Penjualan diprakirakan naik 0,58 poin": a figure may be the expectation's, whose name is not said. */
export function withExpectations<Named extends { readonly keys: readonly IndicatorKey[] }>(
  sentence: Sentence,
  item: Item,
  named: Named,
): Named {
  const clause = sentence.clauseOf(item);
  const led = sentence.clauses[clause.id - 1];
  // "Upah diperkirakan meningkat, dengan skor 3,40": the figure is the expectation's.
  const isBehind =
    led !== undefined &&
    led.items.some(isA('expected')) &&
    led.items.some(isA('indicator')) &&
    !clause.items.some((one) => means(one, 'indicator') || means(one, 'way'));
  if (isBehind) {
    const first = named.keys.flatMap((key) => EXPECTATION_OF[key] ?? []);
    return { ...named, keys: [...new Set([...first, ...named.keys])] };
  }
  if (!isExpected(sentence, item)) return named;
  const isOfSales = sentence.items.some(({ word }) => word === 'penjualan');
  const expected = named.keys.flatMap((key) => EXPECTATION_OF[key] ?? []);
  const sales: IndicatorKey[] = isOfSales ? ['perkiraan penjualan'] : [];
  return { ...named, keys: [...new Set([...named.keys, ...expected, ...sales])] };
}

/** What is said of the next quarter is held against the contacts' own expectation. */
export function readExpected(
  sentence: Sentence,
  item: Item,
  way: number,
  items: readonly Item[],
): Reading {
  const [key] = sentence.indicatorOf(item).keys;
  const { sectors } = sentence.sectorOf(item);
  const { table } = sentence.sheet;
  for (const one of sentence.items) if (means(one, 'expected')) one.used = true;
  const indicator = key && (key.startsWith('perkiraan') ? key : EXPECTATION_OF[key]);
  if (!indicator) return decided({ type: 'change', items }, null);
  const average = table.find({ measure: 'average', indicator, sector: sectors[0] ?? null });
  const change = table.find({
    measure: 'change',
    indicator,
    sector: sectors[0] ?? null,
    base: 'before',
  });
  if (!average) return decided({ type: 'change', items }, null);
  const level = Math.sign(average.value - LIKERT_SCALE.neutral);
  // "Perkiraan penjualan diprakirakan relatif stabil" can be said of the level or of its change.
  const isMoved = change && heldBy(change, way, way === 0 ? 'loose' : 'plain') !== false;
  // "Ke depan, perkiraan investasi bertahan di 3,80": the expectation's own index is named.
  const isOfIndex = isMoved && isNamedAs(sentence, indicator);
  const holds = level === way || isOfIndex ? true : isMoved ? null : false;
  return decided({ type: 'change', items }, holds, {
    facts: [isOfIndex && level !== way ? change : average],
    expected: table.label(average),
  });
}

/** Whether a sentence names an expectation and tells no expecting of anybody besides. */
function isNamedAs({ items }: Sentence, key: IndicatorKey): boolean {
  const isNamed = items.some((one) => means(one, 'indicator') && one.meaning.keys.includes(key));
  return isNamed && items.filter(isA('expected')).every(({ word }) => AHEAD.has(word));
}
const AHEAD = new Set(['ke', 'mendatang']);
