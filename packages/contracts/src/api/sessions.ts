import { z } from 'zod';
import { Id, Timestamp } from '../domain/id.js';
import { comparisonCalls } from './comparison.js';
import { coded, countUpTo, Done, idOf, Scope } from './common.js';
import { inSession, type Routes } from './route.js';
import { SessionFigures, SessionSources } from './session-figures.js';
import { sessionUploadCalls } from './session-uploads.js';

const PAGE_SIZE = 50;

const ChosenQuarter = idOf('FILE_NOT_FOUND', 'QUARTERS_REQUIRED');

export const StartSessionRequest = z
  .object({
    quarter_now_id: ChosenQuarter,
    quarter_before_id: ChosenQuarter,
    last_year_id: idOf('FILE_NOT_FOUND').nullish(),
  })
  .refine(
    ({ quarter_now_id: now, quarter_before_id: before, last_year_id: lastYear }) =>
      now !== before && now !== lastYear,
    coded('QUARTERS_SAME'),
  );
export type StartSessionRequest = z.infer<typeof StartSessionRequest>;

/**
 * The responses of the three uploads in one. `data` is about the previous quarter; `avg_values`,
 * `main_result`, `domestik_ekspor_result` and `quality` are about the current one, null until
 * loaded.
 */
export const SessionResponse = z.object({
  session_id: Id,
  started_at: Timestamp,
  owner_username: z.string(),
  /** The names of those who have started it and not reset it since. */
  holders: z.array(z.string()),
  ...SessionFigures.shape,
});
export type SessionResponse = z.infer<typeof SessionResponse>;

export const SessionListQuery = z.object({
  /** With `office` also analyses that colleagues made of stored quarters. */
  scope: Scope.default('own'),
  /** Id of a session: only sessions started before it are listed. */
  before: z.uuid().optional(),
  limit: countUpTo(PAGE_SIZE).default(PAGE_SIZE),
});
export type SessionListQuery = z.infer<typeof SessionListQuery>;

export const ListedSession = z.object({
  session_id: Id,
  started_at: Timestamp,
  /** Null where nobody holds it: only a report is based on it. */
  owner_username: z.string().nullable(),
  /** True when it uses only stored files, so that every signed-in user may open it. */
  shared: z.boolean(),
  label_now: z.string().nullable(),
  label_before: z.string(),
  label_last_year: z.string().nullable(),
  sources: SessionSources,
});
export type ListedSession = z.infer<typeof ListedSession>;

/** Latest first; `next` is the `before` of the next page, null on the last page. */
export const SessionListResponse = z.object({
  sessions: z.array(ListedSession),
  next: Id.nullable(),
});

/** Analysis sessions; uploads and comparisons have files of their own. */
export const sessionsRoutes = {
  startSession: {
    access: 'staff',
    summary: 'Start an analysis from stored files',
    body: StartSessionRequest,
    flat: true,
    status: 201,
    response: SessionResponse,
    job: 'start-session',
    audit: 'start-analysis',
  },
  listSessions: {
    access: 'staff',
    summary: "One's own analyses or the office's, latest first",
    query: SessionListQuery,
    response: SessionListResponse,
  },
  session: {
    access: 'staff',
    summary: 'An analysis again',
    params: inSession,
    response: SessionResponse,
  },
  resetSession: {
    access: 'staff',
    summary: 'Forget an analysis',
    params: inSession,
    ownerOnly: true,
    flat: true,
    response: Done,
    audit: 'reset-analysis',
  },
  ...sessionUploadCalls,
  ...comparisonCalls,
} as const satisfies Routes;
