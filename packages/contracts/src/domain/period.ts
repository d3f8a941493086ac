/** A calendar quarter. */
export interface Period {
  readonly year: number;
  /** 1 to 4. */
  readonly quarter: number;
}

/** The calendar quarter that a file has, or that is said of one; null where it is not known. */
export const knownQuarter = ({
  year,
  quarter,
}: {
  readonly year?: number | null;
  readonly quarter?: number | null;
}): Period | null => (year && quarter ? { year, quarter } : null);

/** A mention of a quarter in a text, at `start` to `end`; the year is null when it is not named. */
export interface NamedPeriod {
  readonly start: number;
  readonly end: number;
  readonly quarter: number;
  readonly year: number | null;
}

const NAMED = new RegExp(
  [
    // "Triwulan III 2025", "TW IV-24".
    /(?<!\p{L})(?:triwulan|triwulanan|trw\.?|tw\.?|kuartal|q)[\s-]?(?<part>IV|III|II|I|[1-4]|pertama|kedua|ketiga|keempat)(?=(?:19|20)\d\d|[^\p{L}\d]|$)(?:[\s/-]*(?:tahun\s)?(?:(?<year>(?:19|20)\d\d)|['’](?<decade>\d\d))\b|[-/](?<short>[23]\d)(?!\d|[-/.,]\d|\s?%))?/u,
    // "3Q25", "3Q 2025".
    /(?<![\p{L}\d])(?<ahead>[1-4])q(?:[\s-]?(?<full>20\d\d)|['’]?(?<own>[23]\d))(?![\p{L}\d]|[-/.,]\d(?!q)|\s?%)/u,
  ]
    .map(({ source }) => source)
    .join('|'),
  'giu',
);
const ROMAN = ['', 'I', 'II', 'III', 'IV'];
const ORDINALS = ['', 'PERTAMA', 'KEDUA', 'KETIGA', 'KEEMPAT'];

/**
 * Finds mentions of quarters in a text: `Triwulan III 2025`, `Tw 3-2025`, `Q3 2025`, `triwulan II`,
 * `triwulan pertama 2025`, `Tw IV '24`, `TW IV-24`, `2027Q4`, `3Q25`.
 */
export function periodsIn(text: string): NamedPeriod[] {
  return [...text.matchAll(NAMED)].map(({ 0: written, index, groups }) => {
    const part = (groups!['part'] ?? groups!['ahead']!).toUpperCase();
    const named = Math.max(ROMAN.indexOf(part), ORDINALS.indexOf(part));
    const short = groups!['decade'] ?? groups!['short'] ?? groups!['own'];
    const year = groups!['year'] ?? groups!['full'] ?? (short && `20${short}`);
    return {
      start: index,
      end: index + written.length,
      quarter: named > 0 ? named : Number(part),
      year: year ? Number(year) : null,
    };
  });
}

/** Before a quarter's numeral that stands alone with its year, `III/2025`: in a text it may number anything. */
const NUMERAL_ALONE = /^(?=(?:IV|I{1,3})[\s/-]*(?:19|20)\d\d$)/i;
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;

/**
 * The calendar quarter that a label names, with the year before or after it: `Triwulan III 2025`,
 * `2025 TW III`. Null when it names no quarter, no year or several years.
 */
export function periodOf(label: string): Period | null {
  const text = label
    .replace(/[\s_]+/g, ' ')
    .trim()
    .replace(NUMERAL_ALONE, 'TW ');
  const [named] = periodsIn(text);
  if (!named) return null;
  const years = new Set(text.match(YEAR));
  // "TW III-25 Nov 2026": the year that is written out.
  if (named.year && (years.size === 0 || years.has(String(named.year))))
    return { year: named.year, quarter: named.quarter };
  return years.size === 1 ? { year: Number([...years][0]), quarter: named.quarter } : null;
}

/** The calendar quarter that a file's name tells, by the rule of `periodOf`. */
export const periodOfFileName = (name: string): Period | null =>
  periodOf(name.replace(/\.\w+$/, ''));

/** A number for each calendar quarter, one more than the previous quarter's. */
export const orderOf = ({ year, quarter }: Period): number => year * 4 + quarter - 1;

/** Number of quarters from `earlier` to `later`; negative when `later` comes first. */
export function quartersBetween(earlier: Period, later: Period): number {
  return orderOf(later) - orderOf(earlier);
}

/** Whether a day, as `2025-11-04`, lies in a quarter. */
export function isDayIn(day: string, period: Period): boolean {
  const [year, month] = day.split('-').map(Number);
  return orderOf({ year: year!, quarter: quarterOfMonth(month!) }) === orderOf(period);
}

/** The quarter that a month, 1 to 12, lies in. */
export const quarterOfMonth = (month: number): number => Math.ceil(month / 3);

export const quarterNumeral = (quarter: number): string => ROMAN[quarter] ?? String(quarter);

/** How people call a quarter: `Triwulan III 2025`. */
export const quarterName = ({ year, quarter }: Period): string =>
  `Triwulan ${quarterNumeral(quarter)} ${year}`;

/** The quarter with this `orderOf`. */
export const quarterAt = (order: number): Period => ({
  year: Math.floor(order / 4),
  quarter: (order % 4) + 1,
});
