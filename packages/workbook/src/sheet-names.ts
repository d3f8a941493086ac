import { UniqueNames } from './unique-names.js';

/** Excel's limit, in UTF-16 code units. */
const MAX_LENGTH = 31;
const FORBIDDEN = /[[\]:*?/\\]/g;
// oxlint-disable-next-line no-control-regex
const CONTROLS = /[\u0000-\u001f\ufffe\uffff]/g;
const OUTER_APOSTROPHES = /^'+|'+$/g;
/** Excel reserves this name for its change history. */
const RESERVED = 'history';
/** The template's name, and those that programs give to new sheets in the languages found in real files. */
const GENERIC =
  /^\s*(?:diary\s?notes?|sheet|lembar(?:\s?kerja)?|worksheet|feuil|hoja|tabelle|blad|blatt|planilha|foglio|arkusz)?[\s_-]*\d*\s*(?:\(\d+\))?\s*$/i;

/** True for a default name such as `Sheet1` or `Lembar2`, which does not describe the sheet. */
export function isGenericSheetName(name: string): boolean {
  return name.length <= MAX_LENGTH && GENERIC.test(name);
}

/** The names of a workbook's sheets: each valid in Excel, and unique without regard to case. */
export class SheetNames {
  readonly #names = new UniqueNames((name, number) => {
    const suffix = ` (${number})`;
    return cut(name, MAX_LENGTH - suffix.length) + suffix;
  });

  constructor() {
    this.#names.take(RESERVED);
  }

  /** Takes a name for a sheet: the wanted one made valid, numbered when it is already taken. */
  take(wanted: string): string {
    return this.#names.take(validName(wanted));
  }

  /** Returns a function that frees all names taken after this call. */
  savepoint(): () => void {
    return this.#names.savepoint();
  }
}

function validName(wanted: string): string {
  const allowed = wanted.toWellFormed().replace(CONTROLS, '').replace(FORBIDDEN, '-').trim();
  return cut(allowed, MAX_LENGTH).replace(OUTER_APOSTROPHES, '’') || 'Sheet';
}

/** Shortens a name to this many UTF-16 code units without splitting a surrogate pair. */
function cut(name: string, maxLength: number): string {
  if (name.length <= maxLength) return name.trimEnd();
  return name
    .slice(0, maxLength)
    .replace(/[\ud800-\udbff]$/, '')
    .trimEnd();
}
