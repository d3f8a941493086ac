import {
  type ClaimFact,
  type ClaimMeasure,
  type Level,
  LIKERT_INDICATORS,
  LIKERT_SCALE,
} from '@lqc/contracts';
import { excludes, indicativeRange, roundHalfUp } from '@lqc/statistics';
import type { Assertion, Dimensions, Quantity, Said, Test } from './assertion.js';
import { COUNTED, MARKETS, SIDES } from './facts/categories.js';
import type { FactAddress, FactTable } from './facts/fact-table.js';
import { isFarOff, isOfSize, isSoFar, kindOf } from './judging/sizes.js';
import { bearsOut, quantifierHolds } from './language/thresholds.js';

/** Every dimension with one value: one way in which an assertion may be meant. */
export type Meant = { readonly [Name in keyof Dimensions]: Dimensions[Name]['value'] };

/** Whether the facts support an assertion, and which facts decided; null where they cannot tell. */
export interface Outcome {
  readonly truth: boolean | null;
  readonly isRounded: boolean;
  readonly facts: readonly ClaimFact[];
}

const open: Outcome = { truth: null, isRounded: false, facts: [] };

const outcome = (
  truth: boolean | null,
  facts: readonly (ClaimFact | undefined)[],
  isRounded = false,
): Outcome => ({ truth, isRounded, facts: facts.filter((fact) => fact !== undefined) });

/** Holds one meaning of an assertion against the facts. This is decided here only. */
export function evaluate(assertion: Assertion, meant: Meant, table: FactTable): Outcome {
  if (meant.period === null || meant.base === null) return open;
  // "Perubahan pada triwulan IV": of steps to this quarter alone there are facts.
  if (meant.period !== 'now' && isOfStep(assertion)) return open;
  const found = BY_OPERATOR[assertion.says.operator](assertion as never, meant, table);
  const { truth } = found;
  return assertion.negated && truth !== null ? { ...found, truth: !truth } : found;
}

const isOfStep = ({ measure, says }: Assertion): boolean =>
  measure === 'change' ||
  ('direction' in says && says.direction !== undefined) ||
  (says.operator === 'counted' && says.test !== null && 'moved' in says.test);

type Of<O extends Said['operator']> = Assertion & {
  readonly says: Extract<Said, { operator: O }>;
};

type Evaluate<O extends Said['operator']> = (
  assertion: Of<O>,
  meant: Meant,
  table: FactTable,
) => Outcome;

/** The figure that is meant. */
function factOf(measure: ClaimMeasure, meant: Meant, table: FactTable): ClaimFact | undefined {
  return table.find(addressOf(measure, meant));
}

const OF_NOBODY = new Set<ClaimMeasure>(['contacts', 'companies', 'company-share']);

function addressOf(measure: ClaimMeasure, meant: Meant): FactAddress {
  const { indicator, sector, category } = meant;
  const isOfSurvey = OF_NOBODY.has(measure);
  return {
    measure,
    indicator: isOfSurvey ? null : indicator,
    sector,
    category: COUNTED.has(measure) || isOfSurvey ? category : null,
    period: meant.period!,
    base: measure === 'change' ? meant.base : null,
  };
}

/** Whether a figure is the number as it was written, to its decimals. */
function isAmount(
  { value, decimals, comparison, isExact }: Quantity,
  shown: number,
  exact: number,
  ownDecimals: number,
): boolean | 'rounded' | null {
  if (comparison !== 'equal' && comparison !== 'about') return bearsOut(exact, value, comparison);
  if (Number(shown.toFixed(6)) === value) return true;
  if (isExact) return false;
  const isRounded = [shown, exact].some((one) => roundHalfUp(one, decimals) === value);
  // "Satu poin" of 0,58, "dua kali lipat" of 1,6: on so short a scale that is no rounding.
  if (isRounded)
    return decimals === 0 && ownDecimals === 2 && comparison === 'equal' ? null : 'rounded';
  // "Sekitar 3,10" of 2,97: near it, and on the other side of neutral.
  const isAcross = (value - LIKERT_SCALE.neutral) * (exact - LIKERT_SCALE.neutral) < 0;
  return comparison === 'about' && !(isAcross && ownDecimals === 2)
    ? bearsOut(shown, value, 'about')
    : false;
}

const asOutcome = (held: boolean | 'rounded' | null, facts: readonly ClaimFact[]): Outcome =>
  outcome(held === 'rounded' ? true : held, facts, held === 'rounded');

/** How far two figures lie apart, as they are shown. */
const gapOf = (one: ClaimFact, two: ClaimFact): number =>
  Number((one.value - two.value).toFixed(6));

