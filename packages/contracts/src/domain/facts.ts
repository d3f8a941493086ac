import { z } from 'zod';
import { QuarterRole } from './figures.js';
import { Id } from './id.js';

export const FactKind = z.enum([
  'average',
  'answers',
  'change',
  'score-count',
  'score-share',
  'net-balance',
  'contacts',
  'companies',
  'sector-companies',
  'sector-share',
  'orientation-companies',
  'orientation-share',
  'indicators',
]);
export type FactKind = z.infer<typeof FactKind>;

export const FactUnit = z.enum(['skala', 'poin', 'persen', 'kontak', 'perusahaan', 'indikator']);
export type FactUnit = z.infer<typeof FactUnit>;

/** One computed figure that a draft may use; checks refer to its `id`. */
export const Fact = z.object({
  id: z.string(),
  kind: FactKind,
  /** Display name of an indicator, sector or orientation; empty for the quarter as a whole. */
  subject: z.string(),
  /** The quarter that the figure is about; for a change, the earlier of the two quarters. */
  quarter: QuarterRole,
  value: z.number(),
  unit: FactUnit,
  decimals: z.number().int(),
  /** Name and value of the figure, in Indonesian. */
  label: z.string(),
});
export type Fact = z.infer<typeof Fact>;

export const CheckStatus = z.enum(['supported', 'rounded', 'contradicted', 'unknown']);
export type CheckStatus = z.infer<typeof CheckStatus>;

/**
 * The result of checking one number, quarter name, direction word or contact name of a text; `words` are a
 * quotation, or a sentence of which no single word is marked.
 */
export const Check = z.object({
  kind: z.enum(['figure', 'quarter', 'direction', 'contact', 'words']),
  /** Position in the text, in UTF-16 units. */
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
  status: CheckStatus,
  facts: z.array(z.string()),
  /** What the data say instead, in Indonesian; null when it agrees with them. */
  expected: z.string().nullable(),
});
export type Check = z.infer<typeof Check>;

/** The contacts that support one sentence, each with a quote copied word for word. */
export const Evidence = z.object({
  start: z.number().int(),
  end: z.number().int(),
  contacts: z.array(
    z.object({
      contact_id: Id,
      contact: z.string(),
      sheet: z.string(),
      indicator: z.string(),
      quote: z.string(),
    }),
  ),
});
export type Evidence = z.infer<typeof Evidence>;

export const Coverage = z.object({
  sentences: z.number().int(),
  with_evidence: z.number().int(),
  /** Percentage of the sentences with evidence, one decimal; null without sentences. */
  percentage: z.number().nullable(),
  contacts: z.number().int(),
  /** Contacts with a narrative that supports no sentence of the text. */
  not_represented: z.array(z.object({ contact_id: Id, contact: z.string() })),
});
export type Coverage = z.infer<typeof Coverage>;
