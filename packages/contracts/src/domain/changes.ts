import { z } from 'zod';
import { IndicatorKeySchema } from './figures.js';

/** An indicative range of 90 % (rentang indikatif). */
export const Range = z.object({ low: z.number(), high: z.number() });

/** Where an average stands beside the neutral score; `neutral` while its range includes it. */
export const Level = z.enum(['above', 'neutral', 'below']);
export type Level = z.infer<typeof Level>;

/**
 * What a change of an average does and does not say. `now`, `before` and `change` are the rounded
 * figures of the comparison; ranges come from unrounded ones and are given to four decimals.
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
  /** Of the change; null where a quarter has fewer than two answers. */
  range: Range.nullable(),
  /** What the same companies answered; its range from ten companies on, null where none is the same. */
  matched: z
    .object({
      n: z.number().int(),
      change: z.number(),
      low: z.number().nullable(),
      high: z.number().nullable(),
    })
    .nullable(),
  /** Of the current average; null below five answers. */
  level: Level.nullable(),
  /** The range excludes 0: the change can be told apart from none. */
  distinguishable: z.boolean(),
  /** Still so when all indicators are looked at together. */
  headline: z.boolean(),
  /** Level and change in words; null where nothing may be said in words. */
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
  /** It was visited in both quarters, but skipped or doubled its answer in one. */
  visited_both: z.boolean(),
});

/** Where the change of an average came from, exactly and unrounded, in points of the scale. */
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
      /** Null for the companies that the register does not know. */
      sector: z.string().nullable(),
      within: z.number(),
      composition: z.number(),
      n_now: z.number().int(),
      n_before: z.number().int(),
    }),
  ),
});
export type PanelResponse = z.infer<typeof PanelResponse>;

/** What companies expected in the quarter before, beside what they then reported. */
export const ExpectationsResponse = z.object({
  /** Quarters between the two; null where a period is unknown. */
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
      /** Rows: expected below, at, above neutral; columns: the same of the outcome. */
      matrix: z.array(z.array(z.number().int())),
    }),
  ),
});
export type ExpectationsResponse = z.infer<typeof ExpectationsResponse>;

/** What each company of an expectation's matrix expected and what came of it, in its own words. */
export const ExpectationContactsResponse = z.object({
  expectation: IndicatorKeySchema,
  contacts: z.array(
    z.object({
      key: z.string(),
      name: z.string(),
      sector: z.string().nullable(),
      expected: z.object({ score: z.number(), narrative: z.string().nullable() }),
      /** The outcome's indicator is another one for companies that only export. */
      outcome: z.object({
        indicator: IndicatorKeySchema,
        score: z.number(),
        narrative: z.string().nullable(),
      }),
    }),
  ),
});
export type ExpectationContactsResponse = z.infer<typeof ExpectationContactsResponse>;
