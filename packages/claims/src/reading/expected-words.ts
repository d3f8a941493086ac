import { type Item, means } from '../items/item.js';
import type { Sentence } from '../sentence/sentence.js';
import { isOfPeople } from '../dimensions/people.js';
import type { Reader } from './reader.js';

/** What can be expected: with none of these, a word of the future is about the report's own work. */
const EXPECTABLE = new Set<Item['meaning']['is']>([
  'number',
  'way',
  'level',
  'category',
  'more',
  'rank',
  'quantifier',
  'other',
]);

const FIGURED = new Set<Item['meaning']['is']>(['number', 'category', 'rank', 'quantifier']);

/** Takes the words of the future that assert nothing: "perkembangan ini akan terus dicermati". */
export const takeExpectedWords: Reader = (sentence) => {
  const isOpinion = !sentence.items.some(({ meaning }) => EXPECTABLE.has(meaning.is));
  for (const item of sentence.all('expected'))
    item.used = isOpinion || isOfExpectations(sentence, item);
  return [];
};

/** "Kontak memprakirakan kenaikan" is how answers about an expectation are told. */
function isOfExpectations(sentence: Sentence, item: Item): boolean {
  const { keys } = sentence.indicatorOf(item);
  const isOfOne = keys.length === 1 && keys[0]!.startsWith('perkiraan');
  // "Ke depan, perkiraan tingkat upah berada pada level 3,50": what opens the sentence is told by its name.
  const named = sentence.all('indicator').map(({ meaning }) => meaning.keys);
  const isOpening =
    sentence.items[0] === item && sentence.clauseOf(item).items.every(isOpeningWord);
  if (isOpening && named.length > 0 && named.every(([key]) => key!.startsWith('perkiraan')))
    return true;
  if (!isOfOne) return false;
  // "Perkiraan penjualan diprakirakan naik 0,58 poin": its figure is read of the expectation.
  const hasFigure = sentence.clauseOf(item).items.some((one) => FIGURED.has(one.meaning.is));
  return hasFigure || isOfPeople(sentence, item);
}

const isOpeningWord = (one: Item) =>
  means(one, 'expected') || means(one, 'plain') || means(one, 'break');
