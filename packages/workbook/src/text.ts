const ESCAPED = /_x([0-9A-Fa-f]{4})_/g;

/**
 * A text without NUL and lone surrogates. Cells of real files contain them, and PostgreSQL refuses
 * both in text and JSON.
 */
export function wellFormed(text: string): string {
  return (text.includes('\u0000') ? text.replaceAll('\u0000', '') : text).toWellFormed();
}

// Characters that XML does not allow or normalises, and underscores that would begin an escape.
// oxlint-disable-next-line no-control-regex
const TO_ESCAPE = /[\u0000-\u0008\u000b-\u001f\ufffe\uffff]|_(?=x[0-9A-Fa-f]{4}_)/g;

/** A text with Excel's escapes (`_x000D_`), so that `unescapeExcel` returns the same text again. */
export function escapeExcel(text: string): string {
  return text
    .toWellFormed()
    .replace(
      TO_ESCAPE,
      (unit) => `_x${unit.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`,
    );
}

/** Resolves Excel's escapes such as `_x000D_` (ECMA-376 part 1, 22.9.2.19 ST_Xstring). */
export function unescapeExcel(text: string): string {
  if (text === '') return text;
  const shown = text.includes('_x')
    ? text.replace(ESCAPED, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : text;
  return wellFormed(shown);
}
