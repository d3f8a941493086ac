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

/** One computed figure that a draft may use, with an id that checks refer to. */
export const Fact = z.object({
  id: z.string(),
  kind: FactKind,
  /** An indicator's or sector's display name, an orientation; empty for the quarter as a whole. */
  subject: z.string(),
  /** The quarter it is of; of a change, the quarter it is against. */
  quarter: QuarterRole,
  value: z.number(),
  unit: FactUnit,
  decimals: z.number().int(),
  /** The figure in words, as a person reads it. */
  label: z.string(),
});
export type Fact = z.infer<typeof Fact>;

export const CheckStatus = z.enum(['supported', 'rounded', 'contradicted', 'unknown']);
export type CheckStatus = z.infer<typeof CheckStatus>;

/** What was found of one number, quarter name, direction word or contact of a text. */
export const Check = z.object({
  kind: z.enum(['figure', 'quarter', 'direction', 'contact']),
  /** Where it stands in the summary, in UTF-16 units. */
  start: z.number().int(),
  end: z.number().int(),
  text: z.string(),
  status: CheckStatus,
  facts: z.array(z.string()),
  /** What the data say instead, in Indonesian; null where it fits. */
  expected: z.string().nullable(),
});
export type Check = z.infer<typeof Check>;

/** What one sentence rests on: contacts with a quote that stands word for word in their narrative. */
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
  /** Contacts with a narrative that no sentence rests on. */
  not_represented: z.array(z.object({ contact_id: Id, contact: z.string() })),
});
export type Coverage = z.infer<typeof Coverage>;