/** Whether a gap is as wide as its number and its word of size say. */
function isGap(
  one: ClaimFact,
  two: ClaimFact,
  { amount, size }: { readonly amount?: Quantity; readonly size?: 'small' | 'large' },
): boolean | null {
  const gap = Math.abs(gapOf(one, two));
  const exact = Math.abs(one.exact - two.exact);
  const held = amount && isAmount({ ...amount, value: Math.abs(amount.value) }, gap, exact, 2);
  if (held === false || held === null) return held;
  return size ? isOfSize(gap, size, kindOf(one)) : true;
}

const sideOf = (value: number): Level =>
  value > LIKERT_SCALE.neutral ? 'above' : value < LIKERT_SCALE.neutral ? 'below' : 'neutral';

const equals: Evaluate<'equals'> = ({ measure, says }, meant, table) => {
  const fact = factOf(measure, meant, table);
  if (!fact) return open;
  // "Dari 40 kontak": may mean those interviewed when fewer answered.
  const isOfAsked = measure === 'answers' && !says.ofAnswers && !says.isShare;
  const all = isOfAsked && factOf('contacts', { ...meant, category: null }, table);
  if (all && all.value !== fact.value && all.value === says.amount.value) return open;
  const [shown, exact] = says.isSize
    ? [Math.abs(fact.value), Math.abs(measure === 'change' ? fact.value : fact.exact)]
    : [fact.value, measure === 'change' ? fact.value : fact.exact];
  if (says.of != null) {
    const wholes = wholesOf(fact, meant, table, says.ofAnswers === true);
    const at = wholes.findIndex(({ value }) => value === says.of);
    if (at < 0) return asPart(fact, says.amount, says.of, Math.max(fact.n, wholes[0]?.value ?? 0));
    // "Lima dari 12 kontak menjawab …": true of those who were interviewed, where fewer answered.
    if (at > 0 && says.ofAnswers === null && fact.value === says.amount.value) return open;
  }
  if (says.isShare) return shareOf(fact, meant, table, says.amount);
  return asOutcome(isAmount(says.amount, shown, exact, fact.decimals), [fact]);
};

/** "Tiga dari sepuluh kontak": a share in tenths, although not exactly ten were counted. */
function asPart(fact: ClaimFact, { value, isExact }: Quantity, of: number, all: number): Outcome {
  const share = (fact.value / all) * 100;
  const isNear = Math.abs(share - (value / of) * 100) <= (isExact ? 0 : 3);
  return outcome(isNear ? (of === 10 ? true : null) : false, [fact]);
}

/** How many of those who were asked answered, in percent. */
function shareOf(fact: ClaimFact, meant: Meant, table: FactTable, amount: Quantity): Outcome {
  const all = factOf('contacts', meant, table);
  if (!all || all.value === 0) return open;
  const share = (fact.value / all.value) * 100;
  return asOutcome(isAmount(amount, roundHalfUp(share, 1), share, 1), [fact, all]);
}

/** All counts that a count may be a part of: those who answered, or those who were interviewed. */
function wholesOf(
  fact: ClaimFact,
  meant: Meant,
  table: FactTable,
  ofAnswers: boolean,
): readonly ClaimFact[] {
  const all = { ...meant, category: null };
  const measures: readonly ClaimMeasure[] =
    fact.population === 'companies'
      ? ['companies']
      : fact.measure === 'answers' || fact.measure === 'contacts'
        ? ['contacts']
        : ofAnswers
          ? ['answers']
          : ['answers', 'contacts'];
  const isOfSurvey = fact.population === 'companies' || fact.measure === 'contacts';
  const places = isOfSurvey ? [all, { ...all, sector: null }] : [all];
  return measures.flatMap((measure) =>
    places.flatMap((place) => factOf(measure, place, table) ?? []),
  );
}

const moved: Evaluate<'moved' | 'stayed'> = ({ measure, says }, meant, table) => {
  const now = factOf(measure, meant, table);
  const then = factOf(measure, { ...meant, period: meant.base }, table);
  if (!now || !then || meant.base === 'now') return open;
  const change = measure === 'average' ? factOf('change', meant, table) : undefined;
  const step = change?.value ?? gapOf(now, then);
  const facts = change ? [change] : [now, then];
  if (says.operator === 'stayed') {
    if (says.manner === 'exact') return outcome(step === 0, facts);
    const isTold = change ? isBeyond(change.exact, change.se) : null;
    // "Dalam rentang ketidakpastian": says only that the change is within its range.
    if (says.manner === 'untold') return outcome(isTold === null ? null : !isTold, facts);
    return outcome(isStill(step, isTold, now), facts);
  }
  if (Math.sign(step) !== says.direction) return outcome(false, facts);
  const isLarge = says.isGreat || says.size === 'large';
  if (isLarge && change && isBeyond(change.exact, change.se) === false) return outcome(null, facts);
  if (says.isGreat && isOfSize(step, 'large', kindOf(now)) !== true) return outcome(null, facts);
  return outcome(isGap(now, then, says), facts);
};

