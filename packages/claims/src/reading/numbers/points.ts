import type { ClaimFact } from '@lqc/contracts';
import type { FactAddress } from '../../facts/fact-table.js';
import { baseOf } from '../bases.js';
import { categoryOf } from '../categories.js';
import { equals } from '../equals.js';
import { isA } from '../item.js';
import { judge, type Reading, type Test } from '../reading.js';
import type { Sentence } from '../sentence.js';
import { wayAt } from '../ways.js';
import { readBalance } from './balance.js';
import { type Bound, hasEnds, nearOf, type NumberItem, open, placesOf } from './binding.js';
import { changeLead } from './change-lead.js';
import { readCompanyShareChange } from './company-share-change.js';
import { readDifference } from './difference.js';
import { isOfPeople } from './people.js';
import { readShareChange } from './share-change.js';

export function readPoints(sentence: Sentence, item: NumberItem, bound: Bound): Reading {
  const { table } = sentence.sheet;
  const { isSigned, value, unit } = item.meaning.number;
  const near = nearOf(sentence, item);
  const lead = sentence.before(item);
  const balance = sentence.items.findLast((one) => isA('measure')(one) && one.end <= item.start);
  if (balance?.meaning.is === 'measure' && balance.meaning.measure === 'balance') {
    const moved = changeLead(sentence, item);
    // How far a balance moved is no fact of the table.
    return moved && isA('way')(moved) && !hasEnds(sentence, item)
      ? open('balance', [item, moved])
      : readBalance(sentence, item, bound);
  }
  const followed = sentence.after(item).find((one) => isA('measure')(one));
  if (followed && followed.meaning.is === 'measure' && followed.meaning.measure === 'balance')
    return readBalance(sentence, item, bound);
  const word =
    changeLead(sentence, item) ??
    sentence
      .after(item)
      .slice(0, 2)
      .find((one) => isA('more')(one) || isA('way')(one)) ??
    lead.find((one) => isA('way')(one) || isA('more')(one)) ??
    null;
  const way = word ? wayAt(sentence, word) : null;
  const sizes = lead.slice(0, 4).filter(isA('size'));
  const items = [...(way ? way.items : word ? [word] : []), ...sizes, ...near.items, item];
  const beside = word && isA('more')(word) ? readDifference(sentence, item, word, items) : null;
  if (beside) return beside;
  if (sentence.sheet.isProfile) return readCompanyShareChange(sentence, item, items, way?.way ?? 0);
  const { indicators, sectors } = placesOf(sentence, item, bound);
  const base = bound.period && bound.period !== 'now' ? bound.period : baseOf(sentence, item);
  const category = unit === 'poin' ? categoryOf(sentence, item) : null;
  const at: FactAddress[] = sectors.sectors.flatMap((sector) =>
    indicators.keys.map((indicator) => ({ measure: 'change', indicator, sector, base })),
  );
  if (category?.items.some(isA('category')) && isOfPeople(sentence, item))
    return readShareChange(sentence, item, category.category, items, way?.way ?? null);
  if (at.length === 0) return open('change', items);
  const direction = way ? way.way : 0;
  const isStill = way?.way === 0 && !way.isNegated;
  const test: Test = (fact) => {
    if (isStill && (value !== 0 || fact.value !== 0)) return false;
    const size = (one: ClaimFact) => (isSigned ? one.value : Math.abs(one.value));
    if (direction !== 0 && Math.sign(fact.value) !== direction) return false;
    if (isSigned && direction === 0 && Math.sign(value) !== Math.sign(fact.value)) return false;
    return equals(
      item,
      near.comparison,
      isSigned && direction !== 0 ? (one) => Math.abs(one.value) : size,
    )(fact);
  };
  return judge({ type: 'change', items }, table, at, test);
}
