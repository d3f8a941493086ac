import type { FactAddress } from '../../facts/fact-table.js';
import { categoryOf } from '../../dimensions/categories.js';
import { equals, plainValue } from '../../judging/equals.js';
import { isA, type Item, means } from '../../items/item.js';
import { decided, judge, type Reading, unsure } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { isAboutAnswers, isOfValidAnswers } from '../../dimensions/valid-answers.js';
import {
  addressesFor,
  type Bound,
  nearOf,
  type NumberItem,
  open,
  placesOf,
} from '../bindings/binding.js';
import { changedCount, readCountChange } from './count-change.js';
import { readPartly } from './partly.js';
import { summed } from './sum.js';
import { isFraction, withWhole } from './with-whole.js';
import { isOrientation } from '../../facts/categories.js';
import { MOVES_OF_COUNTS } from '../../language/moves-of-counts.js';

/** "Seluruh kontak Pertanian (tiga kontak)": a count alone in the bracket behind a sector's name. */
function countedSector(sentence: Sentence, item: NumberItem): string | null {
  const clause = sentence.clauseOf(item);
  const isAlone = clause.items.every(
    (one) => one === item || means(one, 'open') || means(one, 'close') || means(one, 'plain'),
  );
  const name = clause.outer?.items.findLast(({ end }) => end <= item.start);
  return isAlone && name && means(name, 'sector') ? name.meaning.sector : null;
}

/** "Skornya tetap, dan dua kontak yang menjawab …": however they answered. */
function isOfThoseWhoAnswer(sentence: Sentence, item: NumberItem): boolean {
  const after = sentence.after(item);
  const isAnswering = after[0]?.word === 'yang' && after[1]?.word === 'menjawab';
  return isAnswering && !after.some((one) => means(one, 'category') || means(one, 'way'));
}

const SPLIT = new Set(['terbagi', 'terbelah', 'terpecah']);

/**
 * A number of contacts: who answered, who answered so, or who is in the profile. Null where it counts
 * something else.
 */
