import type { ClaimFact } from '@lqc/contracts';
import type { Sentence } from '../sentence/sentence.js';

/** "Konstruksi menyusul dengan 3,75": nobody lies between it and whom the sentence before told of last. */
export function isNext(
  { topic, sheet: { table } }: Sentence,
  [first]: readonly ClaimFact[],
): boolean {
  const ahead = topic.facts.findLast(
    (one) =>
      one.measure === first?.measure &&
      one.period === first.period &&
      one.category === first.category,
  );
  if (!first || !ahead || (first.sector === ahead.sector) === (first.indicator === ahead.indicator))
    return false;
  const [low, high] = [first, ahead].map(({ value }) => value).toSorted((a, b) => a - b);
  const isOfSectors = first.sector !== ahead.sector;
  return [...table.facts()].every(
    (one) =>
      one.measure !== first.measure ||
      one.period !== first.period ||
      one.category !== first.category ||
      (isOfSectors
        ? one.sector === null || one.indicator !== first.indicator
        : one.indicator === null || one.sector !== first.sector) ||
      one.value <= low! ||
      one.value >= high!,
  );
}

/** "Sepuluh sisanya": with those whom this sentence and the one before counted they are all who answered. */
export function isRest({ topic }: Sentence, facts: readonly ClaimFact[]): boolean {
  const last = facts.findLast(isOfAnswers);
  if (!last) return false;
  const counts = new Map(
    [...topic.facts, ...facts]
      .filter(
        (one) =>
          isOfAnswers(one) &&
          one.indicator === last.indicator &&
          one.sector === last.sector &&
          one.period === last.period,
      )
      .map((one) => [
        one.category,
        one.measure === 'answer-count' ? one.value : Math.round((one.value * one.n) / 100),
      ]),
  );
  const kinds = new Set([...counts.keys()].map((category) => category?.startsWith('score')));
  return kinds.size === 1 && [...counts.values()].reduce((sum, one) => sum + one, 0) === last.n;
}

const isOfAnswers = ({ measure }: ClaimFact): boolean =>
  measure === 'answer-count' || measure === 'answer-share';
