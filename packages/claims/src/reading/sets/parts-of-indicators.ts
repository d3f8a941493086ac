import { LIKERT_INDICATORS } from '@lqc/contracts';
import { isOfIndicators, kindOf } from '../../dimensions/subsets.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { decided, type Reading } from '../../judging/reading.js';
import { ALL_OF_THEM } from '../../language/all-of-them.js';
import { quantifierHolds } from '../../language/thresholds.js';
import type { Sentence } from '../../sentence/sentence.js';
import { type Member, memberTest } from './member-tests.js';
import { isPartOfList, stretchBehind } from './stretches.js';

/** How many of a whole are meant, and the words that say so. */
interface Amount {
  readonly items: readonly Item[];
  /** Whether so many of the whole are as many as are said; null where people may differ. */
  readonly holds: (count: number, whole: number) => boolean | null;
  /** What is said of all or of most of them; a number may be of some that are told apart. */
  readonly isSure: boolean;
}

/**
 * "Seluruh indikator biaya meningkat", "keempat indikator perkiraan lainnya di atas netral", "tiga
 * indikator kini berada di bawah 3, yakni …", "hanya satu dari ketiganya yang turun", "indikator lainnya
 * meningkat": how many of all indicators, of those of one kind, of some names in a list, or of those that
 * the sentence before left are what is said of them.
 */
export function readPartsOfIndicators(sentence: Sentence): Reading[] {
  if (sentence.sheet.isProfile) return [];
  return sentence.items.flatMap((item, at): Reading[] => {
    const found = item.used ? null : wholeAt(sentence, at);
    if (!found) return [];
    const { amount, members, behind, isOfAll } = found;
    const stretch = stretchBehind(sentence, behind);
    const test = memberTest(sentence, stretch, members[0] ?? SOMETHING);
    // "Sepuluh indikator (lainnya) meningkat" is counted in the table of facts.
    const isOfStep = test?.items.some((one) => means(one, 'way') || means(one, 'more'));
    if (!test || members.length === 0 || (isOfAll && isOfStep)) return [];
    const told = members.filter((member) => test.holds(member) !== undefined);
    const right = told.filter((member) => test.holds(member));
    const names = stretch.filter(isA('indicator')).flatMap(({ meaning }) => meaning.keys);
    const isNamed = names.every((key) => right.some(({ indicator }) => indicator === key));
    const isFull =
      names.length === 0 || isPartOfList(stretch) || new Set(names).size === right.length;
    const holds = amount.holds(right.length, told.length);
    const status =
      holds && isNamed && isFull ? true : holds === false && amount.isSure ? false : null;
    return [
      decided({ type: 'quantifier', items: [...amount.items, ...test.items] }, status, {
        expected: `${right.length}/${told.length}`,
      }),
    ];
  });
}

const SOMETHING: Member = { indicator: 'domestik', sector: null };

interface Whole {
  readonly amount: Amount;
  readonly members: readonly Member[];
  /** The last word of the whole. */
  readonly behind: Item;
  /** All indicators or all others, of whatever kind. */
  readonly isOfAll: boolean;
}

/** The whole that an amount at a place is a part of; null where it is no amount of indicators. */
function wholeAt(sentence: Sentence, at: number): Whole | null {
  const { items } = sentence;
  const item = items[at]!;
  const next = items[at + 1];
  if (means(item, 'number') && item.meaning.number.unit === null) return partOfList(sentence, at);
  if (isOfIndicators(item) && !means(item, 'number')) return thoseLeft(sentence, item);
  if (means(item, 'indicator') && item.meaning.keys.length > 1) return othersOfKind(sentence, item);
  const noun = means(item, 'number') && isOfIndicators(item) ? item : next;
  const amount = amountOf(item);
  if (!amount || !noun || !isOfIndicators(noun)) return null;
  if (
    sentence
      .before(item)
      .slice(0, 2)
      .some(({ word }) => OF_ALL.has(word))
  )
    return null;
  const behind = items.slice(items.indexOf(noun) + 1);
  const isMeant = kindOf(behind[0]);
  const rest = behind[isMeant ? 1 : 0];
  const isRest = rest !== undefined && REST.test(rest.word);
  // "Kedua indikator tersebut" are those that were named.
  const isCount = means(item, 'number') || means(item, 'quantifier');
  if (!isCount && !isMeant && !isRest) return null;
  const named = new Set(
    sentence
      .all('indicator')
      .flatMap(({ end, meaning }) => (end <= item.start ? meaning.keys : [])),
  );
  const members = LIKERT_INDICATORS.map(({ key }) => key)
    .filter((key) => (!isMeant || isMeant(key)) && !(isRest && named.has(key)))
    .map((indicator): Member => ({ indicator, sector: sentence.sheet.sector }));
  const kind = isMeant ? behind.slice(0, 1) : [];
  return {
    amount: { ...amount, items: [...amount.items, ...kind] },
    members,
    behind: (isRest ? rest : kind[0]) ?? noun,
    isOfAll: !isMeant,
  };
}

