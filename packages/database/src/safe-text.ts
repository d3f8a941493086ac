import { HeardClient, type HeardClientConfig } from './heard-client.js';

/**
 * PostgreSQL refuses NUL and lone surrogates in text and JSON. Cells of real workbooks contain both, and
 * error messages may, so every text and JSON value is cleaned here before it is stored.
 */
function safeText(text: string): string {
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

/**
 * A connection that cleans the texts among the values of every statement, so that nobody who stores or
 * looks for one has to. JSON is text with escapes by the time that it comes here: see `safeJson`.
 */
export class SafeTextClient extends HeardClient {
  constructor(config?: string | HeardClientConfig) {
    super(config);
    const query = this.query.bind(this) as (...call: unknown[]) => unknown;
    const cleanQuery = (statement: unknown, values?: unknown, ...rest: unknown[]) =>
      query(cleanedStatement(statement), cleaned(values), ...rest);
    this.query = cleanQuery as typeof this.query;
  }
}

/** A statement that is named carries its values itself. */
const cleanedStatement = (statement: unknown): unknown =>
  isNamed(statement) ? { ...statement, values: cleaned(statement.values) } : statement;

const isNamed = (statement: unknown): statement is { name: string; values: unknown[] } =>
  typeof statement === 'object' &&
  statement !== null &&
  'name' in statement &&
  'values' in statement;

function cleaned(value: unknown): unknown {
  if (typeof value === 'string') return isSafeText(value) ? value : safeText(value);
  return Array.isArray(value) ? value.map(cleaned) : value;
}
