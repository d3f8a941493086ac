import type { ClaimFact } from '@lqc/contracts';
import { isA, type Item, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { SIDES } from '../../facts/categories.js';

const VARIED = new Set([
  'beragam',
  'bervariasi',
  'berlainan',
  'berbeda-beda',
  'bermacam-macam',
  'heterogen',
  'variatif',
  'lebar',
  'terbelah',
  'terpolarisasi',
  'terpecah',
  'terfragmentasi',
]);
const EVEN = new Set(['berimbang', 'imbang', 'seimbang']);
const SHARING = new Set(['terbagi', 'tersebar', 'terdistribusi', 'terbelah', 'terpecah']);
const EVENLY = new Set(['rata', 'merata', 'sama', 'seimbang', 'berimbang']);

/** "Jawaban kontak beragam", "jawaban naik dan tetap berimbang": how answers are spread. */
export function readSpread(sentence: Sentence, item: Item): Reading | null {
  if (item.used || means(item, 'quote')) return null;
  const [first, second] = sentence.after(item);
  const next = first && means(first, 'near') ? second : first;
  const isShared = SHARING.has(item.word) && EVENLY.has(next?.word ?? '');
  const isEven = EVEN.has(item.word) || isShared;
  const isUneven = item.word === 'merata' && isNegated(sentence, item);
  if (!isEven && !isUneven && !VARIED.has(item.word)) return null;
  const lead = isShared ? first : sentence.before(item)[0];
  const isLoose = LOOSELY.has(lead?.word ?? '');
  const items = isShared ? [item, next!] : [item];
  if (lead && means(lead, 'near')) items.push(lead);
  const isVery = VERY.has(lead?.word ?? '');
  if (isVery) items.push(lead!);
  const not = sentence.before(item).slice(0, 2).find(isA('not'));
  if (not) items.push(not);
  const type = 'distribution' as const;
  const facts = isOfSectors(sentence) ? sectorsOf(sentence, item) : answersOf(sentence, item);
  if (facts.length === 0 || (not && !isUneven)) return decided({ type, items }, null);
  if (!isEven) {
    const values = new Set(facts.filter(({ value }) => value > 0).map(({ value }) => value));
    const given = facts.filter(({ value }) => value > 0).length;
    const holds = isOfSectors(sentence)
      ? Math.max(...values) - Math.min(...values) >=
          (isVery && !sentence.sheet.isProfile ? FAR : 0) && values.size > 1
      : given > (isVery ? 2 : 1);
    return decided({ type, items }, holds ? true : null, { facts });
  }
  const named = namedWith(sentence, item);
  // "Naik, tetap, dan naik" are no three answers.
  const isTwice = new Set(named.map(({ meaning }) => meaning.category)).size < named.length;
  const isSame = new Set(facts.map(({ value }) => value)).size === 1;
  const holds = (isSame || (isLoose && named.length === 0 && isBalanced(facts))) && !isTwice;
  if (holds) for (const one of named) one.used = true;
  return decided({ type, items }, holds ? true : null, { facts });
}

const VERY = new Set(['sangat', 'amat']);
/** Averages that lie so far apart are very unlike. */
const FAR = 1.5;
const LOOSELY = new Set(['relatif', 'cukup', 'hampir', 'nyaris', 'agak', 'cenderung']);
/** "Jawaban relatif berimbang": about as many on both sides of neutral. */
function isBalanced(facts: readonly ClaimFact[]): boolean {
  const [one, two] = [facts[0], facts.at(-1)];
  return (
    one !== undefined && two !== undefined && Math.abs(one.value - two.value) <= one.n * EVEN_PART
  );
}
const EVEN_PART = 0.1;

const isNegated = (sentence: Sentence, item: Item) =>
  sentence.before(item).slice(0, 2).some(isA('not'));

const isOfSectors = ({ items, sheet }: Sentence) =>
  sheet.isProfile ||
  items.some(({ word }) => ['sektoral', 'antarsektor', 'antarlapangan'].includes(word)) ||
  items.some((one) => means(one, 'people') && one.meaning.who === 'sektor');

function sectorsOf(sentence: Sentence, item: Item): ClaimFact[] {
  const { table, isProfile } = sentence.sheet;
  const [indicator = null] = isProfile ? [] : sentence.indicatorOf(item).keys;
  return table.sectors.flatMap(
    (sector) =>
      table.find(
        indicator ? { measure: 'average', indicator, sector } : { measure: 'companies', sector },
      ) ?? [],
  );
}

/** The answers that it is said of: in its clause, else in the list behind it. */
function namedWith(sentence: Sentence, item: Item) {
  const own = sentence.clauseOf(item).items.filter(isA('category'));
  const listed = sentence.items.some((one) => means(one, 'number') && one.start > item.end)
    ? []
    : sentence.items.filter(isA('category')).filter(({ start }) => start > item.end);
  return own.length > 1 ? own : [...new Set([...own, ...listed])];
}

function answersOf(sentence: Sentence, item: Item): ClaimFact[] {
  const [indicator] = sentence.indicatorOf(item).keys;
  const [sector = null] = sentence.sectorOf(item).sectors;
  const named = namedWith(sentence, item);
  const meant = new Set<string>(named.map(({ meaning }) => meaning.category));
  if (!indicator) return [];
  return SIDES.filter((category) => meant.size < 2 || meant.has(category)).flatMap(
    (category) =>
      sentence.sheet.table.find({ measure: 'answer-count', indicator, sector, category }) ?? [],
  );
}
