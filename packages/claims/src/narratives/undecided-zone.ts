import { isA, isOneOf, isPercentage, type Item, means } from '../items/item.js';
import { notAlways } from './matching/causal-direction.js';
import { figureClauses } from '../sentence/figure-clauses.js';
import type { Sentence } from '../sentence/sentence.js';

/** Words that only link figures when nothing but figures follows. */
const LINKS = new Set(['sejalan', 'seiring', 'tercermin', 'tecermin', 'mencerminkan']);

/** The items that figures do not decide: the whole sentence if it names a company, else from the reason on. */
export function zoneOf(sentence: Sentence, left: readonly Item[], isNamed: boolean): Item[] {
  if (isNamed || sentence.has('stranger')) {
    const ofFigures = new Set(figureClauses(sentence).flatMap(({ items }) => items));
    return sentence.items.filter((item) => !item.used && !ofFigures.has(item));
  }
  // "Lebih ditopang A daripada B" was read as a comparison, so its word of cause is used.
  const cause = sentence.items.find((item) => means(item, 'cause') && !item.used);
  const telling = left.filter(isTelling);
  if (!cause) return telling.some(isA('other')) ? left.filter((item) => !means(item, 'break')) : [];
  if (isOfFigures(sentence, cause)) {
    cause.used = true;
    return left.filter((item) => means(item, 'other') && !means(item, 'break'));
  }
  const after = left.filter(({ start }) => start >= cause.start);
  if (telling.length === 0 && LINKS.has(cause.word)) {
    cause.used = true;
    return [];
  }
  const denying = notAlways(sentence.items);
  const before = left.filter(
    (item) =>
      item.start < cause.start &&
      (means(item, 'other') ||
        means(item, 'number') ||
        isOfRate(sentence, item) ||
        denying.includes(item)),
  );
  return [...before, ...after];
}

/** "Turun 5,7 % karena …": a direction right before an unread rate belongs to it. */
function isOfRate(sentence: Sentence, item: Item): boolean {
  const next = sentence.after(item).find(({ is }) => is !== 'plain' && is !== 'near');
  return means(item, 'direction') && next !== undefined && isPercentage(next) && !next.used;
}

const isTelling = isOneOf('other', 'direction', 'number', 'level', 'company');

/**
 * "Didukung empat dari lima kontak yang melaporkan kenaikan": only figures of the same indicator that were
 * read follow the word, so it reports no event.
 */
function isOfFigures(sentence: Sentence, cause: Item): boolean {
  const behind = sentence.items.filter(({ start }) => start >= cause.end);
  // Of a figure of something else it makes a cause, which no figure bears out.
  const names = AMID.has(cause.word) ? [] : behind.filter(isNaming);
  const isFigured = behind.some((one) => one.used && isFigure(one));
  return (
    isFigured && names.length === 0 && behind.every((one) => one.used || SILENT.has(one.meaning.is))
  );
}
const isNaming = isOneOf('indicator', 'sector');
/** These set two things side by side; the first of them need not cause the other. */
const AMID = new Set(['di', 'sejalan', 'bersamaan']);

const isFigure = isOneOf('number', 'direction', 'quantifier', 'category', 'level');

const SILENT = new Set<Item['meaning']['is']>([
  'plain',
  'break',
  'open',
  'close',
  'period',
  'people',
  'measure',
  'indicator',
  'sector',
  'says',
  'from',
  'to',
  'than',
  'everybody',
]);
