import { FreeNames } from './free-names.js';

/** Excel's bound, in UTF-16 units. */
const MOST = 31;
const FORBIDDEN = /[[\]:*?/\\]/g;
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u001f\ufffe\uffff]/g;
const OUTER_APOSTROPHES = /^'+|'+$/g;
/** Excel keeps this name for itself. */
const RESERVED = 'history';
/** What programs call a sheet that nobody named, in the languages seen. */
const SAYS_NOTHING =
  /^\s*(?:sheet|lembar(?:\s?kerja)?|worksheet|feuil|hoja|tabelle|blad|blatt|planilha|foglio|arkusz)?[\s_-]*\d*\s*(?:\(\d+\))?\s*$/i;

/** True for a name such as `Sheet1` or `Lembar2`, which says nothing of what the sheet holds. */
export function saysNothing(name: string): boolean {
  return name.length <= MOST && SAYS_NOTHING.test(name);
}

/** The names of a workbook's sheets: each fit for Excel and used once, whatever its case. */
export class SheetNames {
  readonly #names = new FreeNames((name, number) => {
    const suffix = ` (${number})`;
    return cut(name, MOST - suffix.length) + suffix;
  });

  constructor() {
    this.#names.take(RESERVED);
  }

  /** The name that a sheet gets which would be called this. */
  take(wanted: string): string {
    return this.#names.take(fitting(wanted));
  }

  /** How to give back the names taken from now on. */
  mark(): () => void {
    return this.#names.mark();
  }
}

function fitting(wanted: string): string {
  const allowed = wanted.toWellFormed().replace(CONTROLS, '').replace(FORBIDDEN, '-').trim();
  return cut(allowed, MOST).replace(OUTER_APOSTROPHES, '’') || 'Sheet';
}

/** At most so many units, and never half of a character. */
function cut(name: string, most: number): string {
  if (name.length <= most) return name.trimEnd();
  return name
    .slice(0, most)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
}
