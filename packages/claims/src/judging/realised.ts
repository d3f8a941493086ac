import { isExpectation } from '@lqc/contracts';
import { isNamedExpected } from '../items/expected-name.js';
import { isA, means } from '../items/item.js';
import { DONE } from '../language/plain-words.js';
import type { Sentence } from '../sentence/sentence.js';
import type { Reading } from './reading.js';

/** "Realisasi", "terealisasi": what has happened. */
const REALISED = /^(?:realisasi|(?:ter|di)realisasi(?:kan)?|tercapai|aktual)(?:nya)?$/;

/**
 * Calls wrong what is told as having happened but is a figure of an expectation: "realisasi harga jual
 * tercatat 3,55", "harga jual telah naik" where only the expected price did. A named expectation may itself
 * have risen, so that "perkiraan harga jual telah naik" is left open.
 */
export function asRealised(sentence: Sentence, reading: Reading): Reading {
  const { facts, items } = reading;
  const isExpected = (one: (typeof facts)[number]) => isExpectation(one.indicator);
  if (reading.status !== 'supported' || facts.length === 0 || !facts.every(isExpected))
    return reading;
  const clause = sentence.clauseOf(items[0]!);
  const cause = sentence.items.find(isA('cause'));
  const than = clause.items.find(isA('than'));
  // "Lebih dalam dibandingkan realisasinya": "realisasi" belongs to what it is compared with.
  const end = Math.min(...[cause, than].map((one) => one?.start ?? Infinity));
  const told = clause.items.filter((one) => one.start < end && !means(one, 'indicator'));
  const isRealised = told.some(({ word }) => REALISED.test(word));
  const isDone = told.some(
    (one, at) =>
      DONE.test(one.word) && told[at + 1] !== undefined && means(told[at + 1]!, 'direction'),
  );
  if (!isRealised && !isDone) return reading;
  const isNamed = sentence.items.some((one) => means(one, 'indicator') && isNamedExpected(one));
  const status = isNamed && !isRealised ? 'unchecked' : 'contradicted';
  const expected = status === 'contradicted' ? sentence.sheet.table.label(facts[0]!) : null;
  return { ...reading, status, expected };
}
