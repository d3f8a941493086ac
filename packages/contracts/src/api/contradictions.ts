import { z } from 'zod';
import { IndicatorKeySchema } from '../domain/figures.js';
import { Id } from '../domain/id.js';
import { Done, idOf, pageUpTo } from './common.js';
import type { Routes } from './route.js';

export const CONTRADICTIONS_PAGE_SIZE = 50;

/** A person's decision: the score is wrong, the narrative is wrong, or both are right. */
export const Verdict = z.enum(['score', 'words', 'both_right']);
export type Verdict = z.infer<typeof Verdict>;

export const ContradictionsQuery = z.object({
  quarter: idOf('FILE_NOT_FOUND').optional(),
  page: pageUpTo(1000),
});

/** A score on one side of neutral whose narrative says the opposite. */
export const Contradiction = z.object({
  contact_id: Id,
  contact: z.string(),
  company_key: z.string(),
  quarter_id: Id,
  label: z.string(),
  sheet: z.string(),
  /** Cell of the score. */
  cell: z.string().nullable(),
  narrative_cell: z.string().nullable(),
  indicator: IndicatorKeySchema,
  score: z.number(),
  /** The direction that the narrative says: 1 up, −1 down. */
  direction: z.union([z.literal(1), z.literal(-1)]),
  /** The first words of the narrative that say the direction. */
  words: z.string(),
  narrative: z.string(),
  verdict: Verdict.nullable(),
});
export type Contradiction = z.infer<typeof Contradiction>;

export const ContradictionsResponse = z.object({
  /** Number of scores whose narrative says a direction; some of them contradict it. */
  decided: z.number().int(),
  total: z.number().int(),
  /** How many of them nobody has decided yet. */
  open: z.number().int(),
  page: z.number().int(),
  page_size: z.number().int(),
  items: z.array(Contradiction),
});

export const DecideContradictionRequest = z.object({
  contact_id: idOf('CONTACT_NOT_FOUND'),
  indicator: IndicatorKeySchema,
  /** The decision that stood when this one was made; another one since is not replaced. */
  was: Verdict.nullable(),
  /** Null takes the decision back. */
  verdict: Verdict.nullable(),
});

/** Scores whose narrative says the opposite. */
export const contradictionsRoutes = {
  contradictions: {
    access: 'staff',
    summary: 'Scores whose words say the opposite',
    query: ContradictionsQuery,
    response: ContradictionsResponse,
  },
  decideContradiction: {
    access: 'staff',
    summary: 'Decide what is wrong: the score, the words, or neither',
    body: DecideContradictionRequest,
    response: Done,
    audit: 'decide-contradiction',
  },
} as const satisfies Routes;
