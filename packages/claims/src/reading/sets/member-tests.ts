import { type ClaimFact, type IndicatorKey, LIKERT_SCALE } from '@lqc/contracts';
import { baseOf } from '../../dimensions/bases.js';
import { equals, plainValue } from '../../judging/equals.js';
import { isA, type Item, type ItemOf, means } from '../../items/item.js';
import { periodOf } from '../../dimensions/periods.js';
import type { Sentence } from '../../sentence/sentence.js';
import { wayAt } from '../../bind/ways.js';

/** A sector or an indicator of a set that a sentence speaks of. */
export type Member =
  | { readonly sector: string; readonly indicator: IndicatorKey | null }
  | { readonly indicator: IndicatorKey; readonly sector: string | null };

/** What a sentence says of the members of a set, and the words that say so. */
interface MemberTest {
  readonly items: readonly Item[];
  /** Undefined where a member has no such figure. */
  readonly holds: (member: Member) => boolean | undefined;
}

const SIDES: Readonly<Record<string, number>> = { above: 1, neutral: 0, below: -1 };

/**
 * What makes a sector or an indicator one of those that are counted: how many companies it has, its
 * average ("skor 4,00"), on which side of neutral that lies, that it is above another, or which way
 * it went. Null where the stretch says none of these, or two.
 */
export function memberTest(
  sentence: Sentence,
  stretch: readonly Item[],
  subject: Member,
): MemberTest | null {
  const tests = [
    ofCompanies(sentence, stretch),
    ofScore(sentence, stretch),
    ofSide(sentence, stretch),
    ofOthers(sentence, stretch, subject),
    ofWay(sentence, stretch),
    ofAnswers(sentence, stretch),
  ].filter((one) => one !== null);
  return tests.length === 1 ? tests[0]! : null;
}

function ofCompanies(sentence: Sentence, stretch: readonly Item[]): MemberTest | null {
  const { table, isProfile } = sentence.sheet;
  const number = stretch.find(
    (one): one is ItemOf<'number'> =>
      means(one, 'number') &&
      ['kontak', 'perusahaan', 'persen'].includes(one.meaning.number.unit ?? ''),
  );
  if (!number || !isProfile || number.meaning.number.of !== null) return null;
  const { role, isKnown } = periodOf(sentence, number);
  if (isKnown && role === null) return null;
  const measure = number.meaning.number.unit === 'persen' ? 'company-share' : 'companies';
  const near = sentence.before(number)[0];
  const comparison = near && means(near, 'near') ? near.meaning.comparison : 'equal';
  return {
    items: near && means(near, 'near') ? [near, number] : [number],
    holds: ({ sector }) => {
      const fact = table.find({ measure, sector, period: role ?? 'now' });
      return fact && equals(number, comparison, plainValue)(fact) === true;
    },
  };
}

/** "Sebelas sektor memberikan jawaban": those that have an average. */
function ofAnswers(sentence: Sentence, stretch: readonly Item[]): MemberTest | null {
  const { table, isProfile } = sentence.sheet;
  const first = stretch.findIndex((one) => means(one, 'break'));
  const own = stretch.slice(0, first < 0 ? undefined : first);
  const isAnswering = own.some(({ word }) => word === 'menjawab' || word === 'jawaban');
  const isTold = own.some(
    (one) => means(one, 'number') || means(one, 'category') || means(one, 'way'),
  );
  if (isProfile || !isAnswering || isTold) return null;
  return {
    items: [],
    holds: ({ indicator, sector }) =>
      table.find({ measure: 'average', indicator, sector }) !== undefined,
  };
}

/** A score that is said of all of them; one in a bracket is of the name before it. */
const isScoreOf = (sentence: Sentence, one: Item): boolean =>
  means(one, 'number') &&
  one.meaning.number.unit === null &&
  one.meaning.number.decimals > 0 &&
  sentence.clauseOf(one).outer === null;

function ofScore(sentence: Sentence, stretch: readonly Item[]): MemberTest | null {
  const number = stretch.find((one): one is ItemOf<'number'> => isScoreOf(sentence, one));
  if (!number) return null;

  const average = averageAt(sentence, number);
  const lead = sentence.before(number)[0];
  const [or, more] = sentence.after(number);
  // "4,00 atau lebih".
  const isOpen = or?.word === 'atau' && more?.word === 'lebih';
  const comparison = isOpen
    ? 'least'
    : lead && means(lead, 'near')
      ? lead.meaning.comparison
      : 'equal';
  if (!average || !['equal', 'more', 'less', 'least'].includes(comparison)) return null;
  const { value } = number.meaning.number;
  return {
    items: [...(lead && means(lead, 'near') ? [lead] : []), number, ...(isOpen ? [more] : [])],
    holds: (member) => {
      const fact = average(member);
      if (!fact) return undefined;
      if (comparison === 'equal') return fact.value === value;
      if (comparison === 'least') return fact.value >= value;
      return comparison === 'more' ? fact.value > value : fact.value < value;
    },
  };
}

