import { z } from 'zod';
import {
  ExpectationContactsResponse,
  ExpectationsResponse,
  IndicativeChange,
  PanelResponse,
} from '../domain/changes.js';
import {
  AverageValues,
  IndicatorChange,
  IndicatorFigure,
  IndicatorKeySchema,
  MainResult,
  OrientationResult,
  QuarterRole,
} from '../domain/figures.js';
import { isReadableName } from '../domain/account-name.js';
import { Id, Timestamp } from '../domain/id.js';
import { QualityReport } from '../domain/quality.js';
import { SESSIONS_PAGE_SIZE } from '../limits.js';
import { ADDRESSES } from './addresses.js';
import { coded, Done, idOf, Scope } from './common.js';
import { inSession, type Routes } from './route.js';

const ChosenQuarter = z.uuid({
  error: ({ input }) => coded(input ? 'FILE_NOT_FOUND' : 'QUARTERS_REQUIRED'),
});

export const StartSessionRequest = z
  .object({
    quarter_now_id: ChosenQuarter,
    quarter_before_id: ChosenQuarter,
    last_year_id: idOf('FILE_NOT_FOUND').nullish(),
  })
  .refine(
    ({ quarter_now_id: now, quarter_before_id: before }) => now !== before,
    coded('QUARTERS_SAME'),
  );
export type StartSessionRequest = z.infer<typeof StartSessionRequest>;

/** Where a quarter's figures come from: any figure can say its file, upload time and person. */
export const QuarterSource = z.object({
  file_id: Id.nullable(),
  label: z.string(),
  file_name: z.string(),
  upload_date: Timestamp,
  owner_username: z.string(),
  sha256: z.string(),
});
export type QuarterSource = z.infer<typeof QuarterSource>;

export const QuarterFigures = z.object({
  source: QuarterSource,
  contacts: z.number().int(),
  companies: z.number().int(),
  avg_values: AverageValues,
  indicators: z.array(IndicatorFigure),
  quality: QualityReport,
});
export type QuarterFigures = z.infer<typeof QuarterFigures>;

export const CompanySource = QuarterSource.omit({ label: true });
export type CompanySource = z.infer<typeof CompanySource>;

/** `upload-file-1`: the previous quarter opens the session. */
export const UploadFile1Response = z.object({
  session_id: Id,
  data: QuarterFigures,
  avg_values: AverageValues,
});
export type UploadFile1Response = z.infer<typeof UploadFile1Response>;

/** `upload-file-2`: the current quarter and the company database. */
export const UploadFile2Response = z.object({
  session_id: Id,
  avg_values: AverageValues,
  main_result: MainResult,
  domestik_ekspor_result: OrientationResult,
  quality: QualityReport,
});
export type UploadFile2Response = z.infer<typeof UploadFile2Response>;

export const UploadFile3Response = z.object({ session_id: Id, avg_values_3: AverageValues });
export type UploadFile3Response = z.infer<typeof UploadFile3Response>;

/** Rounded now − rounded then of each indicator with an average in both quarters. */
const Changes = z.partialRecord(IndicatorKeySchema, z.number());
export type Changes = z.infer<typeof Changes>;

/** A session's figures: what its quarters and its company database alone decide. */
export const SessionFigures = z.object({
  files_loaded: z.number().int(),
  data: QuarterFigures,
  avg_values: AverageValues.nullable(),
  main_result: MainResult.nullable(),
  domestik_ekspor_result: OrientationResult.nullable(),
  quality: QualityReport.nullable(),
  avg_values_3: AverageValues.nullable(),
  quarters: z.object({
    before: QuarterFigures,
    now: QuarterFigures.nullable(),
    last_year: QuarterFigures.nullable(),
  }),
  /** Against the previous quarter, and against the same quarter a year before. */
  changes: z.object({ qtq: Changes, yoy: Changes }),
  company_source: CompanySource.nullable(),
});
export type SessionFigures = z.infer<typeof SessionFigures>;

