import { isA, type Item } from '../reading/item.js';
import { figureClauses } from '../reading/mixed.js';
import { decided, type Reading } from '../reading/reading.js';
import type { Sentence } from '../reading/sentence.js';
import { aboutOf } from './about.js';
import { hasAnswered } from './own-answers.js';

const NAMING = /^(?:yakni|yaitu|ialah|adalah)$/;

/**
 * "Tiga kontak memberi skor di bawah netral: A, B, dan C": the names of all who were counted. Right where
 * they are as many and each of them answered so; null where the names lead to anything more.
 */
export function readNamedAnswers(
  sentence: Sentence,
  figures: readonly Reading[],
  text: string,
): Reading | null {
  const companies = sentence.all('company');
  const [first] = companies;
  if (!first) return null;
  const behind: readonly Item[] = sentence.items.filter(({ start }) => start >= first.start);
  const lead = sentence.items
    .filter(({ end }) => end <= first.start)
    .findLast((one) => !isA('break')(one));
  const isNamed =
    lead !== undefined &&
    (NAMING.test(lead.word) || text.slice(lead.end, first.start).trim() === ':');
  const isList = behind.every(
    (one) => isA('company')(one) || isA('break')(one) || isA('plain')(one),
  );
  if (!isNamed || !isList) return null;
  const counted = figures.filter(
    ({ type, status, items }) =>
      type === 'count' && status === 'supported' && items.some(isA('category')),
  );
  const [reading, ...more] = counted;
  const answer = reading?.items.find(isA('category'));
  const fact = reading?.facts[0];
  const told = new Set<Item>([...behind, ...figureClauses(sentence).flatMap(({ items }) => items)]);
  const isSilent = (one: Item) => isA('break')(one) || isA('plain')(one);
  const isTold = sentence.items.every((one) => one.used || told.has(one) || isSilent(one));
  if (!answer || more.length > 0 || fact?.period !== 'now' || !isTold) return null;
  const indicator = fact.indicator ?? aboutOf(sentence, sentence.items).indicator;
  const names = [...new Set(companies.map(({ meaning }) => meaning.name))];
  const isEach = names.every(
    (name) => hasAnswered(answer, name, indicator, sentence.sheet.said) === true,
  );
  const holds = names.length === fact.value && isEach;
  return decided({ type: 'contact', items: companies }, holds ? true : null);
}
