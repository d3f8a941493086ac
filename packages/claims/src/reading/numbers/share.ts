import { categoryOf } from '../../dimensions/categories.js';
import { equals, plainValue, roundHalfUp } from '../../judging/equals.js';
import { isA, type Item, means } from '../../items/item.js';
import { decided, judge, type Reading, unsure } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import {
  addressesFor,
  type Bound,
  nearOf,
  type NumberItem,
  open,
  placesOf,
} from '../bindings/binding.js';
import { changeLead } from './change-lead.js';
import { readGrowth } from './growth.js';
import { readPartly } from './partly.js';
import { isOfPeople } from '../../dimensions/people.js';
import { tellsWhoAnswered } from '../../dimensions/valid-answers.js';
import { readResponseRate } from './response-rate.js';
import { summed } from './sum.js';
import { pointsBack } from '../../items/pointing.js';
import { isOrientation } from '../../facts/categories.js';
import { MOVES_OF_COUNTS } from '../../language/moves-of-counts.js';

const isOfCompanies = (sentence: Sentence, item: Item): boolean => {
  const [from, ...behind] = sentence.after(item);
  const whole = behind.slice(0, 2).find(isA('people'));
  return from?.word === 'dari' && whole?.meaning.who === 'perusahaan';
};

/** "Tingkat respons terjaga: 38 dari 40 kontak menjawab, atau 95 %". */
function isResponseRate(sentence: Sentence, item: NumberItem): boolean {
  const own = sentence.before(item).find(isA('measure'));
  const earlier = sentence.items.findLast((one) => means(one, 'measure') && one.end <= item.start);
  const measure = own ?? earlier;
  const isOfAnswers = sentence.clauseOf(item).items.some(isA('category'));
  return (
    measure?.meaning.is === 'measure' &&
    measure.meaning.measure === 'response' &&
    (own !== undefined || !isOfAnswers)
  );
}

/**
 * A percentage: the share of contacts who gave an answer, of companies of a sector or orientation, or how
 * many of them answered. Null where it is none of these.
 */
export function readShare(sentence: Sentence, item: NumberItem, bound: Bound): Reading | null {
  const { table, isProfile } = sentence.sheet;
  const near = nearOf(sentence, item);
  const lead = sentence.before(item);
  if (isResponseRate(sentence, item)) return readResponseRate(sentence, item);
  let found = bound.category
    ? { category: bound.category, items: [] as Item[], without: false }
    : categoryOf(sentence, item);
  const own = [...near.items, item];
  if (found && isProfile && !isOrientation(found.category)) found = null;
  // "Diwakili dua kontak, berkurang satu dari 7,5 %": the word was read with the count.
  if (found?.items.some((one) => one.used && MOVES_OF_COUNTS.has(one.word))) found = null;
  // "Diwakili 12 kontak, atau 30,0 % dari seluruh perusahaan": of companies, whoever answered what.
  if (found && !isOrientation(found.category) && isOfCompanies(sentence, item)) found = null;
  const { items: around } = sentence.clauseOf(item);
  const isOfEarlier =
    !around.some(({ isCarried }) => isCarried) &&
    around.some(({ word }) => /^(?:porsi|pangsa|proporsi|bagian)nya$/.test(word));
  // "Porsi ini naik tipis dari 23,1 %": the word of direction is the share's, and names no answers.
  const isPointing = around.some(
    (one, at) =>
      means(one, 'measure') && one.meaning.measure === 'share' && pointsBack(around[at + 1]),
  );
  if (isPointing && !sentence.has('category')) return open('share', own);
  const isElsewhere = isOfEarlier && found && !found.items.some((one) => around.includes(one));
  // "Kini 27,0 % menilai di bawah netral, sementara setahun lalu porsinya 8,1 %": of the same answers.
  const isOfOne =
    new Set(sentence.all('category').map(({ meaning }) => meaning.category)).size === 1;
  if (isElsewhere && !isOfOne) return open('share', own);
  const { period, sectors } = placesOf(sentence, item, bound);
  if (period.isKnown && period.role === null) return open('share', own);
  const role = period.role ?? 'now';
  // "Salah satu kontak menurunkan harga 5,7 %": how far it moved, not how many.
  const moved = changeLead(sentence, item);
  if (moved && !means(moved, 'measure') && found?.items.includes(moved))
    return sentence.items.some((one) => means(one, 'some') || means(one, 'says'))
      ? null
      : readGrowth(sentence, item, own);
  if (found) {
    const items = [...own, ...found.items];
    if (isOrientation(found.category)) {
      const partly = readPartly(sentence, item, found.category, items);
      if (partly) return partly;
      const at = [{ measure: 'company-share', category: found.category, period: role }] as const;
      return judge({ type: 'share', items }, table, at, equals(item, near.comparison, plainValue));
    }
    if (isElsewhere) {
      const of = { measure: 'answer-share', category: found.category } as const;
      const at = addressesFor(sentence, item, bound, of) ?? [];
      const claim = { type: 'share', items: own } as const;
      return unsure(judge(claim, table, at, equals(item, near.comparison, plainValue)));
    }
    if (lead[0] && !isOfPeople(sentence, item)) return open('share', own);
    const sums = summed(sentence, item, found.items);
    if (sums) return sums;
    const at = addressesFor(sentence, item, bound, {
      measure: 'answer-share',
      category: found.category,
    });
    if (!at || at.length === 0) return open('share', items);
    return found.without
      ? judge(
          { type: 'share', items },
          table,
          at,
          equals(item, near.comparison, ({ value }) => roundHalfUp(100 - value, 1)),
        )
      : judge({ type: 'share', items }, table, at, equals(item, near.comparison, plainValue));
  }
  if (tellsWhoAnswered(sentence)) return unsure(readResponseRate(sentence, item));
  const [sector] = sectors.sectors;
  const isOfSector =
    sector !== null &&
    (sectors.isNamed || isOfCompanies(sentence, item)) &&
    (isProfile || !sentence.has('indicator'));
  if (isOfSector) {
    const at = [{ measure: 'company-share', sector: sector ?? null, period: role }] as const;
    return judge(
      { type: 'share', items: own },
      table,
      at,
      equals(item, near.comparison, plainValue),
    );
  }
  return readPart(sentence, item, own) ?? readGrowth(sentence, item, own);
}

/** "38 dari 40, atau 95 %": the count right before it, which is read itself, as a share of its whole. */
function readPart(sentence: Sentence, item: NumberItem, own: readonly Item[]): Reading | null {
  const { items } = sentence;
  const led = items
    .slice(0, items.indexOf(item))
    .findLast((one) => !means(one, 'break') && !means(one, 'open') && !means(one, 'plain'));
  if (!led || !means(led, 'number') || led.meaning.number.of === null) return null;
  const { value, of } = led.meaning.number;
  const share = roundHalfUp((value / of) * 100, item.meaning.number.decimals);
  return share === item.meaning.number.value ? decided({ type: 'ratio', items: own }, true) : null;
}
