import { z } from 'zod';
import type { AnswerSchema } from '../model/structured-output.js';
import { SentenceSchema } from './answer.js';

/**
 * Endpoints accept at most this many values of an enumeration; with more sources, only the prompt lists
 * their ids.
 */
const MOST_VALUES = 400;

/** What a chapter's claims can be about, and the sentences that can be cited. */
export interface Choices {
  readonly types: readonly string[];
  readonly indicators: readonly string[];
  readonly sectors: readonly string[];
  readonly categories: readonly string[];
  readonly sources: readonly string[];
}

type JsonObject = Record<string, unknown>;

/**
 * The form of an answer in the strict subset that endpoints take: every field required, nothing
 * beside them, and of ids only those that exist in this chapter.
 */
export function answerSchema({
  types,
  indicators,
  sectors,
  categories,
  sources,
}: Choices): AnswerSchema {
  const values: Record<string, readonly string[]> = {
    type: types,
    indicator: indicators,
    sector: sectors,
    category: categories,
    source: sources,
  };
  const schema = z.toJSONSchema(z.object({ sentences: z.array(SentenceSchema) }), {
    override: ({ jsonSchema, path }) => {
      delete jsonSchema.default;
      const known = values[String(path.at(-1))];
      if (known) narrow(jsonSchema as JsonObject, known);
    },
  });
  delete schema.$schema;
  return { name: 'kalimat_dan_klaim', schema: schema as JsonObject };
}

/** Lets a field be one of these alone. */
function narrow(field: JsonObject, values: readonly string[]): void {
  if (values.length > MOST_VALUES) return;
  const options = Array.isArray(field.anyOf) ? (field.anyOf as JsonObject[]) : [field];
  const text = options.find(({ type }) => type === 'string');
  if (!text) return;
  if (values.length > 0) text.enum = [...values];
  else if (Array.isArray(field.anyOf)) field.anyOf = options.filter((one) => one !== text);
}
