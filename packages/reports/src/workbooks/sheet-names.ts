/** Excel's rules for the name of a sheet; source: input-formats, "Excel notes". */
const MAX_LENGTH = 31;
const FORBIDDEN = /[[\]:*?/\\\p{Cc}]/gu;
// Inside formulas and print titles a name stands between apostrophes.
const APOSTROPHE = /'/g;
const RESERVED = 'history';

/**
 * Names sheets within one workbook: forbidden characters become spaces, 31 characters at most,
 * unique without regard to case by ` (2)`, ` (3)` …
 */
export class SheetNames {
  readonly #taken = new Set([RESERVED]);

  /** @param fallback what a name is when nothing is left of it */
  take(wanted: string, fallback: string): string {
    const clean = wanted
      .replace(FORBIDDEN, ' ')
      .replace(APOSTROPHE, '’')
      .replace(/\s+/g, ' ')
      .trim();
    const base = clean || fallback;
    let name = cut(base, '');
    for (let copy = 2; this.#taken.has(name.toLowerCase()); copy += 1)
      name = cut(base, ` (${copy})`);
    this.#taken.add(name.toLowerCase());
    return name;
  }
}

function cut(base: string, ending: string): string {
  const room = MAX_LENGTH - ending.length;
  return (
    base
      .slice(0, room)
      .replace(/\p{Surrogate}/gu, '')
      .trimEnd() + ending
  );
}
