import { z } from 'zod';
import { type Route, ROUTES } from '../src/index.js';

interface Schema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly format?: string;
  readonly maxLength?: number;
  readonly maxItems?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly exclusiveMinimum?: number;
  readonly exclusiveMaximum?: number;
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
  readonly propertyNames?: Schema;
  readonly items?: Schema;
  readonly prefixItems?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly allOf?: readonly Schema[];
}

/** Formats whose own pattern says how long a text may be. */
const BOUNDED_FORMATS = new Set(['uuid', 'date', 'date-time']);

/** Where a schema lets through as much as anybody likes to send. */
function unbounded(schema: Schema, at: string): string[] {
  if (schema.const !== undefined || schema.enum) return [];
  const choices = schema.anyOf ?? schema.oneOf ?? schema.allOf;
  if (choices) return choices.flatMap((one) => unbounded(one, at));
  if (Array.isArray(schema.type))
    return schema.type.flatMap((type: string) => unbounded({ ...schema, type }, at));
  switch (schema.type) {
    case 'string':
      return schema.maxLength !== undefined || BOUNDED_FORMATS.has(schema.format ?? '') ? [] : [at];
    case 'number':
    case 'integer': {
      const isBounded =
        (schema.minimum ?? schema.exclusiveMinimum) !== undefined &&
        (schema.maximum ?? schema.exclusiveMaximum) !== undefined;
      return isBounded ? [] : [at];
    }
    case 'array':
      return [
        ...(schema.maxItems === undefined && !schema.prefixItems ? [`${at}[]`] : []),
        ...(schema.prefixItems ?? [schema.items ?? {}]).flatMap((one) => unbounded(one, `${at}[]`)),
      ];
    case 'object':
      return [
        ...Object.entries(schema.properties ?? {}).flatMap(([name, of]) =>
          unbounded(of, `${at}.${name}`),
        ),
        // A record may have as many names as somebody likes.
        ...(typeof schema.additionalProperties === 'object' && !schema.propertyNames?.enum
          ? [`${at}{}`]
          : []),
      ];
    case 'boolean':
    case 'null':
      return [];
    default:
      return [`${at} (anything)`];
  }
}

const requests = (Object.entries(ROUTES) as [string, Route][]).flatMap(([name, route]) =>
  (['body', 'params', 'query'] as const).flatMap((part) => {
    const schema = route[part];
    return schema ? [[`${name}.${part}`, schema] as const] : [];
  }),
);

test.each(requests)('%s lets through no text, list or number without an end', (at, schema) => {
  const json = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Schema;
  expect(unbounded(json, at)).toEqual([]);
});

test('what has no end is found wherever it is', () => {
  const open = z.object({
    text: z.string(),
    list: z.array(z.string().max(3)),
    number: z.number().nullish(),
    any: z.unknown(),
    record: z.record(z.string(), z.number().min(0).max(1)),
    deep: z.array(z.object({ word: z.string() })).max(2),
  });
  const json = z.toJSONSchema(open, { io: 'input', unrepresentable: 'any' }) as Schema;
  expect(unbounded(json, 'it')).toEqual([
    'it.text',
    'it.list[]',
    'it.number',
    'it.any (anything)',
    'it.record{}',
    'it.deep[].word',
  ]);
});