/** Whether a gap is wider than its range; null without a standard error. */
const isBeyond = (gap: number, se: number | null): boolean | null =>
  se === null ? null : excludes(indicativeRange(gap, se), 0);

/** "Relatif stabil": right when the change is indistinguishable from none, wrong only when it is large. */
function isStill(step: number, isTold: boolean | null, now: ClaimFact): boolean | null {
  const far = isOfSize(step, 'large', kindOf(now));
  if (step === 0 || !(isTold ?? far !== false)) return true;
  return far === true ? false : null;
}

const compared: Evaluate<'compared'> = ({ measure, says }, meant, table) => {
  const other: Meant = { ...meant, ...valuesOf(says.against) };
  const [one, two] = [factOf(measure, meant, table), factOf(measure, other, table)];
  if (!one || !two || one === two || other.period === null) return open;
  const sign = says.direction ?? 1;
  const gap = gapOf(one, two) * sign;
  const facts = [one, two];
  if (says.direction && facts.some(({ value }) => value * sign <= 0)) return outcome(false, facts);
  if (says.comparison === 'equal') return outcome(gap === 0, facts);
  if (says.comparison === 'more' ? gap <= 0 : gap >= 0) return outcome(false, facts);
  return outcome(isGap(one, two, says), facts);
};

/** The first value of each dimension that is bound. */
function valuesOf(of: Partial<Dimensions>): Partial<Meant> {
  return Object.fromEntries(
    Object.entries(of).map(([name, slot]) => [name, slot.value]),
  ) as Partial<Meant>;
}

interface Member {
  readonly name: string;
  readonly fact: ClaimFact;
}

/** All members of a kind that have this figure. */
function membersOf(
  measure: ClaimMeasure,
  among: 'indicator' | 'sector' | 'category',
  meant: Meant,
  table: FactTable,
): readonly Member[] {
  const names: readonly string[] =
    among === 'sector'
      ? table.sectors
      : among === 'category'
        ? [...SIDES, ...MARKETS]
        : LIKERT_INDICATORS.map(({ key }) => key);
  return names.flatMap((name) => {
    const fact = factOf(measure, { ...meant, [among]: name } as Meant, table);
    return fact ? [{ name, fact }] : [];
  });
}

const ranked: Evaluate<'ranked'> = ({ measure, says }, meant, table) => {
  const { end, place, among, direction, shared, least = 0 } = says;
  const own = meant[among];
  const all = membersOf(direction ? 'change' : measure, among, meant, table);
  const members = all.filter(({ fact }) => fact.n >= least);
  const mine = members.find(({ name }) => name === own);
  if (!mine || members.length < 2) return open;
  const sign = direction ?? (end === 'top' ? 1 : -1);
  const size = ({ fact }: Member) => fact.value * sign;
  if (direction && size(mine) <= 0) return outcome(false, [mine.fact]);
  const upward = direction && end === 'bottom' ? -1 : 1;
  const eligible = direction ? members.filter((one) => size(one) > 0) : members;
  const better = eligible.filter((one) => (size(one) - size(mine)) * upward > 0);
  const alike = eligible.filter((one) => one !== mine && size(one) === size(mine));
  const rank = better.length + 1;
  // "A dan B menjadi yang terkuat": right for both together although one ranks behind the other.
  if (rank > place && better.every(({ name }) => shared.includes(name)))
    return outcome(place === 1 || null, [mine.fact]);
  if (rank > place || rank + alike.length < place) return outcome(false, [mine.fact]);
  // A place shared with others who are not named is neither right nor wrong.
  return outcome(alike.every(({ name }) => shared.includes(name)) || null, [mine.fact]);
};

const quantified: Evaluate<'quantified'> = ({ measure, says }, meant, table) => {
  const fact = factOf(measure, meant, table);
  if (!fact) return open;
  // "Seluruh 40 kontak menjawab": the whole is everyone who was asked.
  const all = measure === 'answers' ? factOf('contacts', meant, table) : undefined;
  if (measure === 'answers' && !all) return open;
  const share = all ? (fact.value / all.value) * 100 : fact.exact;
  return outcome(quantifierHolds(share, says.quantifier), all ? [fact, all] : [fact]);
};

const counted: Evaluate<'counted'> = ({ says }, meant, table) => {
  const { among, test, amount, quantifier, of, only } = says;
  const all = membersOf(test && 'moved' in test ? 'change' : 'average', among, meant, table);
  if (all.length === 0) return open;
  const those = all.filter(({ fact }) => test === null || passes(fact, test));
  const facts = those.map(({ fact }) => fact);
  if (of !== undefined && of !== null && of !== all.length) return outcome(false, facts);
  if (only) {
    const names = new Set(those.map(({ name }) => name));
    return outcome(names.size === only.length && only.every((one) => names.has(one ?? '')), facts);
  }
  if (amount) return outcome(isAmount(amount, those.length, those.length, 0) !== false, facts);
  return outcome(
    quantifier ? quantifierHolds((those.length / all.length) * 100, quantifier) : null,
    facts.length > 0 ? facts : all.map(({ fact }) => fact),
  );
};

