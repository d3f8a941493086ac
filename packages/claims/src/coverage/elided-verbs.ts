import { PARTS } from '../bind/in-order.js';
import { nameOf } from '../bind/names.js';
import { said } from '../bind/slots.js';
import type { Assertion, Dimensions } from '../assertion.js';
import { isOneOf, type Item, type ItemOf, means } from '../items/item.js';
import { verdictOf } from '../verdict.js';
import { type Asked, ofKinds, type Question } from './question.js';
import { readingsOf } from './what-was-read.js';

/**
 * "Biaya energi turun menjadi 3,05, harga jual juga (3,92)": a name with a figure and no verb of its own does what
 * the name before it did, and the figure alone does not show that.
 */
export const ELIDED_VERBS: readonly Question[] = [ofKinds(['indicator', 'sector'], isElided)];

function isElided(asked: Asked<ItemOf<'indicator' | 'sector'>>): boolean {
  const { sentence, item, items, at, readings } = asked;
  const behind = items.slice(at + 1);
  const figure = behind.findIndex((one) => !isBetween(one));
  const number = behind[figure];
  if (!means(number, 'number') || !behind.slice(0, figure).every(isSilent)) return false;
  const end = items.slice(0, at).findLast((one) => PARTS.test(one.word))?.end ?? 0;
  const [own] = readingsOf(number, asked);
  const verb = readings.findLast(
    ({ assertion, items: words }) =>
      assertion !== undefined &&
      PREDICATES.has(assertion.says.operator) &&
      assertion.measure === own?.assertion?.measure &&
      words.some(({ start }) => start >= end && start < item.start),
  )?.assertion;
  const isOwn = readings.some(
    ({ assertion, items: words }) =>
      assertion !== undefined &&
      assertion.says.operator !== 'equals' &&
      (words.includes(item) || assertion.of[item.is].value === nameOf(item)),
  );
  return (
    verb !== undefined &&
    !isOwn &&
    verdictOf(asOf(verb, item), sentence.sheet.table).status !== 'supported'
  );
}

/** The same said of another, however far it went. */
const asOf = (verb: Assertion, item: Item): Assertion => ({
  ...verb,
  says: { ...verb.says, amount: undefined, size: undefined } as Assertion['says'],
  of: { ...verb.of, [item.is]: said(nameOf(item)) } as Dimensions,
  words: [],
});
const PREDICATES = new Set<Assertion['says']['operator']>(['moved', 'stayed', 'within']);
const isBetween = isOneOf('plain', 'open', 'near', 'measure');
const isSilent = ({ is, word }: Item): boolean => is !== 'plain' || SILENT.test(word);
const SILENT =
  /^(?:juga|pula|pun|turut|ikut|skor|sebesar|di|pada|level|posisi|angka|nilai|dengan|yakni|yaitu)$/;
