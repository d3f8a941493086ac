/** A quarter of the session's with its year, where its label names one. */
interface Quarter {
  readonly quarter: number;
  readonly year: number | null;
}

/** A stretch of text that names a part of a year, in which the session may have a quarter. */
export interface PartOfYear {
  readonly start: number;
  readonly end: number;
  /** The year that is meant, seen from the current quarter. */
  readonly year: (now: Quarter) => number | null;
  readonly quarters: (now: Quarter) => readonly number[];
}

const PART =
  /(?<!\p{L})(?<part>awal|permulaan|memasuki|mengawali|membuka|akhir|penghujung|pengujung|menutup|mengakhiri|pertengahan|paruh pertama|paruh kedua|semester I|semester II|semester pertama|semester kedua|tiga bulan pertama|tiga bulan terakhir|triwulan pembuka|triwulan penutup|kuartal pembuka|kuartal penutup|(?:triwulan|kuartal|periode) (?:yang )?sama)(?: (?:pada|di))?(?<tahun> tahun)? ?(?<year>(?:19|20)\d\d|ini|lalu|sebelumnya)?(?!\d|,\d|\p{L})/giu;

const OF_PART: readonly (readonly [RegExp, readonly number[]])[] = [
  [/^(?:awal|permulaan|memasuki|mengawali|membuka|tiga bulan pertama|\p{L}+ pembuka)$/u, [1]],
  [/^(?:akhir|peng(?:h)?ujung|menutup|mengakhiri|tiga bulan terakhir|\p{L}+ penutup)$/u, [4]],
  [/^pertengahan$/, [2, 3]],
  [/^(?:paruh|semester) (?:pertama|i)$/, [1, 2]],
  [/^(?:paruh|semester) (?:kedua|ii)$/, [3, 4]],
];

/**
 * "Awal 2025", "menutup tahun", "tiga bulan terakhir 2024", "periode yang sama 2024": parts of years,
 * in their order. Where no year is said, the beginning is this year's and the end the last that ended.
 */
export function partsOfYears(sentence: string): PartOfYear[] {
  return [...sentence.matchAll(PART)].flatMap(({ 0: written, index, groups }): PartOfYear[] => {
    const said = groups!['year']?.toLowerCase();
    // "Akhir" alone, "memasuki pasar": only a year makes it a quarter.
    if (!said && !groups!['tahun']) return [];
    const part = groups!['part']!.toLowerCase();
    const named = OF_PART.find(([pattern]) => pattern.test(part))?.[1];
    const year = (now: Quarter): number | null => {
      if (said && /\d/.test(said)) return Number(said);
      if (now.year === null) return null;
      if (said) return said === 'ini' ? now.year : now.year - 1;
      return named?.includes(4) && now.quarter < 4 ? now.year - 1 : now.year;
    };
    // "Periode yang sama 2024": the current quarter's number in that year.
    const quarters = (now: Quarter) => named ?? [now.quarter];
    return [{ start: index, end: index + written.trimEnd().length, year, quarters }];
  });
}
