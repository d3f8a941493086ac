import { z } from 'zod';
import { Range } from './changes.js';
import { IndicatorKeySchema } from './figures.js';
import { Id } from './id.js';

/** A stored quarter; `quarter_id` is its file's id, which stays when the file is replaced. */
export const StoredQuarter = z.object({
  quarter_id: Id,
  label: z.string(),
  year: z.number().int(),
  quarter: z.number().int(),
});
export type StoredQuarter = z.infer<typeof StoredQuarter>;

/** One quarter of an indicator's history. */
export const HistoryPoint = StoredQuarter.extend({
  /** Number of valid answers. */
  n: z.number().int(),
  /** Number of interviews, with or without an answer to the indicator. */
  contacts: z.number().int(),
  /** Rounded to 2 decimals. */
  average: z.number().nullable(),
  net_balance: z.number().nullable(),
  range: Range.nullable(),
  net_range: Range.nullable(),
  /** Change against the previous stored quarter among companies that answered in both. */
  matched: z.object({ n: z.number().int(), change: z.number() }).nullable(),
});
export type HistoryPoint = z.infer<typeof HistoryPoint>;

/** What is remarkable about the latest quarter compared with earlier ones. */
export const HistoryFinding = z.object({
  kind: z.enum(['highest', 'lowest', 'level']),
  /** For `level`: how many of the last compared quarters it cannot be told apart from; null otherwise. */
  quarters: z.number().int().nullable(),
  /**
   * Id of the quarter since which it is the highest or lowest; null: since the first stored one. For `level`:
   * of the oldest quarter that it cannot be told apart from.
   */
  since: Id.nullable(),
});
export type HistoryFinding = z.infer<typeof HistoryFinding>;

/** One cell of the heat map: a sector's answers about an indicator in a quarter. */
export const HistoryCell = z.object({
  quarter_id: Id,
  indicator: IndicatorKeySchema,
  /** Null for companies without a known sector. */
  sector: z.string().nullable(),
  n: z.number().int(),
  average: z.number().nullable(),
  net_balance: z.number().nullable(),
});
export type HistoryCell = z.infer<typeof HistoryCell>;
