import { z } from 'zod';
import { isReadableName } from '../domain/account-name.js';
import { IndicatorKeySchema } from '../domain/figures.js';
import { Id } from '../domain/id.js';
import { addUpToOne } from '../domain/sector-weights.js';
import { SECTOR_NAMES } from '../domain/sectors.js';
import { WEIGHTS_SOURCE_LENGTH } from '../limits.js';
import { coded } from './common.js';
import { byId, type Routes } from './route.js';

const wrong = { error: () => coded('SECTOR_WEIGHTS_INVALID') };

/** A sector's share of the region's output (PDRB), above 0 up to 1. */
export const SectorWeight = z.object({
  sector: z.enum(SECTOR_NAMES, wrong),
  weight: z.number(wrong).positive(wrong).max(1, wrong),
});

/** A set of sector weights: the day from which it is valid, where it was published, the weights. */
export const SectorWeights = z.object({
  as_of: z.iso.date(wrong).refine((day) => day >= '1990-01-01' && day <= '2100-12-31', wrong),
  source: z
    .string(wrong)
    .trim()
    .min(WEIGHTS_SOURCE_LENGTH.min, wrong)
    .max(WEIGHTS_SOURCE_LENGTH.max, wrong)
    .refine(isReadableName, wrong),
  weights: z
    .array(SectorWeight, wrong)
    .max(SECTOR_NAMES.length, wrong)
    .refine((all) => new Set(all.map(({ sector }) => sector)).size === all.length, wrong)
    .refine(addUpToOne, wrong),
});
export type SectorWeights = z.infer<typeof SectorWeights>;

/**
 * A net balance weighted by the sectors' output, with its indicative range, which few answers or answers that
 * are all alike do not have; in points, 4 decimals.
 */
const WeightedBalance = z.object({
  balance: z.number(),
  low: z.number().nullable(),
  high: z.number().nullable(),
  /** Sum of the weights of the sectors with enough answers, from 0.7 to 1. */
  coverage: z.number(),
  /** Number of answers in those sectors. */
  n: z.number().int(),
});
export type WeightedBalance = z.infer<typeof WeightedBalance>;

/** The 15 weighted net balances of both quarters; null when the answers cover too few sectors. */
export const WeightedNetBalances = z.object({
  as_of: z.string(),
  source: z.string(),
  indicators: z.array(
    z.object({
      key: IndicatorKeySchema,
      indicator: z.string(),
      now: WeightedBalance.nullable(),
      before: WeightedBalance.nullable(),
    }),
  ),
});
export type WeightedNetBalances = z.infer<typeof WeightedNetBalances>;

/** Stored sets, the latest `as_of` first; the first set is the one in use. */
export const SectorWeightsResponse = z.object({
  sets: z.array(SectorWeights.extend({ id: Id, stored_at: z.string(), stored_by: z.string() })),
});
export type SectorWeightsResponse = z.infer<typeof SectorWeightsResponse>;

/** Weights of sectors for the weighted net balance. */
export const sectorWeightsRoutes = {
  sectorWeights: {
    access: 'admin',
    summary: 'Stored weights of sectors, those in force first',
    response: SectorWeightsResponse,
  },
  saveSectorWeights: {
    access: 'admin',
    summary: 'Store weights of sectors',
    body: SectorWeights,
    response: SectorWeightsResponse,
    audit: 'store-weights',
  },
  removeSectorWeights: {
    access: 'admin',
    summary: 'Remove stored weights of sectors',
    params: byId('SECTOR_WEIGHTS_NOT_FOUND'),
    response: SectorWeightsResponse,
    audit: 'remove-weights',
  },
} as const satisfies Routes;
