import type { ClaimFact } from '@lqc/contracts';
import type { Head } from '../sentence/topic.js';
import { type Asked, ofKinds, type Question } from './question.js';

/** "Permintaan Ekspor. Rata-rata tercatat 3,03": a figure of something else than its head names. */
export const HEAD_LEFT: readonly Question[] = [
  ofKinds(['number', 'way', 'category', 'quantifier'], isOfOtherHead),
];

function isOfOtherHead({ sentence, item, readings }: Asked): boolean {
  const { head } = sentence.topic;
  if (head === null || sentence.has('everybody')) return false;
  const facts = readings.filter(({ items }) => items.includes(item)).flatMap((one) => one.facts);
  const isElsewhere = (kind: keyof typeof IS_OF) =>
    head[kind] !== null &&
    // What the sentence names itself is what it is of.
    sentence.all(kind).length === 0 &&
    !facts.some((fact) => IS_OF[kind](fact, head));
  return (
    facts.length > 0 && (isElsewhere('indicator') || isElsewhere('sector') || isElsewhere('period'))
  );
}

const IS_OF = {
  indicator: (fact: ClaimFact, head: Head) => fact.indicator === head.indicator,
  sector: (fact: ClaimFact, head: Head) => fact.sector === head.sector,
  period: (fact: ClaimFact, head: Head) => fact.period === head.period || fact.base === head.period,
};
