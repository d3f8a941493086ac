import { z } from 'zod';
import { ANALYSIS_TYPES, CHAPTERS } from '../domain/chapters.js';
import { Statement, StatementCounts } from '../domain/claims.js';
import { Check, Fact } from '../domain/facts.js';
import { Id, Timestamp } from '../domain/id.js';
import { PERIOD_MAX_LENGTH, SUMMARY_MAX_LENGTH } from '../limits.js';
import { ADDRESSES } from './addresses.js';
import { claimedUsername, coded, Done, Scope } from './common.js';
import type { Routes } from './route.js';

/** What a conclusion cannot be kept without, or what stands there instead. */
const incomplete = { error: () => coded('CONCLUSION_INCOMPLETE') };
const Average = z.number(incomplete).min(-1000).max(1000).nullish();

/** Facts as a draft came with them, each within what it can hold. What the data say of a text is
 * worked out where it is kept; checks that somebody sends are not read. */
const KeptFact = Fact.extend({
  id: z.string().max(300),
  subject: z.string().max(500),
  label: z.string().max(1000),
  value: z.number().min(-1e12).max(1e12),
  decimals: z.number().int().min(0).max(20),
});

export const SaveConclusionRequest = z.object({
  username: claimedUsername,
  sessionId: z.uuid({
    error: ({ input }) => coded(input ? 'ANALYSIS_NOT_FOUND' : 'CONCLUSION_INCOMPLETE'),
  }),
  chapter: z.enum(CHAPTERS, incomplete),
  analysisType: z.enum(ANALYSIS_TYPES, incomplete).nullish(),
  indicator: z.string(incomplete).min(1, coded('CONCLUSION_INCOMPLETE')).max(200),
  /** The request's `indicator_type`: an indicator's key, a sector's name. */
  indicatorType: z.string().max(200).nullish(),
  quarterNow: z
    .string(incomplete)
    .trim()
    .min(1, coded('CONCLUSION_INCOMPLETE'))
    .max(PERIOD_MAX_LENGTH, coded('PERIOD_TOO_LONG')),
  quarterBefore: z.string().trim().max(PERIOD_MAX_LENGTH, coded('PERIOD_TOO_LONG')).nullish(),
  avgNow: Average,
  avgBefore: Average,
  summary: z
    .string(incomplete)
    .trim()
    .min(1, coded('CONCLUSION_INCOMPLETE'))
    .max(SUMMARY_MAX_LENGTH),
  writer: z.enum(['model', 'automatic']).default('model'),
  model: z.string().max(200).nullish(),
  facts: z.array(KeptFact).max(500).default([]),
});
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
  /** Every sentence as the data stood when it was kept; empty where nothing could be checked. */
  statements: z.array(Statement),
  /** Null where nothing could be checked. */
  counts: StatementCounts.nullable(),
  /** A person changed what the writer had written. */
  edited: z.boolean(),
  /** The files it rests on: label and SHA-256. */
  sources: z.array(z.object({ label: z.string(), sha256: z.string() })),
  /** True when a file of the same label now holds other data. */
  data_changed: z.boolean(),
});
export type Conclusion = z.infer<typeof Conclusion>;

/** `office`: with what colleagues concluded from stored quarters. */
export const ConclusionsRequest = z.object({
  username: claimedUsername,
  scope: Scope.default('own'),
  /** Those that come after this one: the `next` of the page before. */
  after: z.uuid().optional(),
});
export type ConclusionsRequest = z.infer<typeof ConclusionsRequest>;

export const ConclusionsResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  /** A page, newest first. */
  data: z.array(Conclusion),
  /** The `after` of the following page; null on the last. */
  next: Id.nullable(),
});
export type ConclusionsResponse = z.infer<typeof ConclusionsResponse>;

export const SaveConclusionResponse = z.object({
  success: z.literal(true),
  message: z.string(),
  id: Id,
});
export type SaveConclusionResponse = z.infer<typeof SaveConclusionResponse>;

export const DeleteConclusionRequest = z.object({
  username: claimedUsername,
  resultId: z.uuid(coded('CONCLUSION_NOT_FOUND')),
});
export type DeleteConclusionRequest = z.infer<typeof DeleteConclusionRequest>;

/** Kept conclusions. */
export const conclusionsRoutes = {
  saveConclusion: {
    ...ADDRESSES.saveConclusion,
    access: 'staff',
    summary: 'Keep a conclusion',
    body: SaveConclusionRequest,
    flat: true,
    response: SaveConclusionResponse,
    audit: 'keep-conclusion',
  },
  conclusions: {
    ...ADDRESSES.conclusions,
    access: 'staff',
    summary: "One's own conclusions or the office's, newest first",
    body: ConclusionsRequest,
    flat: true,
    response: ConclusionsResponse,
  },
  deleteConclusion: {
    ...ADDRESSES.deleteConclusion,
    access: 'staff',
    summary: 'Delete a conclusion',
    body: DeleteConclusionRequest,
    response: Done,
    audit: 'delete-conclusion',
  },
} as const satisfies Routes;
