import { isOneOf, type Item, means } from '../items/item.js';
import { type Asked, ofKinds, type Question } from './question.js';
import { isMuch } from './leaning-words.js';
import { readingsOf } from './what-was-read.js';

/**
 * "Kontak menilai permintaan di bawah netral (10 kontak)": told of contacts in general, which is right of no part of
 * them but the larger one; the count beside it takes nothing back.
 */
export const BARE_PLURALS: readonly Question[] = [ofKinds(['category', 'direction'], isOfFew)];

function isOfFew({ sentence, item, ...read }: Asked): boolean {
  const counted = readingsOf(item, { sentence, ...read }).filter(
    ({ assertion }) => assertion !== undefined && /^answer-/.test(assertion.measure),
  );
  const isGeneral = sentence.before(item).some(isPeople);
  const isCounted = sentence.clauseOf(item).items.some(isCounting);
  return isGeneral && !isCounted && counted.some(({ facts }) => !facts.every(isMuch));
}
const isPeople = (one: Item): boolean =>
  means(one, 'people') && /^(?:kontak|perusahaan|jawaban)$/.test(one.meaning.who);
const isCountingKind = isOneOf('number', 'quantifier', 'some', 'rank', 'measure', 'more', 'not');
const isCounting = (one: Item): boolean =>
  isCountingKind(one) || /^(?:yang|jumlah|jumlahnya|total|kelompok)$/.test(one.word);