export function readCount(sentence: Sentence, item: NumberItem, bound: Bound): Reading | null {
  const { table, isProfile } = sentence.sheet;
  const { unit, of } = item.meaning.number;
  const near = nearOf(sentence, item);
  const isAnswered =
    isOfValidAnswers(sentence, item) ||
    sentence
      .before(item)
      .slice(0, 4)
      .some(({ word }) => word === 'dijawab' || word === 'diisi') ||
    isOfThoseWhoAnswer(sentence, item);
  const named = isAnswered
    ? null
    : bound.category
      ? { category: bound.category, items: [] as Item[], without: false }
      : categoryOf(sentence, item);
  const own = [...near.items, item];
  // "Jawaban sah berkurang 1 menjadi 12 kontak": the word is the count's own, and was read.
  const isMoved = (one: Item) => means(one, 'way') && one.used && MOVES_OF_COUNTS.has(one.word);
  // Who was interviewed gives no answers: only whom a company sells to.
  const isOfNoAnswers = isProfile
    ? !isOrientation(named?.category ?? 'above')
    : named?.items.some(isMoved);
  const found = isOfNoAnswers ? null : named;
  const { indicators, sectors, period } = placesOf(sentence, item, bound);
  if (period.isKnown && period.role === null) return open('count', own);
  const counted = countedSector(sentence, item);
  if (counted) {
    const place = { sector: counted, period: period.role ?? 'now' } as const;
    const at: FactAddress[] = [
      { measure: 'contacts', ...place },
      { measure: 'companies', ...place },
      ...indicators.keys.map((indicator) => ({ measure: 'answers', indicator, ...place }) as const),
    ];
    return judge(
      { type: 'count', items: own },
      table,
      at,
      equals(item, near.comparison, plainValue),
    );
  }
  // "Jawaban ketiga kontak terbagi rata antara naik, tetap, dan turun": all who answered.
  const split = sentence.items.find(({ word }) => SPLIT.has(word));
  if (split && item.end <= split.start && !isProfile) {
    const at = addressesFor(sentence, item, bound, { measure: 'answers' });
    if (at)
      return unsure(
        judge({ type: 'count', items: own }, table, at, equals(item, near.comparison, plainValue)),
      );
  }
  const apart = sentence.after(item)[0];
  // "Satu kontak lebih banyak daripada triwulan sebelumnya".
  if (apart && means(apart, 'more')) return open('compare', [...own, apart]);
  const moved = changedCount(sentence, item);
  if (moved) {
    const category = found?.items.includes(moved) ? null : (found?.category ?? null);
    return readCountChange(sentence, { item, moved, own, category });
  }
  const role = period.role ?? 'now';
  const [sector = null] = sectors.sectors;
  if (found) {
    const items = [...own, ...found.items];
    if (isOrientation(found.category)) {
      const partly = readPartly(sentence, item, found.category, items);
      if (partly) return partly;
      const at = [{ measure: 'companies', category: found.category, period: role }] as const;
      return judge({ type: 'count', items }, table, at, withWhole(item, near.comparison, of));
    }
    const sums = of === null ? summed(sentence, item, found.items) : null;
    if (sums) return sums;
    const at = addressesFor(sentence, item, bound, {
      measure: 'answer-count',
      category: found.category,
    });
    if (!at || at.length === 0) return open('count', items);
    if (found.without)
      return judge(
        { type: 'count', items },
        table,
        at,
        equals(item, near.comparison, ({ value, n }) => n - value),
      );
    return judge({ type: 'count', items }, table, at, withWhole(item, near.comparison, of));
  }
  const measure = unit === 'perusahaan' ? 'companies' : 'contacts';
  const other = measure === 'companies' ? 'contacts' : 'companies';
  const answers: FactAddress[] = indicators.keys.map((indicator) => ({
    measure: 'answers',
    indicator,
    sector,
    period: role,
  }));
  const silent = sentence.clauseOf(item).items.find(isA('not'));
  if (silent && isAboutAnswers(sentence, item)) {
    const [asked, given] = [
      table.find({ measure: 'contacts', sector, period: role }),
      table.find({
        measure: 'answers',
        indicator: indicators.keys[0] ?? null,
        sector,
        period: role,
      }),
    ];
    const isRest = asked && given && asked.value - given.value === item.meaning.number.value;
    return decided({ type: 'count', items: [...own, silent] }, isRest ? true : null);
  }
  const isAnswers = isAboutAnswers(sentence, item);
  const people: FactAddress[] = sectors.sectors.map((one) => ({
    measure,
    sector: one,
    period: role,
  }));
  const alternatives: FactAddress[] = sectors.isNamed
    ? []
    : [{ measure, sector: null, period: role }];
  const at: FactAddress[] =
    isAnswers && answers.length > 0
      ? [...answers, ...people, ...alternatives]
      : [
          ...people,
          ...(isProfile || sectors.isNamed ? [] : [...alternatives, ...answers]),
          { measure: other, sector, period: role },
        ];
  if (of !== null && !isProfile && !isAnswers) {
    // "Industri Pengolahan menyumbang 10 dari 40 kontak": of all who were interviewed.
    const [own, all] = [
      table.find({ measure: 'contacts', sector, period: role }),
      table.find({ measure: 'contacts', sector: null, period: role }),
    ];
    const isThat = own?.value === item.meaning.number.value && all?.value === of;
    if (isThat)
      return decided({ type: 'count', items: [...near.items, item] }, true, { facts: [own] });
  }
  if (of !== null && !isProfile) {
    // "49 dari 52 kontak menjawab": answers of all contacts.
    const rated = judge({ type: 'response_rate', items: own }, table, answers, (fact) => {
      const contacts = table.find({ measure: 'contacts', sector: fact.sector, period: role });
      if (!contacts || isFraction(of, contacts.value)) return null;
      return equals(item, near.comparison, plainValue)(fact) && contacts.value === of;
    });
    return rated;
  }
  if (of !== null) {
    // "10 dari 40 perusahaan": of all that were met, whatever a sector's own number is of.
    const all = table.find({ measure, period: role })?.value;
    return judge({ type: 'count', items: own }, table, at, (fact) =>
      withWhole(item, near.comparison, of)(fact) === true ||
      (of === all && equals(item, near.comparison, plainValue)(fact) === true)
        ? true
        : null,
    );
  }
  const told = judge(
    { type: 'count', items: own },
    table,
    at,
    equals(item, near.comparison, plainValue),
  );
  // "Tidak ada kontak yang memberi alasan": none of those whom the words tell of, not none at all.
  return item.meaning.number.value === 0 ? unsure(told) : told;
}
