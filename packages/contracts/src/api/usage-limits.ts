import { z } from 'zod';
import { USAGE_LIMITS, type UsageLimitName } from '../limits.js';
import { ChangedAt } from './common.js';
import type { Routes } from './route.js';

const numbers = Object.fromEntries(
  Object.entries(USAGE_LIMITS).map(([name, { min, max }]) => [
    name,
    z.number().int().min(min).max(max),
  ]),
) as Record<UsageLimitName, z.ZodNumber>;

/** Limits of storage, jobs and model tokens, for each person and for all together. */
export const UsageLimits = z.object(numbers);
export type UsageLimits = z.infer<typeof UsageLimits>;

/**
 * The limits that are changed. `based_on`: `changed_at` of those that were shown; a change by others since
 * is not replaced. A name that is no limit is refused, since it would be taken for saved.
 */
export const SaveUsageLimitsRequest = UsageLimits.partial()
  .extend({ based_on: ChangedAt })
  .strict();
export type SaveUsageLimitsRequest = z.infer<typeof SaveUsageLimitsRequest>;

/** What one person uses at the moment. */
export const PersonalUsage = z.object({
  username: z.string(),
  stored_mb: z.number(),
  unfinished_runs: z.number().int(),
  model_tokens_today: z.number().int(),
});
export type PersonalUsage = z.infer<typeof PersonalUsage>;

export const UsageLimitsResponse = z.object({
  limits: UsageLimits,
  changed_at: ChangedAt,
  stored_mb: z.number(),
  model_tokens_today: z.number().int(),
  /** The persons who use most, at most twenty. */
  persons: z.array(PersonalUsage),
});
export type UsageLimitsResponse = z.infer<typeof UsageLimitsResponse>;

/** Limits of use, and current use. */
export const usageLimitsRoutes = {
  usageLimits: {
    access: 'admin',
    summary: 'Limits of use, and what is used',
    response: UsageLimitsResponse,
  },
  saveUsageLimits: {
    access: 'admin',
    summary: 'Change the limits of use',
    body: SaveUsageLimitsRequest,
    response: UsageLimitsResponse,
    audit: 'change-limits',
  },
} as const satisfies Routes;
