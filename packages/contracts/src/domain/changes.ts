import { z } from 'zod';
import { IndicatorKeySchema } from './figures.js';

/** An indicative range of 90 % (rentang indikatif). */
export const Range = z.object({ low: z.number(), high: z.number() });

/** An average compared with the neutral score; `neutral` when its indicative range includes it. */
export const Level = z.enum(['above', 'neutral', 'below']);
export type Level = z.infer<typeof Level>;

/**
 * A change of an average with its uncertainty. `now`, `before` and `change` are the rounded figures
 * of the comparison; ranges are computed from unrounded figures and have four decimals.
 */
export const IndicativeChange = z.object({
  key: IndicatorKeySchema,
  /** The indicator's display name. */
  indicator: z.string(),
  now: z.number().nullable(),
  before: z.number().nullable(),
  change: z.number().nullable(),
  n_now: z.number().int(),
  n_before: z.number().int(),
  /** Indicative range of the change; null when a quarter has fewer than six answers. */
  range: Range.nullable(),
  /**
   * The change among companies that answered in both quarters; null when there are none. It has a
   * range from ten companies on.
   */
  matched: z
    .object({
      n: z.number().int(),
      change: z.number(),
      low: z.number().nullable(),
      high: z.number().nullable(),
    })
    .nullable(),
  /** Level of the current average; null below five answers. */
  level: Level.nullable(),
  /** True when the range excludes 0, so that the change can be told apart from no change. */
  distinguishable: z.boolean(),
  /** True when this still holds for all indicators compared at once, and the same companies do not deny it. */
  headline: z.boolean(),
  /** True when all contacts tell a change that the companies asked in both quarters do not. */
  by_composition: z.boolean(),
  /**
   * Level and change in Indonesian words; null when there are too few answers for words, and of a change `by_composition`.
   */
  wording: z.string().nullable(),
  last_year: z
    .object({ average: z.number(), change: z.number().nullable(), range: Range.nullable() })
    .nullable(),
});
export type IndicativeChange = z.infer<typeof IndicativeChange>;

const PanelCompany = z.object({
  key: z.string(),
  name: z.string(),
  score: z.number(),
  /**
   * True when it was visited in both quarters but gave no answer, or more than one, in one of them.
   */
  visited_both: z.boolean(),
});

/** An exact split of an average's change into its sources; unrounded, in points of the scale. */
export const PanelResponse = z.object({
  change: z.number().nullable(),
  moved: z.number().nullable(),
  entered: z.number().nullable(),
  left: z.number().nullable(),
  n: z.object({
    matched: z.number().int(),
    entered: z.number().int(),
    left: z.number().int(),
  }),
  companies: z.object({ entered: z.array(PanelCompany), left: z.array(PanelCompany) }),
  sectors: z.array(
    z.object({
      /** Null for companies that are not in the register. */
      sector: z.string().nullable(),
      within: z.number(),
      composition: z.number(),
      n_now: z.number().int(),
      n_before: z.number().int(),
    }),
  ),
});
export type PanelResponse = z.infer<typeof PanelResponse>;

/** Whether expectations came true oftener than by chance, less often, or about as often. */
export const AgainstChance = z.enum(['better', 'alike', 'worse']);
export type AgainstChance = z.infer<typeof AgainstChance>;

/** What companies expected in the previous quarter compared with what they then reported. */
export const ExpectationsResponse = z.object({
  /** Number of quarters from expectation to outcome; null when a period is unknown. */
  horizon: z.number().int().nullable(),
  pairs: z.array(
    z.object({
      expectation: IndicatorKeySchema,
      outcome: IndicatorKeySchema,
      n: z.number().int(),
      hit_rate: z.number().nullable(),
      bias: z.number().nullable(),
      baseline: z.number().nullable(),
      skill: z.number().nullable(),
      against_chance: AgainstChance.nullable(),
      /**
       * Counts of companies; rows: expected below, at, above neutral; columns: the same for the
       * outcome.
       */
      matrix: z.array(z.array(z.number().int())),
    }),
  ),
});
export type ExpectationsResponse = z.infer<typeof ExpectationsResponse>;

/**
 * Each company in an expectation's matrix: what it expected and what it reported, with narratives.
 */
export const ExpectationContactsResponse = z.object({
  expectation: IndicatorKeySchema,
  contacts: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      sector: z.string().nullable(),
      expected: z.object({ score: z.number(), narrative: z.string().nullable() }),
      /** For companies that only export, the outcome is read from another indicator. */
      outcome: z.object({
        indicator: IndicatorKeySchema,
        score: z.number(),
        narrative: z.string().nullable(),
      }),
    }),
  ),
});
export type ExpectationContactsResponse = z.infer<typeof ExpectationContactsResponse>;
