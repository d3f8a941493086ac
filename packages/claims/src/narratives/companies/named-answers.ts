import type { IndicatorKey } from '@lqc/contracts';
import { type Item, type Meaning, means } from '../../items/item.js';
import { figureClauses } from '../../sentence/figure-clauses.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import type { Said } from '../../facts/sheet.js';
import { isOfExamples } from './counted-names.js';
import { fits } from '../answers/own-answers.js';

const NAMING = /^(?:yakni|yaitu|ialah|adalah)$/;

/** What may stand beside the names where a sentence does nothing but name them: "Salah satunya X." */
const SILENT = new Set<Meaning['is']>(['break', 'plain', 'people', 'some']);

/**
 * "Tiga kontak memberi skor di bawah netral: A, B, dan C", "… antara lain A", "Salah satunya B.": the
 * names of those who were counted, by the sentence itself or by the one before. Right where each of
 * them answered so and they are as many, or no more than were counted where they are examples; wrong
 * where one of them answered otherwise. Null where the names lead to anything more.
 */
export function readNamedAnswers(
  sentence: Sentence,
  figures: readonly Reading[],
  text: string,
): Reading | null {
  const { items, sheet, topic } = sentence;
  const companies = sentence.all('company');
  const [first] = companies;
  if (!first) return null;
  const behind: readonly Item[] = items.filter(({ start }) => start >= first.start);
  const before = items.filter(({ end }) => end <= first.start);
  const isSilent = ({ meaning }: Item) => SILENT.has(meaning.is);
  if (!behind.every((one) => means(one, 'company') || means(one, 'break') || means(one, 'plain')))
    return null;
  const lead = before.findLast((one) => !means(one, 'break'));
  const isAll =
    lead !== undefined &&
    (NAMING.test(lead.word) || text.slice(lead.end, first.start).trim() === ':');
  const ofFigures = new Set(figureClauses(sentence).flatMap((clause) => clause.items));
  const own = figures.filter(
    ({ type, status, facts }) => type === 'count' && status === 'supported' && facts[0]?.category,
  );
  const isAlone = figures.length === 0 && before.every(isSilent);
  const facts = isAlone ? topic.facts : own.flatMap((one) => one.facts);
  const counted = facts.filter(({ measure }) => measure === 'answer-count');
  const isExample = isOfExamples(text, isAlone ? before : before.slice(-4));
  const [fact] = counted;
  if (!fact?.category || counted.length > 1 || (!isAll && !isExample)) return null;
  if (fact.period !== 'now' || fact.sector !== sheet.sector || !fact.indicator) return null;
  const isTold = items.every(
    (one) => one.used || ofFigures.has(one) || means(one, 'company') || isSilent(one),
  );
  if (!isTold) return null;
  const { category, indicator, value } = fact;
  const names = [...new Set(companies.map(({ meaning }) => meaning.name))];
  const each = names.map((name) => hasAnsweredSo(category, name, indicator, sheet.said));
  const isFit = isExample ? names.length <= value : names.length === value;
  const isWrong = each.includes(false) && (!isAlone || !topic.isWrong);
  const holds = isWrong ? false : (isFit && each.every((one) => one === true)) || null;
  const subject = isAlone ? before.filter((one) => !means(one, 'break')) : [];
  return decided({ type: 'contact', items: [...subject, ...companies] }, holds);
}

/** Whether a contact answered so; null where it gave no answer. */
const hasAnsweredSo = (
  answer: string,
  contact: string,
  indicator: IndicatorKey,
  said: readonly Said[],
): boolean | null => {
  const own = said.find((one) => one.key === indicator && one.contact === contact)?.score ?? null;
  return own === null ? null : fits(own, answer);
};
