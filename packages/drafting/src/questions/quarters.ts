import { knownQuarters, quartersFrom, roleOf } from '@lqc/claims';
import { periodsIn, type QuarterRole } from '@lqc/contracts';

/** A mention of a quarter in a text. */
interface QuarterMention {
  readonly start: number;
  readonly end: number;
  /** Null for a quarter that the session has no data of. */
  readonly quarter: QuarterRole | null;
  /** True for a quarter after the current one, about which contacts have expectations. */
  readonly isNext: boolean;
}

/** How far ahead, in quarters, contacts have expectations. */
const FARTHEST_NEXT = 4;

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

/** Finds mentions of quarters in a text, and which of the session's quarters each one is. */
export function quartersIn(text: string, periods: Periods): QuarterMention[] {
  const known = knownQuarters(periods);
  const now = known.find(({ role }) => role === 'now');
  const named = periodsIn(text).map((period): QuarterMention => {
    const quarter = roleOf(period, known);
    const apart = (now && quartersFrom(now, period)) ?? 0;
    const isNext = quarter === null && apart > 0 && apart <= FARTHEST_NEXT;
    return { start: period.start, end: period.end, quarter, isNext };
  });
  const relative = RELATIVE.flatMap(([pattern, role]) =>
    [...text.matchAll(pattern)].map((match): QuarterMention => ({
      start: match.index,
      end: match.index + match[0].length,
      quarter: role === 'next' ? null : role,
      isNext: role === 'next',
    })),
  );
  return withoutOverlaps([...named, ...relative]);
}

/** Of overlapping mentions only the longest is kept. */
function withoutOverlaps(mentions: readonly QuarterMention[]): QuarterMention[] {
  const kept: QuarterMention[] = [];
  for (const one of mentions.toSorted((a, b) => b.end - b.start - (a.end - a.start)))
    if (kept.every(({ start, end }) => one.end <= start || one.start >= end)) kept.push(one);
  return kept.sort((a, b) => a.start - b.start);
}
