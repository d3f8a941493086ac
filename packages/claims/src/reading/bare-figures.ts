import type { ClaimFact } from '@lqc/contracts';
import { equals, plainValue } from './equals.js';
import { isA, type Item, type ItemOf, type Meaning } from './item.js';
import { periodOf } from './periods.js';
import { decided, type Reading } from './reading.js';
import type { Sentence } from './sentence.js';

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
]);

/**
 * "Triwulan lalu cuma 28,9 %.", "Kini 67,5 %": a sentence of a quarter and a figure alone goes on about
 * what the sentence before told last in that unit. Right where the figure is that quarter's; else left
 * open, for nothing says what is meant.
 */
export function readBareFigures(sentence: Sentence): Reading[] {
  const { items, topic } = sentence;
  const isBare = items.every((one) => SILENT.has(one.meaning.is));
  const numbers = items.filter(isA('number')).filter((one) => !one.used);
  if (!isBare || numbers.length === 0 || topic.facts.length === 0) return [];
  return numbers.flatMap((item): Reading[] => {
    const last = topic.facts.findLast((fact) => isOfUnit(item, fact));
    if (!last) return [];
    const { role, isKnown } = periodOf(sentence, item);
    if (isKnown && role === null) return [];
    const fact = sentence.sheet.table.find({ ...last, period: role ?? last.period });
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

function isOfUnit(
  { meaning: { number } }: ItemOf<'number'>,
  { unit, measure, base }: ClaimFact,
): boolean {
  if (base !== null) return false;
  if (number.unit === null && number.decimals === 2) return measure === 'average';
  if (number.unit === null && number.decimals === 0)
    return measure === 'answer-count' || measure === 'companies';
  return number.unit === unit;
}
