import { periodsIn, type QuarterRole } from '@lqc/contracts';
import type { Token } from '../../language/tokens.js';
import type { Meaning } from '../item.js';
import type { Step } from './step.js';
import type { Vocabulary } from './vocabulary.js';

interface PeriodSpan {
  readonly start: number;
  readonly end: number;
  readonly meaning: Extract<Meaning, { is: 'period' }>;
}

/** Quarters that are named by number, or as staff call them. */
export function namedPeriods(
  sentence: string,
  offset: number,
  periods: Vocabulary['periods'],
): PeriodSpan[] {
  const known = (Object.entries(periods) as [QuarterRole, string][]).flatMap(([role, label]) => {
    const [named] = periodsIn(label);
    return named ? [{ role, ...named }] : [];
  });
  const now = known.find(({ role }) => role === 'now');
  const spans = periodsIn(sentence).map(({ start, end, quarter, year }): PeriodSpan => {
    const isSame = (a: number | null, b: number | null) => a === null || b === null || a === b;
    const role =
      known.find((one) => one.quarter === quarter && isSame(one.year, year))?.role ?? null;
    const apart =
      now && now.year !== null && year !== null ? (year - now.year) * 4 + quarter - now.quarter : 0;
    return {
      start: start + offset,
      end: end + offset,
      meaning: {
        is: 'period',
        role,
        isNamed: true,
        isNext: role === null && apart > 0 && apart <= 4,
      },
    };
  });
  const seasons = partsOfYears(sentence).flatMap(({ start, end, year, quarters }): PeriodSpan[] => {
    const meant = known.filter(
      (one) => quarters.includes(one.quarter) && one.year === year(now?.year ?? null),
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

interface PartOfYear {
  readonly start: number;
  readonly end: number;
  /** Which year it is of, by the year of the current quarter. */
  readonly year: (now: number | null) => number | null;
  readonly quarters: readonly number[];
}

const PART_OF_YEAR =
  /(?<part>awal|permulaan|akhir|penghujung|pengujung|pertengahan) (?:tahun )?(?<year>(?:19|20)\d\d|ini|lalu|sebelumnya)(?!\d|,\d|\p{L})/giu;

/** "Awal 2025", "akhir tahun lalu": the quarter of the session that lies there. */
function partsOfYears(sentence: string): PartOfYear[] {
  return [...sentence.matchAll(PART_OF_YEAR)].map(({ 0: written, index, groups }) => {
    const said = groups!['year']!.toLowerCase();
    const part = groups!['part']!.toLowerCase();
    const year = (now: number | null) =>
      /\d/.test(said) ? Number(said) : now === null ? null : said === 'ini' ? now : now - 1;
    const quarters = ['awal', 'permulaan'].includes(part)
      ? [1]
      : part === 'pertengahan'
        ? [2, 3]
        : [4];
    return { start: index, end: index + written.length, year, quarters };
  });
}

export function periodAt(tokens: readonly Token[], at: number, { end, meaning }: PeriodSpan): Step {
  let length = 1;
  while (tokens[at + length] && tokens[at + length]!.start < end) length += 1;
  return { meaning, length };
}
