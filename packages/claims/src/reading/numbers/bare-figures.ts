import type { ClaimFact } from '@lqc/contracts';
import { equals, plainValue } from '../../judging/equals.js';
import { isA, type Item, type ItemOf, type Meaning } from '../../items/item.js';
import { periodOf } from '../../dimensions/periods.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';

/** What a sentence may hold that tells nothing but a figure and its quarter. */
const SILENT = new Set<Meaning['is']>([
  'plain',
  'period',
  'near',
  'break',
  'number',
  'from',
  'open',
  'close',
  'some',
]);

/**
 * "Triwulan lalu cuma 28,9 %.", "Kini 67,5 %": a sentence of a quarter and a figure alone goes on about
 * what the sentence before told last in that unit. Right where the figure is that quarter's; else left
 * open, for nothing says what is meant.
 */
export function readBareFigures(sentence: Sentence): Reading[] {
  const { items, topic } = sentence;
  const isBare = items.every((one) => SILENT.has(one.meaning.is) && !one.word.startsWith('total'));
  const numbers = items.filter(isA('number')).filter((one) => !one.used);
  if (!isBare || numbers.length === 0 || topic.facts.length === 0) return [];
  return numbers.flatMap((item): Reading[] => {
    const told = topic.facts.filter((fact) => isOfUnit(item, fact));
    // "Lima kontak, 12,5 % dari 40": the whole is not gone on about.
    const last = told.findLast((fact) => !isOfEverybody(fact)) ?? told.at(-1);
    if (!last) return [];
    const { role, isKnown } = periodOf(sentence, item);
    if (isKnown && role === null) return [];
    const period = role ?? topic.period ?? last.period;
    const fact = sentence.sheet.table.find({ ...last, period });
    const { of } = item.meaning.number;
    const isRight =
      fact !== undefined &&
      equals(item, 'equal', plainValue)(fact) !== false &&
      (of === null || of === fact.n);
    const near: Item[] = items.filter(isA('near')).filter(({ end }) => end <= item.start);
    const isPlain = near.length === 0;
    return [
      decided({ type: 'level', items: [item, ...near] }, isRight && isPlain ? true : null, {
        facts: fact && isRight ? [fact] : [],
      }),
    ];
  });
}

const isOfEverybody = ({ measure, sector }: ClaimFact): boolean =>
  sector === null && (measure === 'contacts' || measure === 'answers');

function isOfUnit(
  { meaning: { number } }: ItemOf<'number'>,
  { unit, measure, base }: ClaimFact,
): boolean {
  if (base !== null) return false;
  if (number.unit === null && number.decimals === 2) return measure === 'average';
  if (number.unit === null && number.decimals === 0)
    return ['answer-count', 'companies', 'answers', 'contacts'].includes(measure);
  return number.unit === unit;
}
