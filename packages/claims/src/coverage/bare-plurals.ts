import { isOneOf, type Item, means } from '../items/item.js';
import { isMuch } from './leaning-words.js';
import { type Asked, ofKinds, type Question } from './question.js';
import { readingsOf } from './what-was-read.js';

/**
 * "Kontak menilai permintaan di bawah netral (10 kontak)", "tercatat di bawah netral (10 kontak)": told of contacts in
 * general, or of the average, which is right of no part of them but the larger one; the count takes nothing back.
 */
export const BARE_PLURALS: readonly Question[] = [ofKinds(['category', 'direction'], isOfFew)];

function isOfFew(asked: Asked): boolean {
  const { items } = asked.sentence.clauseOf(asked.item);
  const isGeneral = items.some(isTelling) && !items.some(isCounting);
  const counted = readingsOf(asked.item, asked).filter(({ assertion }) =>
    assertion?.measure.startsWith('answer-'),
  );
  return isGeneral && counted.some(({ facts }) => !facts.every(isMuch));
}
const isTelling = (one: Item): boolean =>
  (means(one, 'people') && /^(?:kontak|perusahaan|jawaban)$/.test(one.meaning.who)) ||
  TOLD.test(one.word);
const TOLD = /^(?:di(?:nilai|rasakan|jawab|laporkan)|berada|ter(?:letak|catat|lihat)|penilaian)$/;
const isOfCount = isOneOf('number', 'quantifier', 'some', 'rank', 'measure', 'more', 'not');
/** "Kontak yang menjawab menilai" are all who answered, like "rata-rata kontak". */
const isCounting = (one: Item, at: number, items: readonly Item[]): boolean =>
  (isOfCount(one) && one.word !== 'rata-rata') ||
  (/^(?:yang|jumlah|jumlahnya|total|kelompok)$/.test(one.word) &&
    items[at + 2]?.word !== 'menilai');
