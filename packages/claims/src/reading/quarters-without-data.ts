import { isBase } from '../dimensions/bases.js';
import { type ItemOf, means } from '../items/item.js';
import { decided } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';
import type { Reader } from './reader.js';

/** A quarter by its number of which the session has no data: no figure of it is right. */
export const readUnknownQuarters: Reader = (sentence) =>
  sentence
    .all('period')
    .filter((item) => isUnknown(item) && (!item.meaning.isNext || isBase(sentence, item)))
    .map((item) =>
      decided({ type: 'period', items: [item] }, false, {
        expected: Object.values(sentence.sheet.table.periods).join(', '),
      }),
    );

/** The quarter to come is spoken of only as what is expected of it; else it is left open. */
export const readQuarterToCome: Reader = (sentence) =>
  sentence
    .all('period')
    .filter(
      (item) =>
        item.meaning.isNamed &&
        item.meaning.isNext &&
        !isBase(sentence, item) &&
        !mayBeExpected(sentence),
    )
    .map((item) => decided({ type: 'period', items: [item] }, null));

/** The same of a sentence about companies, who may tell of any quarter: it is left open. */
export const readQuartersOfCompanies: (sentence: Sentence) => ReturnType<Reader> = (sentence) =>
  sentence
    .all('period')
    .filter((item) => isUnknown(item) && !item.meaning.isNext)
    .map((item) => decided({ type: 'period', items: [item] }, null));

const isUnknown = ({ meaning }: ItemOf<'period'>) => meaning.isNamed && meaning.role === null;

const mayBeExpected = (sentence: Sentence): boolean =>
  sentence.items.some(
    (one) =>
      means(one, 'expected') ||
      (means(one, 'indicator') && one.meaning.keys.some((key) => key.startsWith('perkiraan'))),
  ) || (sentence.topic.indicator ?? sentence.sheet.indicator ?? '').startsWith('perkiraan');
