import { assertionsOf } from '../frames/frames.js';
import { decided, type Reading, unsure } from '../judging/reading.js';
import { means } from '../items/item.js';
import { figureClauses, sentenceOf } from '../sentence/figure-clauses.js';
import type { Sentence } from '../sentence/sentence.js';

/**
 * The claims of a sentence that figures decide. What a sentence tells of companies is held against
 * their words elsewhere; of it only the clauses that tell the survey's own figures are read here.
 */
export function readFigures(sentence: Sentence): Reading[] {
  const isNamed = sentence.has('company') || sentence.has('stranger');
  if (!isNamed && !sentence.isRated && !sentence.isReport) return assertionsOf(sentence);
  const own = sentenceOf(sentence, figureClauses(sentence));
  const readings = own ? readFigures(own) : [];
  const quarters = sentence.items.filter(
    (one) =>
      means(one, 'period') && one.meaning.isNamed && one.meaning.role === null && !one.meaning.isNext,
  );
  return [
    ...quarters.map((item) => decided({ type: 'period', items: [item] }, null)),
    ...readings.map((one) => (one.type === 'count' ? unsure(one) : one)),
  ];
}