const OF_ALL = new Set(['antara', 'dari', 'untuk']);
const REST = /^(?:lain|lainnya|selebihnya|sisanya)$/;

/** "Indikator lainnya meningkat.": all that the sentence before did not name. */
function thoseLeft({ clauses, items, sheet, topic }: Sentence, item: Item): Whole | null {
  const rest = items[1];
  if (items[0] !== item || !rest || !REST.test(rest.word)) return null;
  const isAlone = clauses.length === 1 && !items.some(isA('indicator'));
  if (!isAlone || topic.indicators.length < 2) return null;
  const members = LIKERT_INDICATORS.filter(({ key }) => !topic.indicators.includes(key));
  return {
    amount: { items: [item], holds: (count, whole) => count === whole, isSure: false },
    members: members.map(({ key: indicator }) => ({ indicator, sector: sheet.sector })),
    behind: rest,
    isOfAll: false,
  };
}

/** "Komponen biaya lain ikut naik": all of a kind, for the one that the text is about did so as well. */
function othersOfKind({ items, sheet, topic }: Sentence, item: ItemOf<'indicator'>): Whole | null {
  const behind = items.slice(items.indexOf(item) + 1);
  const [rest, too] = behind;
  const led = items.slice(0, items.indexOf(item));
  const own = sheet.indicator ?? topic.indicator;
  const isAlone = led.every((one) => means(one, 'plain')) && !behind.some(isA('indicator'));
  const isToo = rest && REST.test(rest.word) && /^(?:ikut|juga|turut|pun)$/.test(too?.word ?? '');
  if (!isAlone || !isToo || !own || !item.meaning.keys.includes(own)) return null;
  return {
    amount: { items: [item], holds: (count, whole) => count === whole, isSure: false },
    members: item.meaning.keys.map((indicator) => ({ indicator, sector: sheet.sector })),
    behind: rest,
    isOfAll: false,
  };
}

/** "Dua dari ketiganya", "satu dari A, B, dan C": a part of names in a list. */
function partOfList(sentence: Sentence, at: number): Whole | null {
  const { items, sheet } = sentence;
  const item = items[at]!;
  const [link, first] = items
    .slice(at + 1)
    .filter((one) => !means(one, 'plain') || one.word === 'dari');
  const amount = amountOf(item);
  if (!amount || !link || !first || !(means(link, 'from') || link.word === 'dari')) return null;
  const list: Item[] = [];
  for (const one of items.slice(items.indexOf(first)))
    if (means(one, 'indicator') && one.meaning.keys.length === 1) list.push(one);
    else if (!means(one, 'break')) break;
  if (list.length < 2) return null;
  const members = list.flatMap((one): Member[] =>
    means(one, 'indicator') ? [{ indicator: one.meaning.keys[0]!, sector: sheet.sector }] : [],
  );
  const lead = items[at - 1];
  const only = lead && /^(?:hanya|cuma)$/.test(lead.word) ? [lead] : [];
  return {
    amount: { ...amount, items: [...only, ...amount.items, ...list], isSure: false },
    members,
    behind: list.at(-1)!,
    isOfAll: false,
  };
}

function amountOf(item: Item): Amount | null {
  if (means(item, 'quantifier')) {
    const { quantifier } = item.meaning;
    return {
      items: [item],
      holds: (count, whole) => quantifierHolds((count / whole) * 100, quantifier),
      isSure: true,
    };
  }
  if (means(item, 'number')) {
    const { value, decimals, of } = item.meaning.number;
    if (decimals > 0) return null;
    return {
      items: [item],
      holds: (count, whole) => count === value && (of === null || of === whole),
      isSure: false,
    };
  }
  const all = ALL_OF_THEM.get(`${item.word}nya`);
  return all === undefined
    ? null
    : {
        items: [item],
        holds: (count, whole) => (whole === all ? count === all : null),
        isSure: true,
      };
}
