import { QUARTER_NOUN } from '../language/period-phrases.js';
import type { ClaimFact } from '@lqc/contracts';
import { quartersOf } from '../references/quarters-of-facts.js';
import { joinedQuarters } from '../references/joined-quarters.js';
import { isA, type ItemOf, means, type Item } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import { type Asked, ofKinds, ofWords, type Question } from './question.js';

/** Whether a word says of several quarters, or of another one, what was read of one, or of fewer than it names. */
export const QUARTERS_LEFT: readonly Question[] = [
  ofWords(/^(?:tetap|masih|terus|kembali)$/, isRankKept),
  ofKinds(['ordinal', 'number', 'quantifier'], isOfQuartersUnread),
  ofKinds(['break'], isOfBasesUnread),
  ofKinds(['period'], isUnlikeQuarter),
  ofKinds(['period'], isCountedThen),
];

/** "Tetap menjadi yang tertinggi": in one quarter, or against one, it was read. */
function isRankKept(asked: Asked): boolean {
  return (
    leadsToRank(asked) &&
    asked.readings.some(
      (one) => one.type === 'rank' && isOfAverages(one) && quartersOf(one.facts).size < 3,
    )
  );
}

/** "Tetap menjadi sektor dengan rata-rata persediaan tertinggi". */
function leadsToRank({ items, at }: Asked): boolean {
  const behind = items.slice(at + 1);
  const end = behind.findIndex(
    (one) => means(one, 'break') || means(one, 'number') || means(one, 'way'),
  );
  return behind.slice(0, end < 0 ? undefined : end).some(isA('rank'));
}

const isOfAverages = ({ facts }: Reading): boolean =>
  facts.length > 0 && facts.every(({ measure }) => measure === 'average' || measure === 'change');

/** "Pada kedua triwulan", "setiap periode": quarters of which not all were read. */
function isOfQuartersUnread({ item, next, facts }: Asked): boolean {
  const isAll = means(item, 'quantifier') && item.meaning.quantifier.least === 100;
  const count = isAll || /^(?:ke)?tiga$/.test(item.word) ? 3 : 2;
  const isSeveral = isAll || /^(?:ke)?(?:dua|tiga)$/.test(item.word);
  return isSeveral && QUARTER_NOUN.test(next?.word ?? '') && quartersOf(facts).size < count;
}

/** "Baik dibandingkan triwulan III maupun triwulan I": held against each of them. */
function isOfBasesUnread({ item, items, facts }: Asked<ItemOf<'break'>>): boolean {
  const joined = joinedQuarters(items).find(({ link }) => link === item);
  if (!joined) return false;
  const read = quartersOf(facts);
  const isOne = ({ meaning: { role } }: ItemOf<'period'>) => role === null || read.has(role);
  return facts.length > 0 && !(isOne(joined.first) && isOne(joined.second));
}

const LIKE = /^(?:sama|serupa|seperti|sebagaimana)$/;

/** "Masing-masing diwakili satu kontak, sama seperti triwulan sebelumnya": each of them counted then as well. */
function isCountedThen({ item, items, at, readings }: Asked<ItemOf<'period'>>): boolean {
  const { role } = item.meaning;
  if (role === null || role === 'now') return false;
  const lead = items.slice(Math.max(0, at - 3), at);
  const isAlike = lead.some((one) => LIKE.test(one.word) || isStill(one));
  const counted = readings
    .filter(({ type, items: own }) => type === 'count' && own.every(({ end }) => end <= item.start))
    .flatMap(({ facts }) => facts);
  const isThen = (fact: ClaimFact) =>
    readings.some(({ facts }) =>
      facts.some(
        (one) =>
          one.period === role && one.sector === fact.sector && one.category === fact.category,
      ),
    );
  const now = counted.filter(({ period }) => period === 'now');
  return isAlike && now.length > 1 && !now.every(isThen);
}

/** "Tidak berubah", beside counts of answers too. */
const isStill = (one: Item): boolean =>
  (means(one, 'way') && one.meaning.way === 0) ||
  (means(one, 'category') && one.meaning.category === 'neutral');

const UNLIKE = /^(?:ber(?:beda|lainan|lawanan)|kontras|seperti|sebagaimana|layaknya)$/;

/** "…, berbeda dengan triwulan III 2024": a quarter of which nothing was read. */
function isUnlikeQuarter({ sentence, item, facts }: Asked<ItemOf<'period'>>): boolean {
  const { role } = item.meaning;
  if (role === null || role === 'now') return false;
  const lead = sentence.before(item).slice(0, 3);
  return (
    lead.some(({ word }) => UNLIKE.test(word)) && facts.length > 0 && !quartersOf(facts).has(role)
  );
}
