import { type ClaimFact, LIKERT_SCALE } from '@lqc/contracts';
import { type Item, means } from '../../items/item.js';
import { AGAINST } from '../comparisons/parallel.js';
import { decided, type Reading } from '../../judging/reading.js';
import type { Sentence } from '../../sentence/sentence.js';
import { toldFigures } from './told-figures.js';

/**
 * "Di bawah netral (2,00), bertolak belakang dengan Pertambangan yang mencapai 4,50": averages on the two
 * sides of neutral. Right where those told before the word lie on the other side than those behind it;
 * what does not is left to the rules that compare changes.
 */
export function readOpposites(sentence: Sentence, readings: readonly Reading[]): Reading[] {
  const told = toldFigures(readings).filter(({ fact }) => isAverage(fact));
  return sentence.items.flatMap((item): Reading[] => {
    if (item.used || !AGAINST.has(item.word) || means(item, 'quote')) return [];
    const behind = told.filter(({ number }) => number.start > item.start).map(({ fact }) => fact);
    const ahead = told.filter(({ number }) => number.start < item.start).map(({ fact }) => fact);
    const before = ahead.length > 0 ? ahead : sentence.topic.facts.filter(isAverage);
    const [side, other] = [sideOf(before), sideOf(behind)];
    if (side === null || other === null || side !== -other) return [];
    const next = sentence.items[sentence.items.indexOf(item) + 1];
    const items: Item[] = next && TAILS.has(next.word) ? [item, next] : [item];
    return [decided({ type: 'compare', items }, true, { facts: [...before, ...behind] })];
  });
}

const TAILS = new Set(['arah', 'belakang']);

const isAverage = ({ measure, period }: ClaimFact) => measure === 'average' && period === 'now';

/** On which side of neutral all of them lie; null where they do not, or there are none. */
function sideOf(facts: readonly ClaimFact[]): number | null {
  const sides = new Set(facts.map(({ value }) => Math.sign(value - LIKERT_SCALE.neutral)));
  const [side] = sides;
  return sides.size === 1 && side ? side : null;
}
