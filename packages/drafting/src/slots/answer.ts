import { CLAIM_TYPES, IndicatorKeySchema } from '@lqc/contracts';
import { z } from 'zod';

/** What a sentence of a narrative is cited for. */
export const SOURCE_KINDS = ['cause', 'event', 'view'] as const;

/** A real sentence has fewer letters between its slots. */
const LONGEST_TEXT = 600;

const missing = <Schema extends z.ZodType>(schema: Schema) => schema.nullable().default(null);

const Claim = z.object({
  id: z.string(),
  type: z.enum(CLAIM_TYPES),
  indicator: missing(IndicatorKeySchema),
  sector: missing(z.string()),
  category: missing(z.string()),
  base: missing(z.enum(['before', 'last_year'])),
  others: missing(z.array(z.string())),
});

const Source = z.object({
  id: z.string(),
  /** The numbered sentence of a narrative. */
  source: z.string(),
  kind: z.enum(SOURCE_KINDS).nullable().default('event'),
});

const Sentence = z.object({
  /** Its words, with `{c1}` and `{q1}` in place of claims and sources. */
  text: z.string().refine((text) => text.length <= LONGEST_TEXT),
  starts_paragraph: z.boolean().nullable().default(false),
  claims: z.array(Claim).nullable().default([]),
  quotes: z.array(Source).nullable().default([]),
});

/** A sentence as a model proposes it. */
export type ProposedSentence = z.infer<typeof Sentence>;

const MOST_SENTENCES = 40;
const Answer = z.object({ sentences: z.array(z.unknown()).min(1).max(MOST_SENTENCES) });

/**
 * The sentences that a model proposes. `prose` if the answer is no JSON; `unreadable` if the JSON is broken
 * or of another form. A sentence of another form is null.
 */
export type ReadAnswer =
  | { readonly kind: 'sentences'; readonly sentences: readonly (ProposedSentence | null)[] }
  | { readonly kind: 'prose' }
  | { readonly kind: 'unreadable' };

/** How JSON begins, also within the marks of a code block; prose begins otherwise. */
const JSON_BEGINS = /^(?:```[a-z]{0,8}\s{0,4})?(?:\{|\[\s{0,4}\{)/;

export function readAnswer(written: string): ReadAnswer {
  const text = written.trim();
  if (!JSON_BEGINS.test(text) && !text.includes('"sentences"')) return { kind: 'prose' };
  const from = text.search(/[{[]/);
  const to = Math.max(text.lastIndexOf('}'), text.lastIndexOf(']')) + 1;
  const json = parsed(text.slice(from, to));
  const answer = Answer.safeParse(Array.isArray(json) ? { sentences: json } : json);
  if (!answer.success) return { kind: 'unreadable' };
  const sentences = answer.data.sentences.map((one) => Sentence.safeParse(one).data ?? null);
  return { kind: 'sentences', sentences };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return null;
  }
}

export { Sentence as SentenceSchema };