function ofSide(sentence: Sentence, stretch: readonly Item[]): MemberTest | null {
  // A score says more than the side that it lies on.
  if (stretch.some((one) => isScoreOf(sentence, one))) return null;
  const side = stretch.find(
    (one) =>
      isSide(one) || (means(one, 'level') && (!one.meaning.isOpinion || MOOD.test(one.word))),
  );
  if (!side) return null;
  const name = means(side, 'level')
    ? side.meaning.level
    : (side as ItemOf<'category'>).meaning.category;
  const average = averageAt(sentence, side);
  const way = SIDES[name];
  if (!average || way === undefined) return null;
  const not = sentence.before(side).slice(0, 2).find(isA('not'));
  return {
    items: not ? [not, side] : [side],
    holds: (member) => {
      const fact = average(member);
      const isThere = fact && Math.sign(fact.value - LIKERT_SCALE.neutral) === way;
      return fact && isThere !== Boolean(not);
    },
  };
}

const MOOD = /^(?:optimis|pesimis)/;

const isSide = (one: Item) => means(one, 'category') && one.meaning.category in SIDES;

/** "Hanya Margin Usaha yang lebih tinggi", "tiga sektor di atas rata-rata": beside one other figure. */
function ofOthers(
  sentence: Sentence,
  stretch: readonly Item[],
  subject: Member,
): MemberTest | null {
  const more = stretch.find(isA('more'));
  if (!more || more.meaning.comparison === 'equal' || more.meaning.isOfCounts) return null;
  // "Lebih tinggi dari triwulan sebelumnya" is a change.
  const isOfAverage = stretch.some((one) => isAverageWord(one) && one.end <= more.start);
  const isNow = (one: Item) => means(one, 'period') && one.meaning.role === 'now' && isOfAverage;
  if (
    sentence
      .after(more)
      .some((one) => (means(one, 'period') && !isNow(one)) || means(one, 'number'))
  )
    return null;
  const average = averageAt(sentence, more);
  const isOfAll = sentence.after(more).slice(0, 3).some(isAverageWord);
  const other = average?.(isOfAll ? ({ ...subject, sector: null } as Member) : subject);
  if (!average || !other) return null;
  const words = isOfAll ? sentence.after(more).slice(0, 3).filter(isAverageWord) : [];
  return {
    items: [more, ...words],
    holds: (member) => {
      const fact = average(member);
      if (!fact) return undefined;
      return more.meaning.comparison === 'more'
        ? fact.value > other.value
        : fact.value < other.value;
    },
  };
}

const isAverageWord = (one: Item) =>
  means(one, 'everybody') || (means(one, 'measure') && one.meaning.measure === 'average');

function ofWay(sentence: Sentence, stretch: readonly Item[]): MemberTest | null {
  const item = stretch.find(isA('way'));
  const said = item && wayAt(sentence, item);
  if (!said || said.manner === 'loose') return null;
  // How far it went is another claim.
  if (stretch.some((one) => means(one, 'number') && one.meaning.number.unit === 'poin'))
    return null;
  const { table, isProfile } = sentence.sheet;
  const base = baseOf(sentence, item);
  return {
    items: said.items,
    holds: ({ indicator, sector }) => {
      const moved =
        isProfile && indicator === null
          ? companiesMoved(sentence, sector, base)
          : table.find({ measure: 'change', indicator, sector, base })?.value;
      return moved === undefined ? undefined : (Math.sign(moved) === said.way) !== said.isNegated;
    },
  };
}

function companiesMoved(
  { sheet: { table } }: Sentence,
  sector: string | null,
  base: 'now' | 'before' | 'last_year',
): number | undefined {
  const [now, then] = [
    table.find({ measure: 'companies', sector }),
    table.find({ measure: 'companies', sector, period: base }),
  ];
  return now || then ? (now?.value ?? 0) - (then?.value ?? 0) : undefined;
}

/** The average of a member in the quarter that a word is said of. */
function averageAt(
  sentence: Sentence,
  item: Item,
): ((member: Member) => ClaimFact | undefined) | null {
  const { table, isProfile } = sentence.sheet;
  const { role, isKnown } = periodOf(sentence, item);
  if (isProfile || (isKnown && role === null)) return null;
  return ({ indicator, sector }) =>
    table.find({ measure: 'average', indicator, sector, period: role ?? 'now' });
}
