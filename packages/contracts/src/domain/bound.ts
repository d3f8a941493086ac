import { z } from 'zod';
import { CLAIM_TYPES, ClaimCategory } from './claims.js';
import { Fact } from './facts.js';
import { REPORT_LIMITS } from '../limits.js';
import { IndicatorKeySchema } from './figures.js';

/** What only a person inserts: no reader of sentences takes it apart again. */
export const INSERTED_ONLY = ['change_range', 'matched', 'driver', 'outcome', 'quote'] as const;
export type InsertedOnly = (typeof INSERTED_ONLY)[number];

const MOST_OTHERS = 5;
const NAME_LENGTH = 200;
const CATEGORY_LENGTH = 20;
const QUOTE_LENGTH = 400;

/** A category; the pattern of a score has no end by itself. */
const ShortCategory = z
  .string()
  .max(CATEGORY_LENGTH)
  .refine((text) => ClaimCategory.safeParse(text).success) as unknown as z.ZodType<ClaimCategory>;

/** What a ready sentence tells, by its dimensions; its figures and words are worked out, never sent. */
export const InsertedClaim = z.object({
  type: z.enum([...CLAIM_TYPES, ...INSERTED_ONLY]),
  indicator: IndicatorKeySchema.nullable(),
  sector: z.string().max(NAME_LENGTH).nullable(),
  category: ShortCategory.nullable(),
  base: z.enum(['before', 'last_year']).nullable(),
  others: z.array(z.string().max(NAME_LENGTH)).max(MOST_OTHERS),
  /** The words of a contact, of a quote alone. */
  quote: z.string().max(QUOTE_LENGTH).nullable(),
});
export type InsertedClaim = z.infer<typeof InsertedClaim>;

/** Where in a text (UTF-16 units) a ready sentence stands, and what it tells. */
export const BoundMark = z.object({
  start: z.number().int().min(0),
  end: z.number().int().min(0),
  claim: InsertedClaim,
});
export type BoundMark = z.infer<typeof BoundMark>;

/** The marks that a client sends with a text; each counts only where its words are those of its claim. */
export const BoundMarks = z.array(BoundMark).max(REPORT_LIMITS.statementsOfSection).optional();

/** A bound sentence that was written anew from other data; `now` is null where these let nothing be said. */
export const RewrittenSentence = z.object({ was: z.string(), now: z.string().nullable() });
export type RewrittenSentence = z.infer<typeof RewrittenSentence>;

/** What a ready sentence is about, as people look for it. */
export const SentenceKind = z.enum([
  'level',
  'change',
  'year',
  'rank',
  'share',
  'matched',
  'sector',
  'outcome',
  'people',
  'reason',
  'quote',
]);
export type SentenceKind = z.infer<typeof SentenceKind>;

/** A sentence that the data bear out, to be inserted as it is. */
export const ReadySentence = z.object({
  kind: SentenceKind,
  claim: InsertedClaim,
  /** Several wordings of the same. */
  texts: z.array(z.string()).min(1),
  /** Answers or companies behind it: now and, of a comparison, then; empty for a quote. */
  n: z.array(z.number().int()),
  /** Ids of the figures that it tells. */
  facts: z.array(z.string()),
});
export type ReadySentence = z.infer<typeof ReadySentence>;

/** What somebody might want to say and the data do not let, with the figures why. */
export const RefusedSentence = z.object({
  kind: SentenceKind,
  text: z.string(),
  reason: z.string(),
  /** Place among the ready sentences of what can be said instead; null: nothing. */
  instead: z.number().int().nullable(),
});
export type RefusedSentence = z.infer<typeof RefusedSentence>;

/** What can be said of a session's data in one part of a report. */
export const ReadySentences = z.object({
  sentences: z.array(ReadySentence),
  refused: z.array(RefusedSentence),
  /** The figures that the sentences name. */
  facts: z.array(Fact),
});
export type ReadySentences = z.infer<typeof ReadySentences>;
