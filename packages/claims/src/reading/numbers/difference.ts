import type { IndicatorKey } from '@lqc/contracts';
import { equals, isApart, roundHalfUp } from '../../judging/equals.js';
import { openingOf } from '../comparisons/opening.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { decided, judge, type Reading, unsure } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import type { NumberItem } from '../bindings/binding.js';

/** "Lebih rendah 0,39 poin daripada permintaan ekspor": how far two averages are apart. */
export function readDifference(
  sentence: Sentence,
  item: NumberItem,
  word: ItemOf<'more'>,
  items: readonly Item[],
): Reading | null {
  const after = sentence.after(item);
  const link = after.findIndex((one) => means(one, 'than') || means(one, 'from'));
  const behind = after
    .slice(Math.max(link, 0))
    .find((one) => means(one, 'indicator') || means(one, 'sector') || means(one, 'everybody'));
  // "Hanya 0,05 poin di bawah margin usaha": the name right behind the word.
  const beside = sentence.after(word).find((one) => !means(one, 'plain') && !means(one, 'measure'));
  const isDirect = beside && word.start >= item.end && beside === behind;
  const other = link < 0 ? (openingOf(sentence, item) ?? (isDirect ? behind : null)) : behind;
  if (!other) return null;
  const type = 'compare' as const;
  const { table, indicator: own } = sentence.sheet;
  const first = sentence.items.filter(isA('indicator')).findLast(({ end }) => end <= item.start);
  const [key = null] = first?.meaning.keys ?? [sentence.topic.indicator ?? own];
  const [sector = null] = sentence.before(item).some(isA('sector'))
    ? sentence.sectorOf(item).sectors
    : [sentence.sheet.sector ?? sentence.topic.sector];
  const then = means(other, 'indicator')
    ? { indicator: other.meaning.keys[0]!, sector }
    : { indicator: key, sector: means(other, 'sector') ? other.meaning.sector : null };
  const one = table.find({ measure: 'average', indicator: key, sector });
  const two = table.find({ measure: 'average', ...then });
  if (!one || !two || one.id === two.id) return decided({ type, items }, null);
  const apart = roundHalfUp(one.value - two.value, 2);
  const way = word.meaning.comparison === 'more' ? 1 : -1;
  const holds = apart * way === Math.abs(item.meaning.number.value);
  return decided({ type, items }, holds ? true : null, { facts: [one, two] });
}

const APART = new Set(['terpaut', 'selisih', 'selisihnya', 'beda', 'jarak', 'jaraknya', 'gap']);
/** The word that makes a number one of how far two figures lie apart: "terpaut 0,39 poin". */
export const apartLead = (sentence: Sentence, item: NumberItem): Item | null =>
  sentence.before(item).find(({ word }) => APART.has(word)) ?? null;

/** "Selisihnya dengan permintaan ekspor mencapai 0,39 poin": of two averages, whichever is higher. */
export function readApart(sentence: Sentence, item: NumberItem, word: Item): Reading | null {
  const type = 'compare' as const;
  const { table, indicator, sector } = sentence.sheet;
  const keys = [
    ...new Set(
      sentence
        .all('indicator')
        .flatMap(({ meaning }) => (meaning.keys.length === 1 ? meaning.keys : [])),
    ),
  ];
  const places: (string | null)[] = [
    ...new Set(sentence.all('sector').map(({ meaning }) => meaning.sector)),
  ];
  if (sentence.has('everybody')) places.push(null);
  const subject: IndicatorKey | null = indicator ?? sentence.topic.indicator;
  const isOfSectors = places.length > 1 || (places.length === 1 && keys.length < 2);
  const of = keys.length > 1 || isOfSectors || !subject ? keys : [...keys, subject];
  const pair = isOfSectors
    ? (places.length > 1 ? places : [...places, sector]).map((place) => ({
        indicator: keys[0] ?? subject,
        sector: place,
      }))
    : [...new Set(of)].map((key) => ({ indicator: key, sector: places[0] ?? sector }));
  if (pair.length !== 2) return null;
  const facts = pair.flatMap((at) => table.find({ measure: 'average', ...at }) ?? []);
  const [one, two] = facts;
  const items = [word, item];
  if (!one || !two || one.id === two.id) return decided({ type, items }, null);
  const apart = Math.abs(roundHalfUp(one.value - two.value, 2));
  const holds = apart === Math.abs(item.meaning.number.value);
  return decided({ type, items }, holds ? true : null, { facts });
}

/** "Jaraknya hanya 0,05 poin": how far two figures of the sentence before lie apart. */
export function readApartBefore(
  { items, topic }: Sentence,
  item: NumberItem,
  word: Item,
): Reading | null {
  const isNamed = items.some(
    (one) => means(one, 'indicator') || means(one, 'sector') || means(one, 'category'),
  );
  if (isNamed || topic.facts.length < 2) return null;
  const type = 'compare' as const;
  const pair = topic.facts
    .flatMap((one, at) => topic.facts.slice(at + 1).map((two) => [one, two] as const))
    .find(
      ([one, two]) =>
        one.id !== two.id && one.measure === two.measure && isApart(item.meaning.number, one, two),
    );
  return decided({ type, items: [word, item] }, pair ? true : null, { facts: pair ?? [] });
}

/** "Terpaut 0,23 poin dari posisi setahun sebelumnya": how far an average lies from itself before. */
export function readApartFromQuarter(
  sentence: Sentence,
  item: NumberItem,
  word: Item,
): Reading | null {
  const [link, period] = sentence
    .after(item)
    .filter((one) => !means(one, 'measure') && (!means(one, 'plain') || one.word === 'dengan'));
  if (!link || !(means(link, 'from') || means(link, 'than') || link.word === 'dengan')) return null;
  if (!period || !means(period, 'period') || !period.meaning.role) return null;
  const base = period.meaning.role;
  const { keys } = sentence.indicatorOf(item);
  const [sector = null] = sentence.sectorOf(item).sectors;
  if (base === 'now' || sentence.sheet.isProfile) return null;
  const at = keys.map((indicator) => ({ measure: 'change', indicator, sector, base }) as const);
  return unsure(
    judge(
      { type: 'change', items: [word, item] },
      sentence.sheet.table,
      at,
      equals(item, 'equal', ({ value }) => Math.abs(value)),
    ),
  );
}
