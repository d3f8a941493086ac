import { z } from 'zod';
import { ANALYSIS_TYPES, CHAPTERS, isTypeOf } from '../domain/chapters.js';
import { BoundMarks } from '../domain/bound.js';
import { Statement, StatementCounts } from '../domain/claims.js';
import { Check, Fact } from '../domain/facts.js';
import { Id, Timestamp } from '../domain/id.js';
import { CONCLUSIONS_PAGE_SIZE, SUBJECT_MAX_LENGTH } from '../limits.js';
import {
  claimedUsername,
  coded,
  conclusionText,
  countUpTo,
  Deleted,
  Done,
  idOf,
  periodText,
  Scope,
} from './common.js';
import type { Routes } from './route.js';

/** The error of a field that is missing or has the wrong type. */
const incomplete = { error: () => coded('CONCLUSION_INCOMPLETE') };
const Average = z.number(incomplete).min(-1000).max(1000).nullish();

/**
 * A fact that came with the draft, with bounds on its size. Checks are not accepted from the
 * client: the worker checks a text itself when it is saved.
 */
const KeptFact = Fact.extend({
  id: z.string().max(300),
  subject: z.string().max(500),
  label: z.string().max(1000),
  value: z.number().min(-1e12).max(1e12),
  decimals: z.number().int().min(0).max(20),
});

export const SaveConclusionRequest = z
  .object({
    username: claimedUsername,
    sessionId: idOf('ANALYSIS_NOT_FOUND', 'CONCLUSION_INCOMPLETE'),
    chapter: z.enum(CHAPTERS, incomplete),
    analysisType: z.enum(ANALYSIS_TYPES, incomplete).nullish(),
    indicator: z
      .string(incomplete)
      .trim()
      .min(1, coded('CONCLUSION_INCOMPLETE'))
      .max(SUBJECT_MAX_LENGTH, coded('CONCLUSION_TOO_LONG')),
    /** `indicator_type` of the draft's request: an indicator's key or a sector's name. */
    indicatorType: z.string().max(SUBJECT_MAX_LENGTH, coded('CONCLUSION_TOO_LONG')).nullish(),
    quarterNow: periodText('CONCLUSION_INCOMPLETE').min(1, coded('CONCLUSION_INCOMPLETE')),
    quarterBefore: periodText().nullish(),
    avgNow: Average,
    avgBefore: Average,
    summary: conclusionText('CONCLUSION_INCOMPLETE'),
    writer: z.enum(['model', 'automatic']).default('model'),
    model: z.string().max(200).nullish(),
    facts: z.array(KeptFact).max(500).default([]),
    bound: BoundMarks,
  })
  .refine(({ chapter, analysisType: type }) => !type || isTypeOf(chapter, type), incomplete);
export type SaveConclusionRequest = z.infer<typeof SaveConclusionRequest>;

export const Conclusion = z.object({
  id: Id,
  owner_username: z.string(),
  indicator: z.string(),
  quarter_now: z.string(),
  quarter_before: z.string().nullable(),
  avg_now: z.number().nullable(),
  avg_before: z.number().nullable(),
  summary: z.string(),
  created_at: Timestamp,
  session_id: Id,
  chapter: z.enum(CHAPTERS),
  analysis_type: z.enum(ANALYSIS_TYPES).nullable(),
  writer: z.enum(['model', 'automatic']),
  model: z.string().nullable(),
  facts: z.array(Fact),
  checks: z.array(Check),
  /** Every sentence, checked against the data of the time of saving; empty when unchecked. */
  statements: z.array(Statement),
  /** Null when the text could not be checked. */
  counts: StatementCounts.nullable(),
  /** True when a person changed the draft before saving it. */
  edited: z.boolean(),
  /** Label and SHA-256 of the files that it was written from. */
  sources: z.array(z.object({ label: z.string(), sha256: z.string() })),
  /** True when a file of the same label now has other content. */
  data_changed: z.boolean(),
});
export type Conclusion = z.infer<typeof Conclusion>;

/**
 * With `scope: 'office'` also conclusions that colleagues saved about stored quarters. One's own come
 * all at once unless a page is asked for; the office's always come in pages.
 */
export const ConclusionsRequest = z.object({
  username: claimedUsername,
  scope: Scope.default('own'),
  /** How many on one page. */
  limit: countUpTo(CONCLUSIONS_PAGE_SIZE).optional(),
  /** Only conclusions that follow this one; the `next` of the previous page. */
  after: z.uuid().optional(),
});

export const ConclusionsResponse = Done.extend({
  /** Newest first. */
  data: z.array(Conclusion),
  /** The `after` of the next page; null on the last page. */
  next: Id.nullable(),
});

export const SaveConclusionResponse = Done.extend({
  id: Id,
  /** What of the call differed from the session's data, and is kept as the session has it, or, of facts, left out. */
  corrected: z.array(z.enum(['quarter_now', 'quarter_before', 'avg_now', 'avg_before', 'facts'])),
});
export type SaveConclusionResponse = z.infer<typeof SaveConclusionResponse>;

export const DeleteConclusionRequest = z.object({
  username: claimedUsername,
  resultId: idOf('CONCLUSION_NOT_FOUND', 'BAD_REQUEST'),
});

/** Saved conclusions. */
export const conclusionsRoutes = {
  saveConclusion: {
    access: 'staff',
    summary: 'Keep a conclusion',
    body: SaveConclusionRequest,
    flat: true,
    response: SaveConclusionResponse,
    audit: 'keep-conclusion',
  },
  conclusions: {
    access: 'staff',
    summary: "One's own conclusions or the office's, newest first",
    body: ConclusionsRequest,
    flat: true,
    response: ConclusionsResponse,
  },
  deleteConclusion: {
    access: 'staff',
    summary: 'Delete a conclusion',
    body: DeleteConclusionRequest,
    response: Deleted,
    audit: 'delete-conclusion',
  },
} as const satisfies Routes;
