import type { RedStatement, SectionHolder } from './domain/report-section.js';

/**
 * Every error code of the product with its HTTP status, and whether repeating the same call may
 * help. The Indonesian sentence of each code is in `@lqc/phrases`.
 */
export const ERRORS = {
  // The request itself
  BAD_REQUEST: { status: 400, retryable: false },
  BASE64_UNREADABLE: { status: 400, retryable: false },
  NOT_AUTHENTICATED: { status: 401, retryable: false },
  SESSION_EXPIRED: { status: 401, retryable: false },
  LOGIN_FAILED: { status: 401, retryable: false },
  PASSWORD_CHANGE_REQUIRED: { status: 403, retryable: false },
  FORBIDDEN: { status: 403, retryable: false },
  ANALYSIS_NOT_YOURS: { status: 403, retryable: false },
  CAPTURE_NOTE_OF_ANOTHER: { status: 403, retryable: false },
  REPORT_NOT_YOURS: { status: 403, retryable: false },
  REPORT_WAS_APPROVED: { status: 403, retryable: false },
  REPORT_REVIEWER_IS_AUTHOR: { status: 403, retryable: false },
  USERNAME_MISMATCH: { status: 403, retryable: false },
  CROSS_SITE_REQUEST: { status: 403, retryable: false },
  SAMARAN_REQUIRED: { status: 403, retryable: false },
  HOST_UNKNOWN: { status: 421, retryable: false },
  BODY_TOO_SLOW: { status: 408, retryable: true },
  NOT_FOUND: { status: 404, retryable: false },
  FILE_NOT_FOUND: { status: 404, retryable: false },
  ANALYSIS_NOT_FOUND: { status: 404, retryable: false },
  ARTIFACT_NOT_FOUND: { status: 404, retryable: false },
  CHAT_MESSAGE_NOT_FOUND: { status: 404, retryable: false },
  CONTACT_NOT_FOUND: { status: 404, retryable: false },
  COMPANY_NOT_FOUND: { status: 404, retryable: false },
  CONCLUSION_NOT_FOUND: { status: 404, retryable: false },
  REPORT_NOT_FOUND: { status: 404, retryable: false },
  RELEASED_MEANWHILE: { status: 409, retryable: true },
  RELEASE_OF_UPLOAD: { status: 409, retryable: false },
  REPORT_SECTION_NOT_FOUND: { status: 404, retryable: false },
  REPORT_COMMENT_NOT_FOUND: { status: 404, retryable: false },
  REPORT_FINDING_NOT_FOUND: { status: 404, retryable: false },
  RELEASE_NAME_STAYS: { status: 422, retryable: false },
  RELEASE_REASON_TOO_SHORT: { status: 422, retryable: false },
  UNDO_NOT_FOUND: { status: 404, retryable: false },
  SAVED_SEARCH_NOT_FOUND: { status: 404, retryable: false },
  CAPTURE_NOTE_NOT_FOUND: { status: 404, retryable: false },
  THEME_NOT_FOUND: { status: 404, retryable: false },
  SECTOR_WEIGHTS_NOT_FOUND: { status: 404, retryable: false },
  JOB_NOT_FOUND: { status: 404, retryable: false },
  USER_NOT_FOUND: { status: 404, retryable: false },
  METHOD_NOT_ALLOWED: { status: 405, retryable: false },
  CHAT_BUSY: { status: 409, retryable: true },
  CHAT_NOTHING_TO_CONTINUE: { status: 409, retryable: false },
  CHAT_NOTHING_TO_REPEAT: { status: 409, retryable: false },
  COMPANY_INACTIVE: { status: 409, retryable: false },
  COMPANY_HAS_SECTOR: { status: 409, retryable: false },
  OFFICE_WORDS_FULL: { status: 409, retryable: false },
  CONCLUSIONS_FULL: { status: 409, retryable: false },
  SAVED_SEARCHES_FULL: { status: 409, retryable: false },
  CAPTURE_NOTE_INCOMPLETE: { status: 409, retryable: false },
  CAPTURE_NOTE_ABANDONED: { status: 409, retryable: false },
  CAPTURE_NOTES_APART: { status: 409, retryable: false },
  CAPTURE_NOTES_FULL: { status: 409, retryable: false },
  CAPTURE_NOTE_FULL: { status: 409, retryable: false },
  CAPTURE_NOTE_OPENED_OTHERWISE: { status: 409, retryable: false },
  EVENT_ID_TAKEN: { status: 409, retryable: false },
  SEQ_TAKEN: { status: 409, retryable: false },
  CONFLICT: { status: 409, retryable: false },
  SETTING_CHANGED_MEANWHILE: { status: 409, retryable: false },
  VERDICT_CHANGED_MEANWHILE: { status: 409, retryable: false },
  ANALYSIS_IN_REPORT: { status: 409, retryable: false },
  ANALYSIS_OF_OTHERS: { status: 409, retryable: false },
  REPORT_SECTION_HELD: { status: 409, retryable: true },
  REPORT_SECTION_NEWER: { status: 409, retryable: false },
  REPORT_IS_FINAL: { status: 409, retryable: false },
  REPORT_HAS_RED: { status: 409, retryable: false },
  REPORT_CHANGED_MEANWHILE: { status: 409, retryable: true },
  REPORT_WRONG_ORDER: { status: 409, retryable: false },
  REPORT_BEING_DRAFTED: { status: 409, retryable: true },
  REPORT_FULL: { status: 409, retryable: false },
  REPORTS_FULL: { status: 409, retryable: false },
  REPORT_SENTENCE_TOO_LONG: { status: 400, retryable: false },
  SEARCH_STAR: { status: 400, retryable: false },
  SEARCH_TOO_LONG: { status: 400, retryable: false },
  REPORT_COMMENTS_FULL: { status: 409, retryable: false },
  UNDO_IN_THE_WAY: { status: 409, retryable: false },
  CALL_UNDER_WAY: { status: 409, retryable: true },
  CALL_KEY_TAKEN: { status: 409, retryable: false },
  LABEL_TAKEN: { status: 409, retryable: false },
  PERIOD_TAKEN: { status: 409, retryable: false },
  USERNAME_TAKEN: { status: 409, retryable: false },
  LAST_ADMIN: { status: 409, retryable: false },
  FILES_ALREADY_STORED: { status: 409, retryable: false },
  JOB_FINISHED: { status: 409, retryable: false },
  STORAGE_FULL_PERSON: { status: 413, retryable: false },
  STORAGE_FULL_ALL: { status: 413, retryable: false },
  FILE_TOO_LARGE: { status: 413, retryable: false },
  MERGE_TOO_MANY_FILES: { status: 413, retryable: false },
  MERGE_TOO_LARGE: { status: 413, retryable: false },
  MERGE_FILE_TOO_LARGE: { status: 413, retryable: false },
  CAPTURE_BATCH_TOO_LARGE: { status: 413, retryable: false },
  BODY_TOO_LARGE: { status: 413, retryable: false },
  HEADERS_TOO_LARGE: { status: 431, retryable: false },
  UNSUPPORTED_FILE_TYPE: { status: 415, retryable: false },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, retryable: false },
  TOO_MANY_REQUESTS: { status: 429, retryable: true },
  CHAT_TOO_FAST: { status: 429, retryable: true },
  CHAT_TOO_MANY_ANSWERS: { status: 429, retryable: true },
  TOO_MANY_RUNS: { status: 429, retryable: true },
  MODEL_BUDGET_PERSON: { status: 429, retryable: false },
  MODEL_BUDGET_ALL: { status: 429, retryable: false },
  TOO_MANY_STREAMS: { status: 429, retryable: true },
  TOO_MANY_SEARCHES: { status: 429, retryable: true },
  TOO_MANY_LOGINS: { status: 429, retryable: true },

  // Well-formed requests with unusable content
  USERNAME_UNREADABLE: { status: 422, retryable: false },
  USERNAME_OF_PRODUCT: { status: 422, retryable: false },
  USERNAME_INVALID: { status: 422, retryable: false },
  CURRENT_PASSWORD_WRONG: { status: 422, retryable: false },
  PASSWORD_TOO_SHORT: { status: 422, retryable: false },
  PASSWORD_TOO_COMMON: { status: 422, retryable: false },
  PASSWORD_UNCHANGED: { status: 422, retryable: false },
  CAPTURE_OPEN_INCOMPLETE: { status: 422, retryable: false },
  CAPTURE_VALUE_INVALID: { status: 422, retryable: false },
  CAPTURE_NOTHING_FINISHED: { status: 422, retryable: false },
  THEMES_INVALID: { status: 422, retryable: false },
  SECTOR_WEIGHTS_INVALID: { status: 422, retryable: false },
  LABEL_REQUIRED: { status: 422, retryable: false },
  LABEL_TOO_LONG: { status: 422, retryable: false },
  QUARTERS_SAME: { status: 422, retryable: false },
  QUARTERS_REQUIRED: { status: 422, retryable: false },
  COMPANY_FILE_MISSING: { status: 422, retryable: false },
  QUARTER_NOT_LOADED: { status: 422, retryable: false },
  PERIODS_REQUIRED: { status: 422, retryable: false },
  PERIOD_TOO_LONG: { status: 422, retryable: false },
  EXPORT_INCOMPLETE: { status: 422, retryable: false },
  INDICATOR_REQUIRED: { status: 422, retryable: false },
  INDICATOR_WITHOUT_TEXT: { status: 422, retryable: false },
  TOP_N_OUT_OF_RANGE: { status: 422, retryable: false },
  SUMMARY_QUARTER_NOW_REQUIRED: { status: 422, retryable: false },
  SUMMARY_CHAPTER_REQUIRED: { status: 422, retryable: false },
  SUMMARY_QUARTER_BEFORE_REQUIRED: { status: 422, retryable: false },
  SUMMARY_TYPE_REQUIRED: { status: 422, retryable: false },
  SUMMARY_INDICATOR_REQUIRED: { status: 422, retryable: false },
  SUMMARY_MAIN_INDICATOR_REQUIRED: { status: 422, retryable: false },
  SUMMARY_SECTOR_REQUIRED: { status: 422, retryable: false },
  SUMMARY_NOT_BAB4: { status: 422, retryable: false },
  PREVIEW_INCOMPLETE: { status: 422, retryable: false },
  PREVIEW_QUARTER_BEFORE_REQUIRED: { status: 422, retryable: false },
  CONCLUSION_INCOMPLETE: { status: 422, retryable: false },
  CONCLUSION_TOO_LONG: { status: 422, retryable: false },
  CONCLUSION_INDICATORS_DIFFER: { status: 422, retryable: false },
  SUMMARY_EMPTY: { status: 422, retryable: false },
  CHAT_MESSAGE_EMPTY: { status: 422, retryable: false },
  CHAT_MESSAGE_TOO_LONG: { status: 422, retryable: false },
  REPORT_REASON_REQUIRED: { status: 422, retryable: false },
  REPORT_SENTENCE_NOT_RED: { status: 422, retryable: false },
  REPORT_SECTION_TOO_LONG: { status: 422, retryable: false },
  REPORT_OUTLINE_INCOMPLETE: { status: 422, retryable: false },
  REPORT_SECTION_BY_HAND: { status: 422, retryable: false },
  SECTOR_NOT_REGISTERED: { status: 404, retryable: false },
  SECTOR_NOT_FOUND: { status: 422, retryable: false },
  LLM_CONFIG_INVALID: { status: 422, retryable: false },
  LLM_MODEL_UNKNOWN: { status: 422, retryable: false },

  MERGE_NO_FILES: { status: 422, retryable: false },
  MERGE_REPEATED: { status: 422, retryable: false },
  MERGE_FILE_TIMED_OUT: { status: 422, retryable: false },
  MERGE_TIMED_OUT_TOGETHER: { status: 422, retryable: false },
  MERGE_TOO_MANY_SHEETS: { status: 422, retryable: false },
  MERGE_TOO_MANY_STYLES: { status: 422, retryable: false },
  MERGE_NO_VISIBLE_SHEET: { status: 422, retryable: false },
  MERGE_NOTHING_MERGED: { status: 422, retryable: false },

  // The language model
  LLM_NOT_CONFIGURED: { status: 503, retryable: false },
  LLM_UNREACHABLE: { status: 503, retryable: true },
  LLM_REFUSED: { status: 503, retryable: false },
  LLM_PROMPT_TOO_LONG: { status: 503, retryable: false },
  LLM_REDIRECTED: { status: 503, retryable: false },
  LLM_BUSY: { status: 503, retryable: true },
  LLM_TIMED_OUT: { status: 503, retryable: true },
  LLM_EMPTY_ANSWER: { status: 503, retryable: true },
  LLM_WRONG_ANSWER: { status: 503, retryable: true },
  LLM_DECLINED: { status: 503, retryable: false },
  LLM_TOKENS_USED_UP: { status: 503, retryable: false },
  LLM_FAILED: { status: 503, retryable: true },

  // Documents
  REPORT_PDF_UNAVAILABLE: { status: 503, retryable: false },
  REPORT_PDF_FAILED: { status: 503, retryable: true },
  REPORT_PDF_TIMED_OUT: { status: 422, retryable: false },
  REPORT_PDF_HELD_UP: { status: 503, retryable: true },
  REPORT_TEMPLATE_INVALID: { status: 422, retryable: false },
  REPORT_TEMPLATE_PICTURE: { status: 422, retryable: false },
  REPORT_TEMPLATE_LIVE: { status: 422, retryable: false },

  // Workbooks
  WORKBOOK_EMPTY_FILE: { status: 422, retryable: false },
  WORKBOOK_NOT_A_WORKBOOK: { status: 422, retryable: false },
  WORKBOOK_DAMAGED: { status: 422, retryable: false },
  WORKBOOK_ENCRYPTED: { status: 422, retryable: false },
  WORKBOOK_TOO_OLD: { status: 422, retryable: false },
  WORKBOOK_BINARY: { status: 422, retryable: false },
  WORKBOOK_WITHOUT_SHEETS: { status: 422, retryable: false },
  WORKBOOK_HAS_DOCTYPE: { status: 422, retryable: false },
  WORKBOOK_TOO_MANY_ENTRIES: { status: 422, retryable: false },
  WORKBOOK_TOO_LARGE_INFLATED: { status: 422, retryable: false },
  WORKBOOK_COMPRESSED_TOO_HIGHLY: { status: 422, retryable: false },
  WORKBOOK_TOO_MANY_CELLS: { status: 422, retryable: false },
  WORKBOOK_REFERENCE_OUT_OF_RANGE: { status: 422, retryable: false },
  WORKBOOK_NESTED_TOO_DEEPLY: { status: 422, retryable: false },
  WORKBOOK_READ_TIMED_OUT: { status: 422, retryable: false },
  WORKBOOK_READ_HELD_UP: { status: 503, retryable: true },
  WORKBOOK_READ_OUT_OF_MEMORY: { status: 422, retryable: false },
  WORKBOOK_WITHOUT_CONTACTS: { status: 422, retryable: false },
  WORKBOOK_WITHOUT_NAMES: { status: 422, retryable: false },
  COMPANY_COLUMNS_MISSING: { status: 422, retryable: false },
  COMPANY_LIST_EMPTY: { status: 422, retryable: false },

  // Jobs, queue, database and unexpected errors
  JOB_CANCELLED: { status: 409, retryable: false },
  JOB_TIMED_OUT: { status: 503, retryable: true },
  JOB_OUT_OF_MEMORY: { status: 422, retryable: false },
  JOB_STALLED: { status: 503, retryable: true },
  QUEUE_UNAVAILABLE: { status: 503, retryable: true },
  DATABASE_UNAVAILABLE: { status: 503, retryable: true },
  DATABASE_TIMED_OUT: { status: 503, retryable: true },
  SERVER_DISK_FULL: { status: 507, retryable: true },
  SHUTTING_DOWN: { status: 503, retryable: true },
  DONE_UNLOGGED: { status: 500, retryable: false },
  INTERNAL: { status: 500, retryable: true },
} as const satisfies Record<string, { status: number; retryable: boolean }>;

