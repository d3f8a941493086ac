import type { ClaimFact } from '@lqc/contracts';
import { isA, type Item, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { isSide } from '../../facts/categories.js';

const REST = new Set(['sisanya', 'selebihnya', 'sisa', 'lainnya']);

/**
 * "Tiga perempat responden menjawab netral, sedangkan selebihnya di bawah netral": whoever is left of
 * those who were told of gave these answers, all of them. Left open where some did not.
 */
export function readRest(sentence: Sentence, readings: readonly Reading[]): Reading[] {
  // "Salah satu menjawab netral, sedangkan yang lain di atas netral".
  const isOther = (one: Item, at: number) =>
    one.word === 'lain' && sentence.items[at - 1]?.word === 'yang';
  const word = sentence.items.find(
    (one, at) => (REST.has(one.word) || isOther(one, at)) && !means(one, 'quote'),
  );
  if (!word) return [];
  const behind = sentence.clauseOf(word).items.filter(({ start }) => start >= word.end);
  const named = behind.find((one) => means(one, 'category') && isSide(one.meaning.category));
  if (!named || !means(named, 'category') || named.used || behind.some(isA('number'))) return [];
  const told = answersTold(readings, word);
  const [first] = told;
  if (!first) return [];
  const own = sentence.sheet.table.find({
    ...first,
    measure: 'answer-count',
    category: named.meaning.category,
  });
  const counted = told.reduce((sum, fact) => sum + countOf(fact), 0);
  const holds = own !== undefined && Math.abs(first.n - counted - own.value) < 0.5;
  return [decided({ type: 'distribution', items: [named] }, holds ? true : null)];
}

/** The answers that the sentence told of before, each once. */
function answersTold(readings: readonly Reading[], { start }: Item): ClaimFact[] {
  const facts = readings
    .filter(({ status, items }) => status === 'supported' && items[0]!.start < start)
    .flatMap((one) => one.facts)
    .filter(({ measure }) => measure === 'answer-count' || measure === 'answer-share');
  return [...new Map(facts.map((fact) => [fact.category, fact])).values()];
}

const countOf = ({ unit, exact, n, value }: ClaimFact) =>
  unit === 'persen' ? (exact * n) / 100 : value;
