import type {
  ClaimCategory,
  ClaimMeasure,
  ClaimType,
  IndicatorKey,
  QuarterRole,
} from '@lqc/contracts';
import type { Assertion, Dimensions, Quantity, Said, Slot } from '../assertion.js';
import type { Answers } from '../bind/answers.js';
import { type InOrder, inOrder } from '../bind/in-order.js';
import { boundNames, valueOf } from '../bind/names.js';
import { isSign, isWayTo } from '../bind/near.js';
import { baseOf, periodOf } from '../bind/quarters.js';
import { slot, usual } from '../bind/slots.js';
import { SIDES } from '../facts/categories.js';
import { isA, isOneOf, type Item, type ItemOf, means } from '../items/item.js';
import type { Comparison } from '../language/thresholds.js';
import type { Reading } from '../judging/reading.js';
import type { Sentence } from '../sentence/sentence.js';

/** The state of a sentence while frames read assertions from it. */
export interface Scene {
  readonly sentence: Sentence;
  readonly order: InOrder;
  /** Numbers of a list without a list of names of the same length, which therefore belong to no name. */
  readonly loose: ReadonlySet<Item>;
  /** What was read before. */
  readonly readings: readonly Reading[];
}

/** A pattern of words; gives the assertions that it finds in a sentence. */
export type Frame = (scene: Scene) => readonly Assertion[];

export const sceneOf = (sentence: Sentence): Scene & { readings: Reading[] } => {
  const { of, loose } = inOrder(sentence);
  return { sentence, order: of, loose, readings: [] };
};

export interface Asserting {
  readonly type: ClaimType;
  readonly measure: ClaimMeasure;
  readonly says: Said;
  readonly words: readonly Item[];
  readonly answers?: Answers | null;
  readonly negated?: boolean;
  readonly period?: Slot<QuarterRole | null>;
}

/** Makes one assertion for each subject that is bound at the anchor. */
export function assertAt(
  { sentence, order }: Scene,
  anchor: Item,
  { type, measure, says, words, answers = null, negated = false, period }: Asserting,
): readonly Assertion[] {
  const forced = order.get(anchor);
  const indicators = boundNames(sentence, anchor, 'indicator', forced);
  const sectors = boundNames(sentence, anchor, 'sector', forced);
  const isOfSide = says.operator === 'equals' && answers?.category.origin === 'carried';
  const quarters = sentence.all('period').map(({ meaning }) => meaning.role);
  const own = {
    // "Lima kontak menilai sebaliknya": any other side may be meant.
    category: unsaid<ClaimCategory | null>(answers?.category ?? usual(null), isOfSide ? SIDES : []),
    period: unsaid(period ?? periodOf(sentence, anchor, forced), quarters),
    base: unsaid(
      baseOf(sentence, anchor),
      quarters.filter((one) => one !== 'now'),
    ),
  };
  const all = [...words, ...(answers?.words ?? [])];
  const namedOf = (kind: 'indicator' | 'sector') =>
    sentence.all(kind).flatMap((one) => valueOf(sentence, one)?.value ?? []);
  return indicators.flatMap((indicator) =>
    sectors.map((sector): Assertion => {
      const of: Dimensions = {
        ...own,
        indicator: unsaid(indicator, namedOf('indicator') as readonly IndicatorKey[]),
        sector: unsaid<string | null>(sector, [
          ...namedOf('sector'),
          ...sentence.all('everybody').map(() => null),
        ]),
      };
      return { type, measure, of, says, negated, words: all };
    }),
  );
}

/** A dimension that is not stated in its own clause may be any that the sentence names. This only prevents "wrong". */
const unsaid = <T>(one: Slot<T>, named: readonly T[]): Slot<T> =>
  one.origin === 'said' || one.isOpen
    ? one
    : slot(one.value, one.origin, [...one.others, ...named]);

/** A number to be compared with a figure, with a word such as "sekitar" and a sign before it. */
export function quantityAt(
  sentence: Sentence,
  item: ItemOf<'number'>,
): { readonly amount: Quantity; readonly words: readonly Item[] } {
  const [lead, second] = sentence.before(item);
  const near = [lead, means(lead, 'plain') ? second : undefined].find(
    (one): one is ItemOf<'near'> => means(one, 'near'),
  );
  const { decimals, isExact = false } = item.meaning.number;
  // "Berbalik negatif dari 44,7 poin": the sign is of what it came to.
  const sign = (means(lead, 'from') ? [] : [lead, second]).find((one) => one && isSign(one));
  const isMinus = sign !== undefined && sign.word !== 'positif';
  const value = isMinus ? -Math.abs(item.meaning.number.value) : item.meaning.number.value;
  const comparison: Comparison = near?.meaning.comparison ?? 'equal';
  return {
    amount: { value, decimals, isExact, comparison },
    words: [near, sign, item].filter((one) => one !== undefined),
  };
}

/** The negation right before a word, with nothing but plain words between. */
export function negationOf(sentence: Sentence, item: Item): ItemOf<'not'> | null {
  const lead = sentence.before(item).find((one) => !isBetween(one) && !isWayTo(item, one));
  return means(lead, 'not') && (!lead.used || item.word === 'ke') ? lead : null;
}

const isBetween = isOneOf('plain', 'size');

/** A word of size beside a word of direction or comparison: "turun tipis", "jauh lebih tinggi". */
export function sizeBeside(sentence: Sentence, item: Item): ItemOf<'size'> | null {
  const lead = sentence.before(item).find(({ word }) => word !== 'berada');
  const behind = sentence.after(item).slice(0, 2);
  const at = behind.findIndex(isA('size'));
  const next = at >= 0 && behind.slice(0, at).every(isA('plain')) ? behind[at] : undefined;
  const found = means(lead, 'size') ? lead : next;
  return means(found, 'size') && !found.used ? found : null;
}

/** "Kenaikan", "koreksi": a noun of change, which may itself be the subject of a statement. */
export const isNoun = ({ word }: Item): boolean => NOUN.test(word);
const NOUN =
  /^(?:ke|pe)\p{L}+an(?:nya)?$|^(?:lonjakan|koreksi|kontraksi|lompatan|akselerasi)(?:nya)?$/u;
