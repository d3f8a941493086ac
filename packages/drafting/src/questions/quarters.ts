import { type NamedPeriod, periodsIn, type QuarterRole } from '@lqc/contracts';

/** A mention of a quarter in a text. */
interface QuarterMention {
  readonly start: number;
  readonly end: number;
  /** Null for a quarter that the session has no data of. */
  readonly quarter: QuarterRole | null;
  /** True when it is named by number and year, false when relative ("triwulan sebelumnya"). */
  readonly isNamed: boolean;
  /** True for a quarter after the current one, about which contacts have expectations. */
  readonly isNext: boolean;
}

type Periods = Partial<Record<QuarterRole, string>>;

const RELATIVE: readonly [RegExp, QuarterRole | 'next'][] = [
  [/\b(?:(?:triwulan|periode|kuartal)\s(?:sebelumnya|lalu)|secara\striwulanan|qtq)\b/gi, 'before'],
  [/\b(?:triwulan|periode|kuartal)\s(?:laporan|berjalan|ini|sekarang|pelaporan)\b/gi, 'now'],
  [
    /\b(?:(?:triwulan|periode|kuartal)\s(?:yang\s)?sama\s(?:pada\s)?tahun\s(?:lalu|sebelumnya)|tahun\s(?:lalu|sebelumnya)|secara\stahunan|yoy)\b/gi,
    'last_year',
  ],
  [/\b(?:triwulan|periode|kuartal)\s(?:mendatang|berikutnya|depan|selanjutnya)\b/gi, 'next'],
];

type QuarterNumber = Pick<NamedPeriod, 'quarter' | 'year'>;

/** Finds mentions of quarters in a text, and which of the session's quarters each one is. */
export function quartersIn(text: string, periods: Periods): QuarterMention[] {
  const known = (Object.entries(periods) as [QuarterRole, string][]).flatMap(([role, label]) => {
    const [named] = periodsIn(label);
    return named ? [{ ...named, role }] : [];
  });
  const now = known.find(({ role }) => role === 'now');
  const named = periodsIn(text).map((period): QuarterMention => {
    const role =
      known.find(({ quarter, year }) => quarter === period.quarter && sameYear(year, period.year))
        ?.role ?? null;
    return {
      start: period.start,
      end: period.end,
      quarter: role,
      isNamed: true,
      isNext: role === null && now !== undefined && isAfter(period, now),
    };
  });
  const relative = RELATIVE.flatMap(([pattern, role]) =>
    [...text.matchAll(pattern)].map((match): QuarterMention => ({
      start: match.index,
      end: match.index + match[0].length,
      quarter: role === 'next' ? null : role,
      isNamed: false,
      isNext: role === 'next',
    })),
  );
  return withoutOverlaps([...named, ...relative]);
}

/** True when the first quarter is one to four quarters after the second. */
function isAfter(one: QuarterNumber, other: QuarterNumber): boolean {
  if (one.year === null || other.year === null) return false;
  const apart = (one.year - other.year) * 4 + one.quarter - other.quarter;
  return apart > 0 && apart <= 4;
}

const sameYear = (a: number | null, b: number | null) => a === null || b === null || a === b;

/** Of overlapping mentions only the longest is kept. */
function withoutOverlaps(mentions: readonly QuarterMention[]): QuarterMention[] {
  const kept: QuarterMention[] = [];
  const taken = new Set<number>();
  for (const mention of mentions.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    const places = Array.from(
      { length: mention.end - mention.start },
      (_, at) => mention.start + at,
    );
    if (places.some((place) => taken.has(place))) continue;
    for (const place of places) taken.add(place);
    kept.push(mention);
  }
  return kept.sort((a, b) => a.start - b.start);
}
