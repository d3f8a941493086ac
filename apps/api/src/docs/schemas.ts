import * as contracts from '@lqc/contracts';
import { z } from 'zod';

export type Json = Record<string, unknown>;

/** Direction of a schema: a field with a default is optional in requests, but not in responses. */
export type Direction = 'input' | 'output';

const IN_ZOD = '"#/$defs/';
const IN_DOCUMENT = '"#/components/schemas/';

/** The name of a schema in the document is the name by which contracts export it. */
const NAMES = z.registry<{ id: string }>();
for (const [id, exported] of Object.entries(contracts))
  if (exported instanceof z.ZodType) NAMES.add(exported, { id });

/** Turns zod schemas into JSON Schema, and collects the named ones that they refer to. */
export class Schemas {
  readonly #components = new Map<string, Json>();

  /** Named schemas that were referred to so far, in alphabetical order. */
  get components(): Json {
    return Object.fromEntries([...this.#components].sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** A reference where contracts export the schema, the schema itself elsewhere. */
  of(schema: z.ZodType, direction: Direction): Json {
    const { $defs, ...whole } = converted(schema, direction);
    this.#keep($defs);
    return whole;
  }

  /** The fields of an object that the document spells out, as parameters or parts of a form. */
  fieldsOf(schema: z.ZodType): { properties: Record<string, Json>; required: string[] } {
    const { $defs, ...whole } = converted(schema, 'input');
    const own = NAMES.get(schema)?.id ?? '';
    const { [own]: named = whole, ...referred } = $defs;
    this.#keep(referred);
    return { properties: {}, required: [], ...named };
  }

  #keep(named: Record<string, Json>): void {
    for (const [name, schema] of Object.entries(named)) {
      const known = this.#components.get(name);
      if (known && JSON.stringify(known) !== JSON.stringify(schema))
        throw new Error(`${name} differs as sent and as answered: give each a name of its own`);
      this.#components.set(name, schema);
    }
  }
}

function converted(schema: z.ZodType, direction: Direction) {
  const { $schema: _, ...json } = z.toJSONSchema(schema, {
    io: direction,
    metadata: NAMES,
    unrepresentable: 'any',
    override: ({ zodSchema, jsonSchema }) => {
      Object.assign(jsonSchema, z.globalRegistry.get(zodSchema));
      // A later version may add fields to a response, and clients should not break when it does.
      if (direction === 'output' && jsonSchema.additionalProperties === false)
        delete jsonSchema.additionalProperties;
    },
  });
  return {
    $defs: {},
    ...(JSON.parse(JSON.stringify(json).replaceAll(IN_ZOD, IN_DOCUMENT)) as Json),
  } as Json & { $defs: Record<string, Json> };
}
