// NUL and lone surrogates sit in real cells; PostgreSQL refuses both in text and JSON.
const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;

/** A text fit to be stored: without NUL and lone surrogates. */
export function wellFormed(text: string): string {
  return (text.includes('\u0000') ? text.replaceAll('\u0000', '') : text).toWellFormed();
}

// What XML has no characters for, what it would read otherwise, and what reads as such an escape.
// oxlint-disable-next-line no-control-regex
const UNWRITABLE = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/g;

/** A text as a workbook writes it, so that `unescapeExcel` gives it back. */
export function escapeExcel(text: string): string {
  return text
    .toWellFormed()
    .replace(
      UNWRITABLE,
      (unit) => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );
}

/** The text that Excel shows for `_x000D_` and its like (ECMA-376 part 1, 22.9.2.19 ST_Xstring). */
export function unescapeExcel(text: string): string {
  if (text === '') return text;
  const shown = text.includes('_x')
    ? text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
  return wellFormed(shown);
}
