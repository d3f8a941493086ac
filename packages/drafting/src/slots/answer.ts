import { CLAIM_TYPES, IndicatorKeySchema } from '@lqc/contracts';
import { z } from 'zod';
import { SentenceScanner } from './sentence-scanner.js';
import { splitAnswer } from './split-answer.js';

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

/**
 * The sentences that a model proposes, those that are complete. `prose` if nothing of the answer is JSON;
 * `unreadable` if no sentence is complete, or the JSON is of another form. A sentence of another form is null.
 */
export type ReadAnswer = {
  /** What stands before the claims, or the whole answer. */
  readonly prose: string;
} & (
  | { readonly kind: 'sentences'; readonly sentences: readonly (ProposedSentence | null)[] }
  | { readonly kind: 'prose' }
  | { readonly kind: 'unreadable' }
);

/** Reads an answer in the form that was asked for, or in prose. */
export function readAnswer(written: string): ReadAnswer {
  const { prose, claims } = splitAnswer(written);
  if (claims === null) return { kind: prose.trim() === '' ? 'unreadable' : 'prose', prose };
  const objects = new SentenceScanner().add(claims);
  if (objects.length === 0 || objects.length > MOST_SENTENCES) return { kind: 'unreadable', prose };
  const sentences = objects.map((one) => Sentence.safeParse(one).data ?? null);
  return { kind: 'sentences', prose, sentences };
}

export { Sentence as SentenceSchema };
