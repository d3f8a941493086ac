import fc from 'fast-check';
import { z } from 'zod';
import { hostileJson, hostileText } from './hostile.js';

interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly enum?: readonly unknown[];
  readonly const?: unknown;
  readonly format?: string;
  readonly anyOf?: readonly JsonSchema[];
  readonly oneOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
  readonly minimum?: number;
  readonly maximum?: number;
}

/**
 * Values that almost satisfy a schema: correct fields with hostile content, some wrong types,
 * missing and additional fields. Some pass the schema, so that the code behind it is tested as
 * well.
 */
export function nearValid(schema: z.ZodType): fc.Arbitrary<unknown> {
  return valueOf(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as JsonSchema);
}

function valueOf(schema: JsonSchema): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 9, arbitrary: fitting(schema) }, { weight: 1, arbitrary: hostileJson });
}

function fitting(schema: JsonSchema): fc.Arbitrary<unknown> {
  if (schema.const !== undefined) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = schema.anyOf ?? schema.oneOf;
  if (choices) return fc.oneof(...choices.map(fitting));
  switch (schema.type) {
    case 'object':
      return objectOf(schema.properties ?? {});
    case 'array':
      return fc.array(schema.items ? valueOf(schema.items) : hostileJson, { maxLength: 4 });
    case 'number':
    case 'integer':
      return fc.oneof(
        fc.integer({ min: schema.minimum ?? -5, max: schema.maximum ?? 100_000 }),
        fc.constantFrom(-1, 0, 1e308, Number.MAX_SAFE_INTEGER, 0.1),
      );
    case 'boolean':
      return fc.boolean();
    case 'null':
      return fc.constant(null);
    case 'string':
      return schema.format === 'uuid' ? fc.oneof(fc.uuid(), hostileText) : textOf();
    default:
      return hostileJson;
  }
}

const textOf = () => fc.oneof(fc.constantFrom('Triwulan II 2025', 'harga', 'admin'), hostileText);

const objectOf = (properties: Readonly<Record<string, JsonSchema>>): fc.Arbitrary<unknown> =>
  fc
    .tuple(
      fc.tuple(
        ...Object.entries(properties).map(([name, schema]) =>
          fc.tuple(fc.constant(name), fc.option(valueOf(schema), { freq: 8, nil: undefined })),
        ),
      ),
      fc.array(fc.tuple(hostileText, hostileJson), { maxLength: 1 }),
    )
    .map(([known, additional]) => Object.fromEntries([...known, ...additional]));
