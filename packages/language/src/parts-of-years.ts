/** A quarter of the session's with its year, where its label names one. */
interface Quarter {
  readonly quarter: number;
  readonly year: number | null;
}

/** A stretch of text that names a part of a year, in which the session may have a quarter. */
interface PartOfYear {
  readonly start: number;
  readonly end: number;
  /** The year that is meant, seen from the current quarter. */
  readonly year: (now: Quarter) => number | null;
  readonly quarters: (now: Quarter) => readonly number[];
}

const TO = '(?:[-–]| [-–] | hingga | sampai | sampai dengan | s\\.d\\. )';
/** Names for parts of a year, with the quarters in them. */
const PARTS: readonly (readonly [names: string, quarters: readonly number[]])[] = [
  [
    `awal|permulaan|memasuki|mengawali|membuka|tiga bulan pertama|(?:triwulan|kuartal) pembuka|Januari${TO}Maret`,
    [1],
  ],
  [`April${TO}Juni`, [2]],
  [`Juli${TO}September`, [3]],
  [
    `akhir|peng(?:h)?ujung|menutup|mengakhiri|tiga bulan terakhir|(?:triwulan|kuartal) (?:penutup|terakhir|pamungkas)|Oktober${TO}Desember`,
    [4],
  ],
];
const SAME = '(?:triwulan|kuartal|periode) (?:yang )?sama';
const PART = new RegExp(
  `(?<!\\p{L})(?<part>${PARTS.map(([names]) => names).join('|')}|${SAME})(?: (?:pada|di))?(?<tahun> tahun)?(?: (?<year>(?:19|20)\\d\\d|ini|lalu|sebelumnya))?(?!\\p{L}|\\d|,\\d)`,
  'giu',
);
const WHOLE_PARTS = PARTS.map(
  ([names, quarters]) => [new RegExp(`^(?:${names})$`, 'iu'), quarters] as const,
);
const quartersOf = (part: string): readonly number[] | undefined =>
  WHOLE_PARTS.find(([names]) => names.test(part))?.[1];

/**
 * "Awal 2025", "menutup tahun", "tiga bulan terakhir 2024", "periode yang sama 2024": parts of years,
 * in their order. Where no year is said, the beginning is this year's and the end the last that ended.
 */
export function partsOfYears(sentence: string): PartOfYear[] {
  return [...sentence.matchAll(PART)].flatMap(({ 0: written, index, groups }): PartOfYear[] => {
    const said = groups!['year']?.toLowerCase();
    // "Akhir" alone, "memasuki pasar": only a year makes it a quarter.
    if (!said && !groups!['tahun']) return [];
    const named = quartersOf(groups!['part']!);
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
