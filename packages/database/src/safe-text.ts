/**
 * PostgreSQL refuses NUL and lone surrogates in text and JSON; real cells hold both, and so may
 * error messages. Every text and JSON value passes here on its way in.
 */
export function safeText(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed();
}

/** A value as JSON text that PostgreSQL stores, or null. */
export function safeJson(value: unknown): string | null {
  if (value === null || value === undefined) return null;
  return JSON.stringify(value, (_key, part: unknown) =>
    typeof part === 'string' ? safeText(part) : part,
  );
}
