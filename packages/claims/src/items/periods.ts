import { partsOfYears, type Token } from '@lqc/language';
import { type NamedPeriod, periodsIn, quartersBetween, type QuarterRole } from '@lqc/contracts';
import type { Meaning, Step } from './item.js';

interface PeriodSpan {
  readonly start: number;
  readonly end: number;
  readonly meaning: Extract<Meaning, { is: 'period' }>;
}

type NamedQuarter = Pick<NamedPeriod, 'quarter' | 'year'>;

/** A quarter of the session. */
export interface KnownQuarter extends NamedQuarter {
  readonly role: QuarterRole;
}

/** The quarters that a session's labels name. */
export const knownQuarters = (
  labels: Readonly<Partial<Record<QuarterRole, string>>>,
): KnownQuarter[] =>
  (Object.entries(labels) as [QuarterRole, string][]).flatMap(([role, label]) => {
    const [named] = periodsIn(label);
    return named ? [{ role, quarter: named.quarter, year: named.year }] : [];
  });

/** The session's quarter that is named, by any year where the year is left out; null where it has no data of it. */
export const roleOf = (
  { quarter, year }: NamedQuarter,
  known: readonly KnownQuarter[],
): QuarterRole | null =>
  known.find(
    (one) => one.quarter === quarter && (one.year === null || year === null || one.year === year),
  )?.role ?? null;

/** The number of quarters from one to another; null where a year was left out. */
export const quartersFrom = (one: NamedQuarter, other: NamedQuarter): number | null =>
  one.year === null || other.year === null
    ? null
    : quartersBetween({ ...one, year: one.year }, { ...other, year: other.year });

/** How many quarters from now "triwulan sebelumnya" and "setahun sebelumnya" are. */
const AWAY: Readonly<Record<QuarterRole, number>> = { now: 0, before: -1, last_year: -4 };

/** Quarters that are named by number, or as staff call them. */
export function namedPeriods(
  sentence: string,
  offset: number,
  known: readonly KnownQuarter[],
): PeriodSpan[] {
  const now = known.find(({ role }) => role === 'now');
  const spans = periodsIn(sentence).map((named): PeriodSpan => {
    const role = roleOf(named, known);
    const apart = (now && quartersFrom(now, named)) ?? 0;
    return {
      start: named.start + offset,
      end: named.end + offset,
      meaning: {
        is: 'period',
        role,
        isNamed: true,
        isNext: role === null && apart === 1,
        isApart: role !== null && apart !== 0 && apart !== AWAY[role],
      },
    };
  });
  const seasons = partsOfYears(sentence).flatMap(({ start, end, year, quarters }): PeriodSpan[] => {
    if (!now) return [];
    const meant = known.filter(
      (one) => quarters(now).includes(one.quarter) && one.year === year(now),
    );
    const [only] = meant;
    if (!only || meant.length > 1) return [];
    const meaning = { is: 'period', role: only.role, isNamed: true, isNext: false } as const;
    return [{ start: start + offset, end: end + offset, meaning }];
  });
  const isFree = (one: PeriodSpan) =>
    spans.every(({ start, end }) => one.end <= start || one.start >= end);
  return [...spans, ...seasons.filter(isFree)].sort((a, b) => a.start - b.start);
}

/** "Triwulan sebelumnya", "secara tahunan" of a session whose quarters lie otherwise apart: none of its quarters. */
export function unlessSkipped(
  meaning: Meaning,
  phrase: string,
  known: readonly KnownQuarter[],
): Meaning {
  if (meaning.is !== 'period' || meaning.isNamed || !STEP.test(phrase)) return meaning;
  const [now, then] = ['now', meaning.role].map((role) => known.find((one) => one.role === role));
  const apart = now && then && quartersFrom(now, then);
  const isThere = meaning.role === null || apart == null || apart === AWAY[meaning.role];
  return isThere ? meaning : { ...meaning, isSkipped: true };
}
const STEP = /triwulan|kuartal|quarter|\bq|bulan|tahun|year|\by/;

/** The words of a quarter's name, which begin at a place, as one step. */
export function periodAt(tokens: readonly Token[], at: number, { end, meaning }: PeriodSpan): Step {
  let length = 1;
  while (tokens[at + length] && tokens[at + length]!.start < end) length += 1;
  return { meaning, length };
}
