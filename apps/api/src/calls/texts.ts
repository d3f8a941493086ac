import { z } from 'zod';

type Kind = 'numeral' | 'truth';
interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
}

const NUMERAL = /^[+-]?\d+(\.\d+)?$/;
const KIND: Readonly<Record<string, Kind>> = {
  number: 'numeral',
  integer: 'numeral',
  boolean: 'truth',
};

/** Fields that may be sent as text, cached by schema. */
const known = new WeakMap<z.ZodType, ReadonlyMap<string, Kind>>();

/**
 * Converts the texts of a form or query to the types of its schema: a blank text is left out, and
 * where the schema wants a number or a boolean, a numeral or `true`/`false` is converted. Everything
 * else is left for the schema to judge.
 */
export function textsRead(schema: z.ZodType | undefined, body: unknown): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const kinds = schema && kindsOf(schema);
  return Object.fromEntries(
    Object.entries(body)
      .filter(([, value]) => typeof value !== 'string' || value.trim() !== '')
      .map(([name, value]) => [name, read(value, kinds?.get(name))]),
  );
}

function read(value: unknown, kind: Kind | undefined): unknown {
  if (typeof value !== 'string') return value;
  const text = value.trim();
  if (kind === 'numeral' && NUMERAL.test(text)) return Number(text);
  if (kind === 'truth' && (text === 'true' || text === 'false')) return text === 'true';
  return value;
}

function kindsOf(schema: z.ZodType): ReadonlyMap<string, Kind> {
  const seen = known.get(schema);
  if (seen) return seen;
  const { properties = {} } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as JsonSchema;
  const kinds = new Map(
    Object.entries(properties).flatMap(([name, field]) => {
      const types = [field, ...(field.anyOf ?? [])].flatMap(({ type = [] }) => type);
      const kind = types.map((type) => KIND[type]).find(Boolean);
      return kind ? [[name, kind] as const] : [];
    }),
  );
  known.set(schema, kinds);
  return kinds;
}
