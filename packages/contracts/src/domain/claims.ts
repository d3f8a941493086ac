import { z } from 'zod';
import { IndicatorKeySchema, QuarterRole } from './figures.js';
import { FactUnit } from './facts.js';
import { Id } from './id.js';

export const ClaimMeasure = z.enum([
  'average',
  'change',
  'answers',
  'answer-count',
  'answer-share',
  'net-balance',
  'contacts',
  'companies',
  'company-share',
  'indicator-count',
]);
export type ClaimMeasure = z.infer<typeof ClaimMeasure>;

/**
 * Which answers, companies or indicators are counted: answers below, at or above neutral, or with
 * one score; companies by orientation; indicators by the direction of their change.
 */
export const ClaimCategory = z.union([
  z.enum(['below', 'neutral', 'above', 'domestic', 'export', 'both_markets', 'up', 'down', 'same']),
  z.templateLiteral(['score ', z.number()]),
]);
export type ClaimCategory = z.infer<typeof ClaimCategory>;

/** One computed figure with each of its dimensions in a field. */
export const ClaimFact = z.object({
  id: z.string(),
  measure: ClaimMeasure,
  /** Null for figures that are not about one indicator, such as the number of contacts. */
  indicator: IndicatorKeySchema.nullable(),
  /** Null for figures over all contacts. */
  sector: z.string().nullable(),
  category: ClaimCategory.nullable(),
  period: QuarterRole,
  /** The earlier quarter of a change; null for other measures. */
  base: QuarterRole.nullable(),
  population: z.enum(['answers', 'contacts', 'companies', 'indicators']),
  /** Rounded, as the product shows it. */
  value: z.number(),
  /** Unrounded; equal to `value` when the unrounded figure is not known. */
  exact: z.number(),
  unit: FactUnit,
  decimals: z.number().int(),
  /**
   * Number of answers, contacts or companies behind it; for a change the smaller of both quarters.
   */
  n: z.number().int(),
  /** Standard error in the fact's own unit; null when it has none. */
  se: z.number().nullable(),
  /**
   * Set for a sector's change that lies outside its range and is no headline among all indicators of the sector:
   * as many would by chance, so that no sentence tells its direction.
   */
  may_be_chance: z.literal(true).optional(),
});
export type ClaimFact = z.infer<typeof ClaimFact>;

/** The kinds of claims that a writer proposes. `condition` puts level and change into the words of one table. */
export const CLAIM_TYPES = [
  'level',
  'from_to',
  'change',
  'stable',
  'compare',
  'compare_changes',
  'respective_list',
  'neutral_position',
  'condition',
  'share',
  'share_change',
  'distribution',
  'quantifier',
  'sum',
  'ratio',
  'response_rate',
  'balance',
  'count',
  'count_by_direction',
  'rank',
  'reason',
] as const;

/** What a sentence is read to say: all but what is only written, and what writers do not propose. */
export const ClaimType = z
  .enum([...CLAIM_TYPES, 'period', 'contact', 'quote', 'other'])
  .exclude(['condition']);
export type ClaimType = z.infer<typeof ClaimType>;

export const ClaimStatus = z.enum(['supported', 'contradicted', 'unchecked']);
export type ClaimStatus = z.infer<typeof ClaimStatus>;

/** One assertion of a sentence and the result of checking it. */
export const Claim = z.object({
  /** Position of its words in the text, in UTF-16 units. */
  start: z.number().int(),
  end: z.number().int(),
  type: ClaimType,
  status: ClaimStatus,
  /**
   * What the data say instead, in Indonesian; null when the claim is true or could not be checked.
   */
  expected: z.string().nullable(),
  /**
   * What it was read to say of a figure, in Indonesian, so that a misreading is seen; null of what contacts said
   * and of words that nobody read. Statements that were stored before have none.
   */
  read_as: z.string().nullable().optional(),
  /** Ids of the facts that it was compared with. */
  facts: z.array(z.string()),
});
export type Claim = z.infer<typeof Claim>;

/**
 * `supported`: every claim was parsed and is true. `contradicted`: one was parsed and is false.
 * `unchecked`: something asserted was not parsed. `no_claim`: nothing is asserted.
 */
export const StatementStatus = z.enum(['supported', 'contradicted', 'unchecked', 'no_claim']);
export type StatementStatus = z.infer<typeof StatementStatus>;

/** The indicator that the contact was asked about; null where unknown. Statements that were stored before have none. */
const AskedAbout = IndicatorKeySchema.nullable().optional();

const OpposingQuote = z.object({
  contact_id: Id,
  contact: z.string(),
  /** Copied word for word from the contact's narrative. */
  quote: z.string(),
  indicator: AskedAbout,
});

/** One sentence of a text with the result of checking it; `start` and `end` in UTF-16 units. */
export const Statement = z.object({
  start: z.number().int(),
  end: z.number().int(),
  status: StatementStatus,
  /**
   * Breaches of the rules on wording and small groups, in Indonesian; they do not change `status`.
   */
  advice: z.array(z.string()),
  claims: z.array(Claim),
  /** True of a sentence that code wrote from its figures, and whose words nobody has touched. */
  is_bound: z.boolean().optional(),
  evidence: z.array(
    z.object({
      contact_id: Id,
      /** The sentence of the narrative, word for word. */
      sentence: z.string(),
      support: z.enum(['full', 'part', 'opposite']),
      indicator: AskedAbout,
    }),
  ),
  /** For a sentence with a direction: how contacts answered, and quotes that say the opposite. */
  counter: z
    .object({
      up: z.number().int(),
      same: z.number().int(),
      down: z.number().int(),
      quotes: z.array(OpposingQuote),
    })
    .nullable(),
});
export type Statement = z.infer<typeof Statement>;

export const StatementCounts = z.object({
  statements: z.number().int(),
  /** Statements whose claims were all parsed: supported or contradicted. */
  checked: z.number().int(),
  supported: z.number().int(),
  contradicted: z.number().int(),
});
export type StatementCounts = z.infer<typeof StatementCounts>;
