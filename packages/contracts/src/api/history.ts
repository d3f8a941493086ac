import { z } from 'zod';
import { IndicatorKeySchema } from '../domain/figures.js';
import { HistoryCell, HistoryFinding, HistoryPoint } from '../domain/history.js';
import { Id } from '../domain/id.js';
import { chosenIndicator, chosenName, coded, idOf, pageUpTo } from './common.js';
import type { Routes } from './route.js';

/**
 * Number of stored quarters that a worker is summing up again. Until then the answer has their figures as
 * they were before, and lacks quarters that were never summed up.
 */
const Outdated = z.number().int();
export const HISTORY_ANSWERS_PAGE_SIZE = 20;
const Sector = chosenName().optional();

export const HistoryQuery = z.object({ indicator: chosenIndicator(), sector: Sector });
export const HistoryResponse = z.object({ points: z.array(HistoryPoint), outdated: Outdated });

export const HistoryOverviewQuery = z.object({ sector: Sector });
/** The 15 indicators with a score, in the template's order. */
export const HistoryOverviewResponse = z.object({
  indicators: z.array(
    z.object({
      key: IndicatorKeySchema,
      label: z.string(),
      points: z.array(HistoryPoint),
      /** What is remarkable about the latest quarter; null when it cannot be compared, or not yet. */
      finding: HistoryFinding.nullable(),
      /** Quarters whose form asks for the score in another cell than that of the quarter before. */
      form_changes: z.array(Id),
    }),
  ),
  outdated: Outdated,
  /** Stored files whose calendar quarter is unknown until a person sets it. */
  without_period: z.array(z.object({ quarter_id: z.string(), label: z.string() })),
});
export type HistoryOverviewResponse = z.infer<typeof HistoryOverviewResponse>;

/** One quarter with all indicators, or one indicator in all quarters. */
export const HistoryCellsQuery = z
  .object({ quarter: idOf('FILE_NOT_FOUND').optional(), indicator: chosenIndicator().optional() })
  .refine(({ quarter, indicator }) => quarter !== undefined || indicator !== undefined, {
    error: () => coded('INDICATOR_REQUIRED'),
  });
export const HistoryCellsResponse = z.object({ cells: z.array(HistoryCell), outdated: Outdated });

/** What contacts answered about an indicator in a quarter; `-` stands for an unknown sector. */
export const HistoryAnswersQuery = z.object({
  indicator: chosenIndicator(),
  quarter: idOf('FILE_NOT_FOUND'),
  sector: Sector,
  page: pageUpTo(5000),
});
export const HistoryAnswer = z.object({
  contact_id: Id,
  contact: z.string(),
  company_key: z.string(),
  sector: z.string().nullable(),
  score: z.number().nullable(),
  narrative: z.string().nullable(),
  sheet: z.string(),
  /** Cell of the narrative, or of the score of a contact that said nothing. */
  cell: z.string().nullable(),
});
export type HistoryAnswer = z.infer<typeof HistoryAnswer>;
export const HistoryAnswersResponse = z.object({
  total: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
  /** Those with a narrative first, both in the workbook's order. */
  answers: z.array(HistoryAnswer),
});
export type HistoryAnswersResponse = z.infer<typeof HistoryAnswersResponse>;

/** Histories over all stored quarters, oldest first. */
export const historyRoutes = {
  history: {
    access: 'staff',
    summary: 'An indicator over all stored quarters',
    query: HistoryQuery,
    response: HistoryResponse,
  },
  historyOverview: {
    access: 'staff',
    summary: 'All indicators over all stored quarters, with what the latest one is beside them',
    query: HistoryOverviewQuery,
    response: HistoryOverviewResponse,
  },
  historyCells: {
    access: 'staff',
    summary: 'Averages of sectors for a quarter or an indicator',
    query: HistoryCellsQuery,
    response: HistoryCellsResponse,
  },
  historyAnswers: {
    access: 'staff',
    summary: 'What contacts answered about an indicator in a quarter',
    query: HistoryAnswersQuery,
    response: HistoryAnswersResponse,
  },
} as const satisfies Routes;
