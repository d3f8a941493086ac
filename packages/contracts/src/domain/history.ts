import { z } from 'zod';
import { Range } from './changes.js';
import { IndicatorKeySchema } from './figures.js';
import { Id } from './id.js';

/** A stored quarter in order of time: the file's id, kept when the file is replaced. */
export const StoredQuarter = z.object({
  quarter_id: Id,
  label: z.string(),
  year: z.number().int(),
  quarter: z.number().int(),
});
export type StoredQuarter = z.infer<typeof StoredQuarter>;

/** One quarter of an indicator's history. */
export const HistoryPoint = StoredQuarter.extend({
  /** Valid answers behind the average. */
  n: z.number().int(),
  /** Interviews, whether or not they answered. */
  contacts: z.number().int(),
  /** Rounded to 2 decimals, as everywhere. */
  average: z.number().nullable(),
  net_balance: z.number().nullable(),
  range: Range.nullable(),
  net_range: Range.nullable(),
  /** What the same companies answered otherwise than in the stored quarter before. */
  matched: z.object({ n: z.number().int(), change: z.number() }).nullable(),
  /** The average, had only the same companies moved it; null where the chain is broken. */
  chain: z.number().nullable(),
});
export type HistoryPoint = z.infer<typeof HistoryPoint>;

/** What the latest quarter is beside the ones before it. */
export const HistoryFinding = z.object({
  kind: z.enum(['highest', 'lowest', 'level']),
  /** Of `level`: how many of the last quarters it is not told apart from. */
  quarters: z.number().int().nullable(),
  /** Id of the quarter since which it is the highest or lowest; null: since the data begin. */
  since: Id.nullable(),
});
export type HistoryFinding = z.infer<typeof HistoryFinding>;

/** One cell of the heat map: a sector's answers for an indicator in a quarter. */
export const HistoryCell = z.object({
  quarter_id: Id,
  indicator: IndicatorKeySchema,
  /** Null: companies whose sector nobody knows. */
  sector: z.string().nullable(),
  n: z.number().int(),
  average: z.number().nullable(),
  net_balance: z.number().nullable(),
});
export type HistoryCell = z.infer<typeof HistoryCell>;
