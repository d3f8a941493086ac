import type { z } from 'zod';

const NUMERAL = /^[+-]?\d+(\.\d+)?$/;

/**
 * Converts the texts of a form or query to the types of the fields of its schema: a blank text is left out, and
 * where the schema wants something else than a text, a numeral or `true`/`false` is converted. Everything else
 * is left for the schema to judge.
 */
export function textsRead(fields: Readonly<Record<string, z.ZodType>>, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  return Object.fromEntries(
    Object.entries(body)
      .filter(([, value]) => typeof value !== 'string' || value.trim() !== '')
      .map(([name, value]) => [name, read(value, fields[name])]),
  );
}

function read(value: unknown, field: z.ZodType | undefined): unknown {
  if (typeof value !== 'string') return value;
  const [issue] = field?.safeParse(value).error?.issues ?? [];
  if (issue?.code !== 'invalid_type') return value;
  const text = value.trim();
  if (NUMERAL.test(text)) return Number(text);
  return text === 'true' || text === 'false' ? text === 'true' : value;
}