const passes = ({ value }: ClaimFact, test: Test): boolean =>
  'moved' in test
    ? Math.sign(value) === test.moved
    : 'is' in test
      ? value === test.is
      : sideOf(value) === test.lies;

const within: Evaluate<'within'> = ({ measure, says, negated }, meant, table) => {
  const fact = factOf(measure, meant, table);
  if (!fact) return open;
  const { side, amount, size, isOpinion, isAround } = says;
  const gap = Math.abs(gapOf(fact, { ...fact, value: LIKERT_SCALE.neutral }));
  // "Belum mencapai netral" also says on which side it lies, which is not read here.
  if (negated && side === 'neutral') return outcome(null, [fact]);
  if (isAround) {
    const isNear = isStill(gap, isBeyond(gap, fact.se), fact);
    return outcome(isNear && isFarOff(gap) ? null : isNear, [fact]);
  }
  if (sideOf(fact.value) !== side) {
    // A judgement ("cerah") is wrong only when the average lies far on the other side.
    const isFar = isOfSize(gap, 'large') === true && sideOf(fact.value) !== 'neutral';
    return outcome(isOpinion && !(isFar && side !== 'neutral') ? null : false, [fact]);
  }
  const held = amount && isAmount(amount, gap, gap, 2);
  if (held === false || held === null) return outcome(held, [fact]);
  // "Semarak" may describe the change instead of the level.
  const change = isOpinion ? factOf('change', meant, table) : undefined;
  const isAgainst = change && sideOf(LIKERT_SCALE.neutral + change.value) !== side;
  if (isAgainst && change.value !== 0) return outcome(null, [fact]);
  return outcome(size ? isSoFar(gap, size) || null : true, [fact]);
};

const summed: Evaluate<'summed'> = ({ measure, says }, meant, table) => {
  // Shares and balances of different contacts do not add up.
  if (measure === 'answer-share' || measure === 'net-balance') return open;
  const facts = says.names.flatMap((sector) => factOf(measure, { ...meant, sector }, table) ?? []);
  if (facts.length < says.names.length || new Set(says.names).size < facts.length) return open;
  const sum = (of: (fact: ClaimFact) => number) =>
    facts.reduce((total, fact) => total + of(fact), 0);
  const [value, exact] = [sum((fact) => fact.value), sum((fact) => fact.exact)];
  const shown = roundHalfUp(value, facts[0]!.decimals);
  return asOutcome(isAmount(says.amount, shown, exact, 1), facts);
};

const spanned: Evaluate<'spanned'> = ({ measure, says }, meant, table) => {
  const { low, high, kind, over } = says;
  const facts = membersOf(measure, kind, meant, table)
    .filter(({ name }) => over.length === 0 || over.includes(name))
    .map(({ fact }) => fact);
  if (facts.length < Math.max(2, over.length)) return open;
  const isMixed = new Set(facts.map(({ value }) => Math.sign(value))).size > 1;
  if (measure === 'change' && isMixed) return outcome(null, facts);
  const sizes = facts.map(({ value }) => Math.abs(value));
  return outcome(Math.min(...sizes) === low && Math.max(...sizes) === high, facts);
};

const ratio: Evaluate<'ratio'> = ({ measure, says }, meant, table) => {
  const other: Meant = { ...meant, ...valuesOf(says.against) };
  const [one, two] = [factOf(measure, meant, table), factOf(measure, other, table)];
  if (!one || !two || one === two || two.value <= 0) return open;
  const times = Number((one.value / two.value).toFixed(6));
  // "Lebih dari empat kali" is not said of five times or more; 2,05 times are called double, too.
  const { value, comparison } = says.amount;
  const held = isAmount(says.amount, times, times, 2);
  const isFar = held === true && comparison === 'more' && times >= value + 1;
  const isClose = held === false && Math.abs(times - value) < ROUND_TIMES;
  return asOutcome(isFar || isClose ? null : held, [one, two]);
};

/** Whoever says so many times may have rounded by as much. */
const ROUND_TIMES = 0.25;

const BY_OPERATOR: { readonly [O in Said['operator']]: Evaluate<O> } = {
  equals,
  moved: moved as Evaluate<'moved'>,
  stayed: moved as Evaluate<'stayed'>,
  compared,
  ranked,
  summed,
  spanned,
  ratio,
  quantified,
  counted,
  within,
};
