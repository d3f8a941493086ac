import { EXPECTATION_OF, type IndicatorKey, QuarterRole } from '@lqc/contracts';
import type { Assertion, Dimensions, Quantity, Said, Slot } from './assertion.js';
import { evaluate, type Meant, type Outcome } from './evaluate.js';
import type { FactTable } from './facts/fact-table.js';
import { ANSWERS, COUNTED } from './facts/categories.js';
import type { Reading } from './judging/reading.js';

/** At most this many meanings of one assertion are tried. */
const MOST_MEANINGS = 64;

/**
 * What the facts say of an assertion: right where they support every likely meaning, wrong where they
 * support no meaning at all, otherwise left open.
 */
export function verdictOf(assertion: Assertion, table: FactTable): Reading {
  const outcomeOf = (meant: Meant) => evaluate(assertion, meant, table);
  const all: readonly Outcome[] = [
    ...meaningsOf(assertion.of, () => true).map(outcomeOf),
    ...misreadingsOf(assertion).map(([other, meant]) => evaluate(other, meant, table)),
  ];
  // Only the equally likely meanings must all be true; a less likely one that is true only prevents "wrong".
  const likely = meaningsOf(assertion.of, ({ isOpen }) => isOpen).map(outcomeOf);
  const [first] = all;
  const hasOpen = likely.length > 1;
  const isRight = likely.every(({ truth }) => truth === true);
  // An assertion is not wrong when the facts are silent about one of its likely meanings.
  const isWrong =
    likely.every(({ truth }) => truth === false) && all.every(({ truth }) => truth !== true);
  const status = isRight ? 'supported' : isWrong ? 'contradicted' : 'unchecked';
  const isKnown = status !== 'unchecked' || first!.truth === true;
  for (const word of assertion.words) word.used = true;
  const [fact] = first!.facts;
  return {
    type: assertion.type,
    assertion,
    items: assertion.words,
    status,
    expected: isWrong && fact ? table.label(fact) : null,
    facts: isRight && hasOpen ? likely.flatMap(({ facts }) => facts) : isKnown ? first!.facts : [],
    isRounded: first!.isRounded,
  };
}

/**
 * What an average to the hundredth, or a balance, may be of instead: where no quarter is told, of another one; of the
 * realisation of what is expected, or the other way round; or a change. Where it is exactly that, it was
 * read of the wrong figure sooner than written wrongly.
 */
function misreadingsOf(assertion: Assertion): readonly (readonly [Assertion, Meant])[] {
  const { says, of, measure } = assertion;
  if (says.operator !== 'equals') return [];
  const [meant] = meaningsOf(of, () => false);
  // "20 dari 39 di bawah netral, triwulan lalu 6": of the same answers sooner than of all.
  const count: Assertion = { ...assertion, measure: 'answer-count' };
  if (measure === 'answers')
    return ANSWERS.map((category) => [count, { ...meant!, category }] as const);
  if (says.amount.decimals < (measure === 'net-balance' ? 1 : 2)) return [];
  const periods = of.period.origin === 'default' ? QuarterRole.options : [];
  const pairs = of.indicator.origin === 'said' ? [] : Object.entries(EXPECTATION_OF);
  const twins = pairs.flatMap((pair) => (pair.includes(meant!.indicator!) ? pair : []));
  const change: Assertion = { ...assertion, measure: 'change', says: { ...says, isSize: true } };
  const bases = measure === 'average' ? (['before', 'last_year'] as const) : [];
  return [
    ...periods.map((period) => [assertion, { ...meant!, period }] as const),
    ...twins.map(
      (indicator) => [assertion, { ...meant!, indicator: indicator as IndicatorKey }] as const,
    ),
    ...bases.map((base) => [change, { ...meant!, base }] as const),
  ];
}

/** Whether an assertion about this quarter was true in an earlier one; null where the facts cannot tell. */
export function heldIn(
  assertion: Assertion,
  period: QuarterRole,
  table: FactTable,
): boolean | null {
  const { says } = assertion;
  // "Masih 3,78" does not say that the value was the same before; "12 kontak masih menilai" says that as many did.
  if (says.operator === 'equals' && !COUNTED.has(assertion.measure)) return null;
  // "Masih lebih rendah satu poin daripada triwulan I": it was lower then too, by any amount.
  const asSaid = besideQuarter(assertion);
  if (!asSaid) return null;
  const meanings = meaningsOf(assertion.of, ({ isOpen }) => isOpen);
  if (meanings.some((meant) => meant.period === period)) return null;
  const own: Assertion = { ...assertion, says: asSaid };
  const truths = meanings.map((meant) => evaluate(own, { ...meant, period }, table).truth);
  return truths.every((one) => one === true) || (truths.includes(false) ? false : null);
}

/** The same statement without its amount, to be held against the other quarter. */
function besideQuarter({ says, words, of }: Assertion): Said | null {
  // Of an earlier quarter it says that now there are none; of today, that there were as many.
  if (says.operator === 'equals') {
    const amount: Quantity = { ...says.amount, comparison: 'least' };
    return {
      ...says,
      amount: of.period.value === 'now' ? amount : { ...amount, value: 1 },
      of: null,
    };
  }
  if (says.operator === 'stayed') return null;
  if (says.operator === 'moved') {
    const isBeside = says.direction !== 0 && words.some((one) => one.is === 'more');
    const comparison = says.direction === 1 ? 'more' : 'less';
    return isBeside ? { operator: 'compared', comparison, against: { period: of.base } } : null;
  }
  return says.operator === 'compared' || says.operator === 'within'
    ? ({ ...says, amount: undefined, size: undefined } as Said)
    : says;
}
/** Every way in which an assertion may be meant, the likeliest first. */
function meaningsOf(of: Dimensions, isAsked: (slot: Slot<unknown>) => boolean): readonly Meant[] {
  let meanings: Partial<Meant>[] = [{}];
  for (const [name, slot] of Object.entries(of) as [keyof Meant, Slot<never>][])
    meanings = [slot.value, ...(isAsked(slot) ? slot.others : [])]
      .flatMap((one) => meanings.map((meant) => ({ ...meant, [name]: one })))
      .slice(0, MOST_MEANINGS);
  return meanings as Meant[];
}
