import { LIKERT_INDICATORS } from '@lqc/contracts';
import { baseOf } from '../bases.js';
import { isA } from '../item.js';
import { decided, judge, type Reading } from '../reading.js';
import type { Sentence } from '../sentence.js';
import { wayAt } from '../ways.js';
import type { NumberItem } from './binding.js';

import { withWhole } from './with-whole.js';

export function readIndicatorCount(sentence: Sentence, item: NumberItem): Reading {
  const { table } = sentence.sheet;
  const { of } = item.meaning.number;
  const clause = sentence.clauseOf(item);
  const isWhole = sentence
    .before(item)
    .slice(0, 2)
    .some(({ word: said }) => said === 'antara' || said === 'dari' || said === 'seluruh');
  if (isWhole)
    return decided(
      { type: 'count', items: [item] },
      item.meaning.number.value === LIKERT_INDICATORS.length ? true : null,
    );
  const word =
    sentence.after(item).find((one) => isA('way')(one)) ??
    clause.items.find(isA('way')) ??
    sentence.items.findLast((one) => isA('way')(one) && one.end <= item.start);
  const way = word && wayAt(sentence, word);
  const items = [item, ...(way?.items ?? [])];
  if (!way)
    return decided(
      { type: 'count', items },
      item.meaning.number.value === LIKERT_INDICATORS.length ? true : null,
    );
  const category = way.way === 1 ? 'up' : way.way === -1 ? 'down' : 'same';
  const base = baseOf(sentence, item);
  // "Satu dari lima indikator yang menurun": the whole are those that fell.
  if (of !== null && of !== LIKERT_INDICATORS.length) {
    const fact = table.find({ measure: 'indicator-count', category, base });
    return decided({ type: 'count_by_direction', items }, fact?.value === of ? true : null);
  }
  return judge(
    { type: 'count_by_direction', items },
    table,
    [{ measure: 'indicator-count', category, base }],
    withWhole(item, 'equal', of),
  );
}