/**
 * The three uploads together. `data` is the previous quarter; `avg_values`, `main_result`,
 * `domestik_ekspor_result` and `quality` are the current one's, null until it is loaded.
 */
export const SessionResponse = z.object({
  session_id: Id,
  started_at: Timestamp,
  owner_username: z.string(),
  ...SessionFigures.shape,
});
export type SessionResponse = z.infer<typeof SessionResponse>;

export const SessionListQuery = z.object({
  /** `office`: with what colleagues made of stored quarters. */
  scope: Scope.default('own'),
  /** Those that were started before this one. */
  before: z.uuid().optional(),
  limit: z.coerce
    .number<number | string>()
    .int()
    .min(1)
    .max(SESSIONS_PAGE_SIZE)
    .default(SESSIONS_PAGE_SIZE),
});
export type SessionListQuery = z.infer<typeof SessionListQuery>;

export const ListedSession = z.object({
  session_id: Id,
  started_at: Timestamp,
  owner_username: z.string(),
  /** True of one made of stored files alone: everyone who is signed in may open it. */
  shared: z.boolean(),
  label_now: z.string().nullable(),
  label_before: z.string(),
  label_last_year: z.string().nullable(),
});
export type ListedSession = z.infer<typeof ListedSession>;

/** Latest first; `next` is the `before` of the following page. */
export const SessionListResponse = z.object({
  sessions: z.array(ListedSession),
  next: Id.nullable(),
});
export type SessionListResponse = z.infer<typeof SessionListResponse>;

/** One contact behind an average: its score, the score a quarter before, and its words. */
export const IndicatorContact = z.object({
  contact_id: Id,
  contact: z.string(),
  sheet: z.string(),
  sector: z.string().nullable(),
  /** Valid score, or null when blank or left out of the figures. */
  score: z.number().nullable(),
  score_cell: z.string().nullable(),
  /** The same company's score in the previous quarter, where it gave exactly one then. */
  score_before: z.number().nullable(),
  narrative: z.string().nullable(),
});
export type IndicatorContact = z.infer<typeof IndicatorContact>;

/** `GET /api/v1/sessions/{session}/indicators/{key}?quarter=now`: what stands behind an average. */
export const IndicatorDetailResponse = z.object({
  session_id: Id,
  quarter: QuarterRole,
  source: QuarterSource,
  figure: IndicatorFigure,
  contacts: z.array(IndicatorContact),
});
export type IndicatorDetailResponse = z.infer<typeof IndicatorDetailResponse>;

/** As an address holds it: what no sector can be called is none. */
const SectorName = z
  .string()
  .max(200, coded('SECTOR_NOT_FOUND'))
  .refine(isReadableName, coded('SECTOR_NOT_FOUND'));

export const IndicatorDetailQuery = z.object({ quarter: QuarterRole.default('now') });
export const IndicatorDetailParams = z.object({
  session: idOf('ANALYSIS_NOT_FOUND'),
  key: IndicatorKeySchema,
});

/** `GET /api/v1/sessions/{session}/sectors/{name}`: the companies of one sector, now. */
export const SectorCompaniesResponse = z.object({
  sector: z.string(),
  companies: z.array(z.object({ contact_id: Id, contact: z.string(), sheet: z.string() })),
});
export type SectorCompaniesResponse = z.infer<typeof SectorCompaniesResponse>;

/** Indicators that have an average in both quarters; the others are named in `not_compared`. */
export const CompareResponse = z.object({
  summary: z.object({
    naik: z.number().int(),
    turun: z.number().int(),
    tetap: z.number().int(),
  }),
  /** Each list largest change first. */
  changes: z.object({
    naik: z.array(IndicatorChange),
    turun: z.array(IndicatorChange),
    tetap: z.array(IndicatorChange),
  }),
  not_compared: z.array(z.string()),
  /** The 15 indicators with what their changes do and do not say. */
  comparison: z.array(IndicativeChange),
});
export type CompareResponse = z.infer<typeof CompareResponse>;
/** The changes of averages by their direction alone. */
export type ChangeTally = Omit<CompareResponse, 'comparison'>;

