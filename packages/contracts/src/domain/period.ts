/** A calendar quarter. */
export interface Period {
  readonly year: number;
  /** 1 to 4. */
  readonly quarter: number;
}

/** A quarter as a text names it, by number and often by year. */
export interface NamedPeriod {
  readonly start: number;
  readonly end: number;
  readonly quarter: number;
  readonly year: number | null;
}

const NAMED =
  /\b(?:triwulan|triwulanan|tw\.?|kuartal|q)[\s-]?(?<part>IV|III|II|I|[1-4])\b(?:[\s/-]*(?:tahun\s)?(?<year>(?:19|20)\d\d)\b)?/gi;
const ROMAN = ['', 'I', 'II', 'III', 'IV'];

/** The quarters that a text names: `Triwulan III 2025`, `Tw 3-2025`, `Q3 2025`, `triwulan II`. */
export function periodsIn(text: string): NamedPeriod[] {
  return [...text.matchAll(NAMED)].map(({ 0: written, index, groups }) => {
    const part = groups!['part']!.toUpperCase();
    const roman = ROMAN.indexOf(part);
    const year = groups!['year'];
    return {
      start: index,
      end: index + written.length,
      quarter: roman > 0 ? roman : Number(part),
      year: year ? Number(year) : null,
    };
  });
}

const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

/**
 * The calendar quarter that a label names, wherever its one year stands: `Triwulan III 2025`,
 * `2025 TW III`; null where it names none, or no year.
 */
export function periodOf(label: string): Period | null {
  const text = label.replace(/[\s_]+/g, ' ');
  const [named] = periodsIn(text);
  if (!named) return null;
  if (named.year) return { year: named.year, quarter: named.quarter };
  const years = new Set(text.match(YEAR));
  return years.size === 1 ? { year: Number([...years][0]), quarter: named.quarter } : null;
}

/** Where a calendar quarter stands in time: each is one more than the one before. */
export const orderOf = ({ year, quarter }: Period): number => year * 4 + quarter - 1;

/** How many quarters `later` lies after `earlier`; below 0 where it lies before. */
export function quartersBetween(earlier: Period, later: Period): number {
  return orderOf(later) - orderOf(earlier);
}
