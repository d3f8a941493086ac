import { QUARTER_NOUN } from '../language/period-phrases.js';
import { quartersOf } from '../references/quarters-of-facts.js';
import { joinedQuarters } from '../references/joined-quarters.js';
import { type ItemOf, means } from '../items/item.js';
import { type Asked, ofKinds, type Question } from './question.js';

/** Whether a word says of several quarters, or of another one, what was read of one, or of fewer than it names. */
export const QUARTERS_LEFT: readonly Question[] = [
  ofKinds(['ordinal', 'number', 'quantifier'], isOfQuartersUnread),
  ofKinds(['break'], isOfBasesUnread),
];

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
