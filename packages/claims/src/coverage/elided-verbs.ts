import { PARTS } from '../bind/in-order.js';
import { isAside, nameOf } from '../bind/names.js';
import { said } from '../bind/slots.js';
import type { Assertion, Dimensions } from '../assertion.js';
import { isOneOf, type Item, type ItemOf, means } from '../items/item.js';
import type { Reading } from '../judging/reading.js';
import { verdictOf } from '../verdict.js';
import { type Asked, ofKinds, type Question } from './question.js';
import { readingsOf } from './what-was-read.js';

/**
 * "Biaya energi turun menjadi 3,05, harga jual juga (3,92)": a name with a figure and no verb of its own does what
 * the name beside it did, and the figure alone does not show that.
 */
export const ELIDED_VERBS: readonly Question[] = [ofKinds(['indicator', 'sector'], isElided)];

function isElided(asked: Asked<ItemOf<'indicator' | 'sector'>>): boolean {
  const { sentence, item, items, at, readings } = asked;
  const behind = items.slice(at + 1);
  const number = behind.find((one) => !isBetween(one));
  const [own] = readingsOf(number, asked);
  const isSilent = ({ is, word }: Item) => is !== 'plain' || SILENT.test(word);
  const isBare = number && behind.slice(0, behind.indexOf(number)).every(isSilent);
  if (!means(number, 'number') || !isBare || own?.assertion?.says.operator !== 'equals')
    return false;
  const { measure } = own.assertion;
  const isOwn = ({ assertion, items: words }: Reading) =>
    isPredicate(assertion) &&
    (words.includes(item) || assertion!.of[item.is].value === nameOf(item));
  if (readings.some(isOwn)) return false;
  const verbs = readings
    .filter(
      ({ assertion }) => isPredicate(assertion) && kindOf(assertion!.measure) === kindOf(measure),
    )
    .toSorted((a, b) => a.items[0]!.start - b.items[0]!.start);
  const isNear = ({ items: [first] }: Reading) =>
    items
      .slice(at + 1, items.indexOf(first!))
      .every((one) => one.is === item.is || isAside(sentence, one));
  // "Turun menjadi 3,03; harga jual juga (3,92)": "juga" reaches over a mark that parts.
  const parted = behind[0]?.word === 'juga' ? [] : items.slice(0, at);
  const from = parted.findLast((one) => PARTS.test(one.word))?.end ?? 0;
  const verb =
    verbs.find((one) => one.items[0]!.start > item.start && isNear(one)) ??
    verbs.findLast(({ items: words }) =>
      words.some(({ start }) => start >= from && start < item.start),
    );
  const same = verb && verdictOf(asOf(verb.assertion!, item), sentence.sheet.table);
  return same !== undefined && same.status !== 'supported';
}

/** The same said of another, or beside another, however far it went. */
function asOf(verb: Assertion, item: Item): Assertion {
  const own = { [item.is]: said(nameOf(item)) } as Partial<Dimensions>;
  const says = { ...verb.says, amount: undefined, size: undefined } as Assertion['says'];
  return says.operator === 'compared' && Object.keys(says.against).join() !== 'period'
    ? { ...verb, says: { ...says, against: { ...says.against, ...own } }, words: [] }
    : { ...verb, says, of: { ...verb.of, ...own }, words: [] };
}
const OPERATORS = new Set<string>(['moved', 'stayed', 'within', 'compared', 'quantified']);
export const isPredicate = (one: Assertion | undefined): boolean =>
  one !== undefined && OPERATORS.has(one.says.operator);
/** Averages and their steps, or answers and their shares. */
const kindOf = (measure: Assertion['measure']): string =>
  measure === 'change' ? 'average' : measure.replace(/^answer-.*/, 'answers');
const isBetween = isOneOf('plain', 'open', 'near', 'measure', 'to');
const SILENT =
  /^(?:juga|pula|pun|turut|ikut|sebaliknya|skor|sebesar|di|pada|level|posisi|angka|nilai|dengan|yakni|yaitu)$/;
