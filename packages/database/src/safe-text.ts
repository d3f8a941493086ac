/**
 * PostgreSQL refuses NUL and lone surrogates in text and JSON. Cells of real workbooks contain both,
 * and error messages may, so every text and JSON value is cleaned here before it is stored.
 */
export function safeText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}

/** True for a text that is stored as it is. */
export const isSafeText = (text: string): boolean =>
  !text.includes('\u0000') && text.isWellFormed();

/** A value as JSON text that PostgreSQL accepts, or null. */
export function safeJson(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? safeText(part) : part,
  );
}
