import { type IndicatorKey, LIKERT_INDICATORS, type QuarterRole } from '@lqc/contracts';
import { baseOf, sharedBaseOf } from '../../dimensions/bases.js';
import { type Item, means } from '../../items/item.js';
import { decided, judge, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { subsetOf } from '../../dimensions/subsets.js';
import { wayAt } from '../../bind/ways.js';
import type { NumberItem } from '../bindings/binding.js';

import { withWhole } from './with-whole.js';

const isMoving = (one: Item) =>
  means(one, 'way') ||
  (means(one, 'more') && !one.meaning.isOfCounts && one.meaning.comparison !== 'equal');

/** "Indikator yang naik berjumlah sembilan dan yang turun enam": what moved stands before the number. */
function namedBefore(sentence: Sentence, item: Item): boolean {
  const lead = sentence.before(item);
  const way = lead.findIndex(isMoving);
  return way >= 0 && lead[way + 1]?.word === 'yang';
}

/** Whether a number is that of all indicators, or of those that have a figure here. */
function isAllThere(sentence: Sentence, item: NumberItem): boolean {
  const { table, sector } = sentence.sheet;
  const { value } = item.meaning.number;
  const isMeant = subsetOf(sentence);
  if (isMeant) return LIKERT_INDICATORS.filter(({ key }) => isMeant(key)).length === value;
  const those = (has: (indicator: IndicatorKey) => boolean) =>
    LIKERT_INDICATORS.filter(({ key }) => has(key)).length === value;
  return (
    value === LIKERT_INDICATORS.length ||
    those((indicator) => table.find({ measure: 'average', indicator, sector }) !== undefined) ||
    (['before', 'last_year'] as const).some((base) =>
      those(
        (indicator) => table.find({ measure: 'change', indicator, sector, base }) !== undefined,
      ),
    )
  );
}

/** A number of indicators: how many of the fifteen rose, fell, or lie on a side of neutral. */
export function readIndicatorCount(sentence: Sentence, item: NumberItem): Reading {
  const { table } = sentence.sheet;
  const { of } = item.meaning.number;
  const clause = sentence.clauseOf(item);
  const isWhole = sentence
    .before(item)
    .slice(0, 2)
    .some(({ word: said }) => said === 'antara' || said === 'dari' || said === 'seluruh');
  const told = isWhole ? sentence.after(item).find(isMoving) : undefined;
  if (isWhole && (!told || isAllThere(sentence, item)))
    return decided({ type: 'count', items: [item] }, isAllThere(sentence, item) ? true : null);
  const word =
    (namedBefore(sentence, item) ? sentence.before(item).find(isMoving) : undefined) ??
    sentence.after(item).find(isMoving) ??
    clause.items.find(isMoving) ??
    sentence.items.find((one) => isMoving(one) && one.start >= item.end) ??
    sentence.items.findLast((one) => isMoving(one) && one.end <= item.start);
  const way = word && wayAt(sentence, word);
  const items = [item, ...(way?.items ?? [])];
  if (!way) return decided({ type: 'count', items }, isAllThere(sentence, item) ? true : null);
  const category = way.way === 1 ? 'up' : way.way === -1 ? 'down' : 'same';
  const base = sharedBaseOf(sentence, item);
  if (sentence.sheet.sector !== null)
    return readWithinSector(sentence, item, items, { base, way: way.way });
  // "Salah satu dari 10 indikator yang meningkat": the whole is named, whose part is not decided.
  if (told) {
    const fact = table.find({ measure: 'indicator-count', category, base });
    const isAll = item.meaning.number.value === LIKERT_INDICATORS.length;
    return decided(
      { type: 'count_by_direction', items },
      fact?.value === item.meaning.number.value
        ? isOneOfThem(sentence, item, way.way)
        : isAll || null,
    );
  }
  // "Satu dari lima indikator yang menurun": the whole are those that fell.
  if (of !== null && of !== LIKERT_INDICATORS.length) {
    const fact = table.find({ measure: 'indicator-count', category, base });
    return decided({ type: 'count_by_direction', items }, fact?.value === of ? true : null);
  }
  const at = { measure: 'indicator-count', category, base } as const;
  const others = of === null ? namedBesides(sentence, item, { base, way: way.way }) : 0;
  const isThat = withWhole(item, 'equal', of);
  return judge({ type: 'count_by_direction', items }, table, [at], (fact) => {
    if (others === 0) return isThat(fact);
    if (fact.value - others === item.meaning.number.value) return true;
    // Who says "lainnya" may still have counted them all.
    return isThat(fact) ? null : false;
  });
}

/** "Harga jual naik, begitu pula delapan indikator lainnya": how many of those named moved that way too. */
function namedBesides(
  sentence: Sentence,
  item: Item,
  { base, way }: { readonly base: QuarterRole; readonly way: number },
): number {
  const isOthers = sentence
    .after(item)
    .slice(0, 2)
    .some(({ word }) => OTHERS.has(word));
  const keys = new Set(
    sentence
      .all('indicator')
      .flatMap(({ end, meaning }) => (end <= item.start ? meaning.keys : [])),
  );
  return isOthers
    ? [...keys].filter((indicator) => {
        const change = sentence.sheet.table.find({ measure: 'change', indicator, base });
        return change !== undefined && Math.sign(change.value) === way;
      }).length
    : 0;
}
const OTHERS = new Set(['lain', 'lainnya', 'sisanya', 'selebihnya']);

/** How many indicators of one sector went a way; the table counts those of everybody alone. */
function readWithinSector(
  { sheet: { table, sector } }: Sentence,
  item: NumberItem,
  items: readonly Item[],
  { base, way }: { readonly base: QuarterRole; readonly way: number },
): Reading {
  const changes = LIKERT_INDICATORS.flatMap(
    ({ key }) => table.find({ measure: 'change', indicator: key, sector, base }) ?? [],
  );
  const moved = changes.filter(({ value }) => Math.sign(value) === way).length;
  const { value, of } = item.meaning.number;
  const isWhole = of === null || of === changes.length || of === LIKERT_INDICATORS.length;
  return decided({ type: 'count_by_direction', items }, value === moved && isWhole ? true : null);
}

/** Whether the indicator that is told of moved the way that they did; null where none is told of. */
function isOneOfThem(sentence: Sentence, item: NumberItem, way: number): true | null {
  const [indicator = null] = sentence.indicatorOf(item).keys;
  const [sector = null] = sentence.sectorOf(item).sectors;
  const base = baseOf(sentence, item);
  const change = sentence.sheet.table.find({ measure: 'change', indicator, sector, base });
  return change && Math.sign(change.value) === way ? true : null;
}

/**
 * "Menjadi satu dari hanya tiga indikator yang terkoreksi": that the one which is told of moved as they
 * did. Null where no indicators are counted behind.
 */
export function readOneOfIndicators(sentence: Sentence, item: NumberItem): Reading | null {
  const [from, whole] = sentence.after(item).filter((one) => !means(one, 'plain'));
  const { value, unit, of } = item.meaning.number;
  if (value !== 1 || unit !== null || of !== null || !from || !means(from, 'from')) return null;
  if (!whole || !means(whole, 'number') || whole.meaning.number.unit !== 'indikator') return null;
  const word = sentence.after(whole).find(isMoving);
  const way = word && wayAt(sentence, word);
  const holds = way && !way.isNegated ? isOneOfThem(sentence, item, way.way) : null;
  return decided({ type: 'count_by_direction', items: [item] }, holds);
}