/** Analysis sessions and their figures. */
export const sessionsRoutes = {
  startSession: {
    ...ADDRESSES.startSession,
    access: 'staff',
    summary: 'Start an analysis from stored files',
    body: StartSessionRequest,
    status: 201,
    response: SessionResponse,
    job: 'start-session',
  },
  listSessions: {
    ...ADDRESSES.listSessions,
    access: 'staff',
    summary: "One's own analyses or the office's, latest first",
    query: SessionListQuery,
    response: SessionListResponse,
  },
  session: {
    ...ADDRESSES.session,
    access: 'staff',
    summary: 'An analysis again',
    params: inSession,
    response: SessionResponse,
  },
  indicatorDetail: {
    ...ADDRESSES.indicatorDetail,
    access: 'staff',
    summary: 'What stands behind an average',
    params: IndicatorDetailParams,
    query: IndicatorDetailQuery,
    response: IndicatorDetailResponse,
    job: 'explain-indicator',
  },
  sectorCompanies: {
    ...ADDRESSES.sectorCompanies,
    access: 'staff',
    summary: 'Companies of one sector',
    params: inSession.extend({ name: SectorName }),
    response: SectorCompaniesResponse,
    job: 'explain-sector',
  },
  uploadFile1: {
    ...ADDRESSES.uploadFile1,
    access: 'staff',
    summary: 'Open an analysis with the previous quarter',
    files: ['file'],
    response: UploadFile1Response,
    job: 'upload-file-1',
    audit: 'send-workbook',
  },
  uploadFile2: {
    ...ADDRESSES.uploadFile2,
    access: 'staff',
    summary: 'Add the current quarter and the company database',
    body: z.object({ session_id: idOf('ANALYSIS_NOT_FOUND') }),
    files: ['file_2', 'company_file'],
    response: UploadFile2Response,
    job: 'upload-file-2',
    audit: 'send-workbook',
  },
  uploadFile3: {
    ...ADDRESSES.uploadFile3,
    access: 'staff',
    summary: 'Add the quarter a year before',
    body: z.object({ session_id: idOf('ANALYSIS_NOT_FOUND') }),
    files: ['file_3'],
    response: UploadFile3Response,
    job: 'upload-file-3',
    audit: 'send-workbook',
  },
  compare: {
    ...ADDRESSES.compare,
    access: 'staff',
    summary: 'Averages now against before',
    params: inSession,
    response: CompareResponse,
    job: 'compare-quarters',
  },
  panel: {
    ...ADDRESSES.panel,
    access: 'staff',
    summary: 'Where the change of an average came from',
    params: z.object({ session: idOf('ANALYSIS_NOT_FOUND'), key: IndicatorKeySchema }),
    response: PanelResponse,
    job: 'split-change',
  },
  expectations: {
    ...ADDRESSES.expectations,
    access: 'staff',
    summary: 'What companies expected beside what they reported',
    params: inSession,
    response: ExpectationsResponse,
    job: 'compare-expectations',
  },
  expectationContacts: {
    ...ADDRESSES.expectationContacts,
    access: 'staff',
    summary: 'Who expected and reported what, in their words',
    params: z.object({ session: idOf('ANALYSIS_NOT_FOUND'), key: IndicatorKeySchema }),
    response: ExpectationContactsResponse,
    job: 'explain-expectation',
  },
  resetSession: {
    ...ADDRESSES.resetSession,
    access: 'staff',
    summary: 'Forget an analysis',
    params: inSession,
    ownerOnly: true,
    flat: true,
    response: Done,
    audit: 'reset-analysis',
  },
} as const satisfies Routes;
