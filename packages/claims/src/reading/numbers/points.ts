import { AVERAGE_DECIMALS, type ClaimFact, LIKERT_SCALE } from '@lqc/contracts';
import type { FactAddress } from '../../facts/fact-table.js';
import { baseOf } from '../../dimensions/bases.js';
import { categoryOf } from '../../dimensions/categories.js';
import { equals } from '../../judging/equals.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { judge, type Reading, type Test } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { wayAt } from '../../bind/ways.js';
import { readBalanceChange } from './balance-change.js';
import { readBalance } from './balance.js';
import {
  type Bound,
  hasEnds,
  nearOf,
  type NumberItem,
  open,
  placesOf,
} from '../bindings/binding.js';
import { changeLead } from './change-lead.js';
import { readCompanyShareChange } from './company-share-change.js';
import {
  apartLead,
  readApart,
  readApartBefore,
  readApartFromQuarter,
  readDifference,
} from './difference.js';
import { isOfPeople } from '../../dimensions/people.js';
import { readPointedChange } from './pointed-change.js';
import { readShareChange } from './share-change.js';
import { readSharePoints } from './share-points.js';

const isAbove = ({ meaning }: ItemOf<'category'>) => meaning.category === 'above';
const isBelow = ({ meaning }: ItemOf<'category'>) => meaning.category === 'below';

/** "Di bawah Margin Usaha (0,87 poin)": the bracket tells the size of what stands before it. */
const isBesideName = (sentence: Sentence, item: NumberItem, word: Item): boolean => {
  const { outer, items } = sentence.clauseOf(item);
  const name = outer?.items.findLast(({ end }) => end <= items[0]!.start);
  return (
    means(word, 'more') && name !== undefined && (means(name, 'indicator') || means(name, 'sector'))
  );
};

/** A number of points: a change, a distance from neutral, between two averages, or a balance. */
export function readPoints(sentence: Sentence, item: NumberItem, bound: Bound): Reading {
  const { table } = sentence.sheet;
  const { isSigned, value, unit } = item.meaning.number;
  const near = nearOf(sentence, item);
  const lead = sentence.before(item);
  const balance = sentence.items.findLast((one) => means(one, 'measure') && one.end <= item.start);
  if (balance?.meaning.is === 'measure' && balance.meaning.measure === 'balance') {
    const moved = changeLead(sentence, item);
    return moved && means(moved, 'way') && !hasEnds(sentence, item)
      ? readBalanceChange(sentence, item, moved)
      : readBalance(sentence, item, bound);
  }
  // "Minus 5,1 poin": a balance has a sign in words, a change has a direction.
  if (lead[0] && ['minus', 'negatif'].includes(lead[0].word))
    return readBalance(sentence, item, bound);
  const apart = apartLead(sentence, item);
  const sides = apart ? lead.filter(isA('category')) : [];
  // "Selisih porsi di atas dan di bawah netral": by which the balance is defined.
  if (apart && sides.some(isAbove) && sides.some(isBelow)) {
    for (const side of sides) side.used = true;
    return readBalance(sentence, item, bound);
  }
  const ofQuarter = apart ? readApartFromQuarter(sentence, item, apart) : null;
  if (ofQuarter) return ofQuarter;
  const between = apart && unit !== 'persen' ? readApart(sentence, item, apart) : null;
  if (between) return between;
  const earlier = apart ? readApartBefore(sentence, item, apart) : null;
  if (earlier) return earlier;
  const followed = sentence.after(item).find((one) => means(one, 'measure'));
  if (followed && followed.meaning.is === 'measure' && followed.meaning.measure === 'balance')
    return readBalance(sentence, item, bound);
  const word =
    changeLead(sentence, item) ??
    sentence
      .after(item)
      .slice(0, 2)
      .find((one) => means(one, 'more') || means(one, 'way')) ??
    lead.find((one) => means(one, 'way') || means(one, 'more')) ??
    null;
  // "Lebih kecil daripada permintaan domestik (0,86 poin)": the other's own size.
  const isOfOther =
    word !== null &&
    means(word, 'more') &&
    sentence.clauseOf(item) !== sentence.clauseOf(word) &&
    sentence.before(item).some((one) => means(one, 'than') && one.start > word.start);
  const way =
    word && !isOfOther && !isBesideName(sentence, item, word) ? wayAt(sentence, word) : null;
  const items = [...(way ? way.items : word && !isOfOther ? [word] : []), ...near.items, item];
  if (item.meaning.number.isOfShare && !apart)
    return readSharePoints(sentence, item, { word, way: way?.way ?? 0, items });
  const pointed = way && readPointedChange(sentence, item, way.way, items);
  if (pointed) return pointed;
  const beside =
    word && !isOfOther && means(word, 'more') ? readDifference(sentence, item, word, items) : null;
  if (beside) return beside;
  if (sentence.sheet.isProfile)
    return readCompanyShareChange(sentence, item, { items, way: way?.way ?? 0, bound });
  const { indicators, sectors } = placesOf(sentence, item, bound);
  const base = bound.period && bound.period !== 'now' ? bound.period : baseOf(sentence, item);
  const category = unit === 'poin' ? categoryOf(sentence, item) : null;
  const at: FactAddress[] = sectors.sectors.flatMap((sector) =>
    indicators.keys.map((indicator) => ({ measure: 'change', indicator, sector, base })),
  );
  const isOfAverage = item.meaning.number.decimals === AVERAGE_DECIMALS;
  if (!isOfAverage && category?.items.some(isA('category')) && isOfPeople(sentence, item))
    return readShareChange(sentence, item, category.category, items, way?.way ?? null);
  // No average moves by more than the scale is long: a share or a balance did.
  if (Math.abs(value) > LIKERT_SCALE.max - LIKERT_SCALE.min)
    return category
      ? readShareChange(sentence, item, category.category, items, way?.way ?? null)
      : open('change', items);
  if (at.length === 0) return open('change', items);
  const direction = way ? way.way : 0;
  const isStill = way?.way === 0 && !way.isNegated;
  // "Penurunan terdalam (−0,46 poin)": word and sign say the same once more.
  const size = (fact: ClaimFact) => (isSigned ? fact.value : Math.abs(fact.value));
  const test: Test = (fact) => {
    if (isStill && (value !== 0 || fact.value !== 0)) return false;
    if (direction !== 0 && Math.sign(fact.value) !== direction) return false;
    if (isSigned && direction === 0 && Math.sign(value) !== Math.sign(fact.value)) return false;
    return equals(item, near.comparison, size)(fact);
  };
  return judge({ type: 'change', items }, table, at, test);
}
