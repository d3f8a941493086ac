import { hasScale } from '@lqc/contracts';
import { isA, isOneOf, type Item, means } from '../items/item.js';
import { pointsBack } from '../items/pointing.js';
import { INTEREST } from '../language/interest-words.js';
import type { Topic } from './topic.js';

const RATES = new Set(['qtq', 'q-t-q', 'q-to-q', 'qoq', 'yoy', 'y-o-y', 'y-on-y']);

/** "Kontak", "beberapa", "mayoritas": whether a word means several contacts. */
export const isOfMany = isOneOf('people', 'some', 'quantifier');

/** Words of the survey, with which a sentence is not about one company. */
const isOfSurvey = isOneOf(
  'people',
  'some',
  'quantifier',
  'category',
  'measure',
  'everybody',
  'company',
);

interface Said {
  readonly items: readonly Item[];
  readonly topic: Topic;
  /** The items before one in its own clause, nearest first. */
  before(item: Item): readonly Item[];
}

/**
 * Whether a sentence reports what a company said of itself, even without naming one: it is about an
 * indicator without scores, has a rate that no average has, or continues about the company named last.
 */
export function isToldByACompany(said: Said): boolean {
  const { items, topic } = said;
  const isUnscored = items.some(
    (item) => means(item, 'indicator') && item.meaning.keys.every((key) => !hasScale(key)),
  );
  if (isUnscored && items.some(isA('number'))) return true;
  const isOfLast = topic.isOfCompany && !items.some(isOfSurvey);
  // "Kenaikan tersebut diprakirakan berlanjut", right after what a company said.
  const [opening, pointing] = items;
  const isOfIts = isOfLast && means(opening, 'direction') && pointsBack(pointing);
  if (isOfIts && !items.some(isA('number'))) return true;
  return items.some((item, at) => {
    if (!means(item, 'number') || item.meaning.number.unit !== 'persen') return false;
    return (
      (isOfLast && (isOfCourse(said, item) || isInterest(said, item))) ||
      isRate(items.slice(at + 1, at + 4))
    );
  });
}

/** "Permintaannya terkontraksi 7,5 %", right after a sentence about a company. */
function isOfCourse(said: Said, number: Item): boolean {
  const lead = said.before(number).find((one) => !means(one, 'near') && one.word !== 'sebesar');
  return means(lead, 'direction') || means(lead, 'level');
}

/** "Kredit modal kerjanya dikenai bunga 11 %", right after a sentence about a company. */
const isInterest = (said: Said, number: Item): boolean =>
  said
    .before(number)
    .some((one) => INTEREST.test(one.word) || (means(one, 'indicator') && one.word === 'suku'));

/** "12,2 % (qtq)". */
function isRate(behind: readonly Item[]): boolean {
  const next = behind.find((one) => !means(one, 'open') && !means(one, 'break'));
  return means(next, 'period') && RATES.has(next.word);
}
