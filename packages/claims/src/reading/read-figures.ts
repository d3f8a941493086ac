import { isA, type Item } from '../items/item.js';
import { type Reading, unsure } from '../judging/reading.js';
import { isCertain } from '../left-open/certainty.js';
import { figureClauses, sentenceOf } from '../sentence/figure-clauses.js';
import type { Sentence } from '../sentence/sentence.js';
import { bindingsOf } from './bindings/bindings.js';
import { readQuartersOfCompanies } from './quarters-without-data.js';
import { READERS } from './readers.js';

/**
 * The claims of a sentence that figures decide. What a sentence tells of companies is held against
 * their words elsewhere; of it only the clauses that tell the survey's own figures are read here.
 */
export function readFigures(sentence: Sentence): Reading[] {
  const isNamed = sentence.has('company') || sentence.has('stranger');
  if (isNamed || sentence.isRated || sentence.isReport) {
    const own = sentenceOf(sentence, figureClauses(sentence));
    // "Dua kontak mengaitkan kenaikan dengan kurs, yakni X dan Y": of whom more is said than a figure.
    const readings = own ? readFigures(own) : [];
    return [
      ...readQuartersOfCompanies(sentence),
      ...readings.map((one) => (one.type === 'count' ? unsure(one) : one)),
    ];
  }
  const bindings = bindingsOf(sentence);
  const readings: Reading[] = [];
  for (const read of READERS) readings.push(...read(sentence, readings, bindings));
  return notTwice(readings).map((one) =>
    one.status !== 'contradicted' || isCertain(sentence, one) ? one : unsure(one),
  );
}

/** "Satu naik, satu tetap, dan satu naik": two parts of a whole are not the same answers. */
function notTwice(readings: readonly Reading[]): Reading[] {
  const counted = new Map<string, Item>();
  return readings.map((one) => {
    const [fact, ...more] = one.facts;
    const number = one.items.find(isA('number'));
    const isCount = one.type === 'count' && one.status === 'supported';
    if (!isCount || !fact?.category || more.length > 0 || !number) return one;
    const first = counted.get(fact.id);
    counted.set(fact.id, first ?? number);
    return first && first !== number ? { ...one, status: 'unchecked' } : one;
  });
}
