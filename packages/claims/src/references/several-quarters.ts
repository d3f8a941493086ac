import type { QuarterRole } from '@lqc/contracts';
import { isA, isOneOf, type Item, type ItemOf, means } from '../items/item.js';
import type { Sentence } from '../sentence/sentence.js';
import { QUARTER_NOUN } from '../language/period-phrases.js';

const COUNTS: Readonly<Record<string, number>> = { dua: 2, kedua: 2, tiga: 3, ketiga: 3 };
const COMPARED = /^(?:pembanding|terdahulu|lainnya|lain|sebelumnya)/;

/** "Kedua triwulan", "triwulan III maupun triwulan IV", "tiga periode yang dibandingkan", "setiap periode": a word for several quarters, and which they are. */
interface SeveralQuarters {
  readonly item: Item;
  readonly roles: readonly QuarterRole[];
}

const isCount = isOneOf('ordinal', 'number');

/** The words of a sentence that stand for several quarters at once. */
export function severalQuarters(sentence: Sentence): SeveralQuarters[] {
  const { items, topic } = sentence;
  return items.flatMap((item, at): SeveralQuarters[] => {
    const pair = means(item, 'period') ? pairFrom(sentence, item) : null;
    if (pair) return [{ item, roles: pair }];
    const isAll = means(item, 'quantifier') && item.meaning.quantifier.least === 100;
    const count = isAll ? 3 : isCount(item) ? COUNTS[item.word] : undefined;
    const [noun, which] = items.slice(at + 1);
    if (!count || !noun || !QUARTER_NOUN.test(noun.word)) return [];
    if (count === 3) return [{ item, roles: ['now', 'before', 'last_year'] }];
    if (COMPARED.test(which?.word ?? '')) return [{ item, roles: ['before', 'last_year'] }];
    // "Pada kedua triwulan itu": the one held against the present that was spoken of last.
    const isYear = topic.base === 'last_year' && topic.period !== 'before';
    return [{ item, roles: ['now', isYear ? 'last_year' : 'before'] }];
  });
}

/** "Pada triwulan III maupun triwulan IV 2024": two quarters of which one figure is told. */
function pairFrom(sentence: Sentence, first: ItemOf<'period'>): readonly QuarterRole[] | null {
  const { items } = sentence;
  const [link, ...behind] = items.slice(items.indexOf(first) + 1);
  const second = behind.find((one) => !means(one, 'plain'));
  const [lead] = sentence.before(first);
  const isPair =
    link !== undefined &&
    means(link, 'break') &&
    /^(?:dan|maupun|serta)$/.test(link.meaning.mark) &&
    /^(?:pada|selama|di|sepanjang)$/.test(lead?.word ?? 'pada');
  const own = sentence.clauseOf(first).items;
  const isOfOne =
    own.filter((one) => means(one, 'number')).length < 2 && !items.some(isA('respectively'));
  if (!isPair || !isOfOne || !second || !means(second, 'period')) return null;
  const roles = [first.meaning.role, second.meaning.role].filter((role) => role !== null);
  return new Set(roles).size === 2 ? roles : null;
}
