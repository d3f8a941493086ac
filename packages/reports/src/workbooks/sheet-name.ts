import type { SheetNames } from '@lqc/workbook';

// Controls and lone halves of characters, and what Excel forbids; source: input-formats, "Excel notes".
const FORBIDDEN = /[[\]:*?/\\\p{Cc}\p{Surrogate}\s]+/gu;
// Inside formulas and print titles a name stands between apostrophes.
const APOSTROPHE = /'/g;

/** A sheet's name of its own: forbidden characters become spaces; `fallback` when nothing is left. */
export function sheetName(names: SheetNames, wanted: string, fallback: string): string {
  return names.take(wanted.replace(FORBIDDEN, ' ').replace(APOSTROPHE, '’').trim() || fallback);
}
