import type { Check, Fact } from '@lqc/contracts';
import type { WrittenNumber } from './numbers.js';

/** What the text says around a number. */
export interface NumberReading {
  readonly number: WrittenNumber;
  /** What it may be about, most likely first. */
  readonly subjects: readonly string[];
  readonly quarter: Fact['quarter'] | null;
  /** The same number with its unit stands in a narrative that the sentence rests on. */
  readonly isQuoted: boolean;
}

type Verdict = Pick<Check, 'status' | 'facts' | 'expected'>;

/** Holds one number against the facts that it can be meant to state. */
export function checkFigure(
  { number, subjects, quarter, isQuoted }: NumberReading,
  facts: readonly Fact[],
): Verdict {
  const fitting = facts.filter(({ unit, kind }) => fitsUnit(number, unit, kind));
  const subject = subjects.find((one) => fitting.some((fact) => fact.subject === one));
  const meant = fitting.filter((fact) => fact.subject === subject || fact.subject === '');
  const inQuarter = meant.filter((fact) => isOfQuarter(fact, quarter));
  const equal = inQuarter.filter((fact) => isEqual(number, fact));
  if (equal.length > 0) return { status: 'supported', facts: idsOf(equal), expected: null };
  const rounded = inQuarter.filter((fact) => isRounded(number, fact));
  if (rounded.length > 0) return { status: 'rounded', facts: idsOf(rounded), expected: null };
  if (isQuoted) return { status: 'supported', facts: [], expected: null };
  const candidates = inQuarter.length > 0 ? inQuarter : meant;
  if (candidates.length === 0) return { status: 'unknown', facts: [], expected: null };
  return {
    status: 'contradicted',
    facts: idsOf(candidates.slice(0, MOST_EXPECTED)),
    expected: candidates
      .slice(0, MOST_EXPECTED)
      .map(({ label }) => label)
      .join('; '),
  };
}

const MOST_EXPECTED = 3;

function fitsUnit({ unit, decimals, value }: WrittenNumber, of: Fact['unit'], kind: Fact['kind']) {
  if (unit === 'other') return false;
  if (unit === 'poin') return of === 'poin';
  // "n = 38", "38 kontak", "38 perusahaan": people count both, and one sheet is one contact.
  if (unit === 'kontak' || unit === 'perusahaan') return of === 'kontak' || of === 'perusahaan';
  if (unit !== null) return of === unit;
  if (decimals > 0) return of === 'skala' || (of === 'poin' && kind === 'change');
  return of === 'skala' ? value >= 1 && value <= 5 : of === 'kontak' || of === 'perusahaan';
}

/** A change is told in the current quarter, against the other one. */
function isOfQuarter({ kind, quarter: of }: Fact, quarter: Fact['quarter'] | null): boolean {
  if (quarter === null) return true;
  if (kind === 'change') return quarter === 'now' || of === quarter;
  return of === quarter;
}

function isEqual(number: WrittenNumber, { kind, value, decimals }: Fact): boolean {
  const written = kind === 'change' && !number.isSigned ? Math.abs(value) : value;
  return number.value === written && number.decimals <= Math.max(decimals, number.decimals);
}

/** Fewer decimals are right when they are the rounded ones, half up as people round. */
function isRounded(number: WrittenNumber, { kind, value, decimals }: Fact): boolean {
  if (number.decimals >= decimals) return false;
  const size = kind === 'change' && !number.isSigned ? Math.abs(value) : value;
  return (
    Number(roundHalfUp(Math.abs(size), number.decimals)) * Math.sign(size || 1) === number.value
  );
}

/** Decided on the written digits, so that 2,675 becomes 2,68. */
function roundHalfUp(value: number, decimals: number): string {
  const shifted = Number(`${value}e${decimals}`);
  return String(Number(`${Math.round(shifted + Number.EPSILON)}e-${decimals}`));
}

const idsOf = (facts: readonly Fact[]) => facts.map(({ id }) => id);