export type ErrorCode = keyof typeof ERRORS;

export const ERROR_CODES = Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]];

/** True when `value` is one of the product's own error codes. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}

/** Values for an error's sentence, such as a sheet or a limit; never a path, SQL or a secret. */
export type ErrorArguments = Readonly<Record<string, string | number>>;

/** Fields of the error body that programs use, besides code and sentence. */
export interface ErrorDetails {
  readonly holder?: SectionHolder;
  readonly statements?: RedStatement[];
  readonly missing?: string[];
  readonly disagreeing?: string[];
  /** As `UnmergedFile`, whose schema needs the codes above. */
  readonly files?: {
    readonly position: number;
    readonly file_name: string;
    readonly code: ErrorCode;
    readonly message: string;
  }[];
}

/**
 * An expected error: a stable code and the arguments of its sentence. The gateway turns it into an
 * error response (`ErrorBody`), the worker stores it in the run's row.
 */
export class CodedError extends Error {
  readonly details: ErrorDetails;

  constructor(
    readonly code: ErrorCode,
    readonly args: ErrorArguments = {},
    options?: ErrorOptions & { readonly details?: ErrorDetails },
  ) {
    super(code, options);
    this.name = 'CodedError';
    this.details = options?.details ?? {};
  }
}

/** The value, or a refusal with this code where there is none. */
export function required<Value>(value: Value, code: ErrorCode): NonNullable<Value> {
  if (!value) throw new CodedError(code);
  return value;
}
