/** Limits that two rooms read or more, and their defaults, each with its unit in its name. */

const MEBIBYTE = 1024 * 1024;
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

export const UPLOAD_MAX_BYTES = 50 * MEBIBYTE;
/** Limits of one workbook: size of all parts that are read, unpacked; number of filled cells. */
export const WORKBOOK_MAX_INFLATED_BYTES = 1024 * MEBIBYTE;
export const WORKBOOK_MAX_CELLS = 10_000_000;
/** Excel's limit of the characters in a cell. */
export const CELL_MAX_CHARACTERS = 32_767;
/**
 * Limits of reading one workbook: processor time, which a busy machine does not use up, and time by
 * the clock behind it, which ends what would never end.
 */
export const WORKBOOK_READ_PROCESSOR_MS = MINUTE_MS;
export const WORKBOOK_READ_WITHIN_MS = 5 * MINUTE_MS;
/** The same of printing a document once by LibreOffice, which takes some five seconds for a long report. */
export const PRINTING_PROCESSOR_SECONDS = 120;
export const PRINTING_WITHIN_MS = 5 * MINUTE_MS;

/** Limits of one merge. */
export const MERGE_MAX_FILES = 200;
export const MERGE_MAX_TOTAL_BYTES = 250 * MEBIBYTE;

export const FILE_NAME_MAX_LENGTH = 255;
export const USERNAME_MIN_LENGTH = 3;
export const USERNAME_MAX_LENGTH = 64;
export const PASSWORD_MIN_LENGTH = 12;
export const PASSWORD_MAX_LENGTH = 256;

export const TOP_WORDS_DEFAULT = 10;
export const TOP_WORDS_MAX = 100;
/** Where nothing is said: a cloud shows key words; a ranking has the words of the specification. */
export const USUAL_WORDS_MODE = { cloud: 'terms', ranked: 'words' } as const;
/** Length in characters of a quarter's name: the label of its file, or what a person calls it. */
export const PERIOD_MAX_LENGTH = 120;

export const SESSION_IDLE_MS = HOUR_MS;
export const SESSION_ABSOLUTE_MS = 10 * HOUR_MS;

/** Rows of the audit log on one page. */
export const AUDIT_PAGE_SIZE = 100;

/** Characters of a search in the archive of narratives. */
export const SEARCH_QUERY_LENGTH = 400;
/** Searches of one person that a gateway carries out at once, each with one connection. */
export const SEARCHES_AT_ONCE = 2;

/** How many of the first characters of an analysis session's id are shown. */
export const SESSION_ID_SHOWN_LENGTH = 8;

/** Jobs of each weight that one worker runs at once, unless its environment overrides it. */
export const WORKER_CONCURRENCY = { quick: 4, heavy: 3, model: 50 } as const;

export const SAMPLE_DEFAULT_CONTACTS = 40;

/**
 * Limits of use, for one person and for all together, that admins change in _Operasional_: the
 * default (`standard`) and the range in which they can be set.
 */
export const USAGE_LIMITS = {
  stored_mb_per_person: { standard: 2000, min: 50, max: 1_000_000 },
  stored_mb_in_all: { standard: 50_000, min: 500, max: 10_000_000 },
  unfinished_quick_per_person: { standard: 100, min: 5, max: 10_000 },
  unfinished_heavy_per_person: { standard: 20, min: 2, max: 10_000 },
  unfinished_model_per_person: { standard: 10, min: 1, max: 1000 },
  model_tokens_per_person_and_day: { standard: 1_000_000, min: 0, max: 1_000_000_000 },
  model_tokens_in_all_and_day: { standard: 10_000_000, min: 0, max: 10_000_000_000 },
  merge_seconds_per_file: { standard: 20, min: 5, max: 60 },
  reports_per_person: { standard: 200, min: 1, max: 10_000 },
  comments_per_section: { standard: 200, min: 10, max: 500 },
  conclusions_per_person: { standard: 200, min: 10, max: 2000 },
  saved_searches_per_person: { standard: 50, min: 1, max: 500 },
  office_words_in_all: { standard: 500, min: 10, max: 2000 },
} as const;
export type UsageLimitName = keyof typeof USAGE_LIMITS;

/** Length in characters of the source of sector weights. */
export const WEIGHTS_SOURCE_LENGTH = { min: 3, max: 200 } as const;

/** Limits of the theme dictionary: themes, terms of one theme, lengths in characters. */
export const THEME_LIMITS = { themes: 30, terms: 30, labelLength: 60, termLength: 80 } as const;

/** Saved conclusions on one page, where pages are asked for. */
export const CONCLUSIONS_PAGE_SIZE = 20;

/** What the check before a release lists, and the letters of a reason to let something leave. */
export const RELEASE_LIMITS = { heldFigures: 400, comparedCopies: 50, fewestOfReason: 15 } as const;

/** Limits of guided capture. */
export const CAPTURE_LIMITS = {
  eventsOfBatch: 500,
  batchBytes: MEBIBYTE,
  valueLength: 20_000,
  openNotesPerPerson: 300,
  /** Of a note: hours of typing without a pause, and more devices, fields and bytes than a visit has. */
  eventsOfNote: 20_000,
  devicesOfNote: 30,
  fieldsOfNote: 500,
  bytesOfNote: 32 * MEBIBYTE,
  fieldLength: 80,
  deviceLength: 64,
  reasonLength: 500,
} as const;

/** Limits of a report: lengths in characters; how long an idle person keeps a section reserved. */
export const REPORT_LIMITS = {
  titleLength: 200,
  peopleLength: 2000,
  remarkLength: 2000,
  sectionLength: 40_000,
  /** A sentence that is commented on; all comments on a section come in one answer. */
  commentedLength: 4000,
  /** Versions of a section that are read at once. */
  versionsPage: 50,
  sections: 100,
  /** Sentences of a section that are kept with what the data say of them: those that they contradict first. */
  statementsOfSection: 200,
  /** Contradicted sentences that a refused approval names. */
  redTold: 200,
  /** What the check before a release finds in a section, told at once: those that wait come first. */
  findingsOfSection: 200,
  holdIdleMs: 10 * MINUTE_MS,
  templateBytes: 5 * MEBIBYTE,
} as const;

export const SUMMARY_MAX_LENGTH = 20_000;
/** The longest name of the indicator or sector that a text is about. */
export const SUBJECT_MAX_LENGTH = 200;
/** Characters that are taken of a model's answer, whatever length it was asked for: more could not be kept. */
export const MODEL_ANSWER_MAX_LENGTH = 20_000;
/**
 * Bytes that are read of one response of a model's endpoint, unpacked: a stream takes some 300 for a token,
 * so a model of 180 tokens a second stays below in the longest time it is given, its thoughts included.
 */
export const MODEL_RESPONSE_MAX_BYTES = 16 * MEBIBYTE;
/** Approximate number of tokens of narratives that a model is given. */
export const NARRATIVE_TOKEN_BUDGET = 12_000;

/** Length in characters of a question to the assistant. */
export const CHAT_MESSAGE_MAX_LENGTH = 4000;
/** Replies that are written for one person at the same time, each in another session. */
export const CHAT_REPLIES_AT_ONCE = 3;
/** Event streams of one person at one gateway; a browser opens at most six to one address. */
export const STREAMS_AT_ONCE = 6;

export const LLM_MODELS = ['grok-3-mini', 'grok-3', 'grok-2'] as const;
export const LLM_LIMITS = {
  temperature: { min: 0, max: 2, step: 0.1 },
  maxTokens: { min: 1000, max: 80_000, step: 1000 },
  timeoutSeconds: { min: 30, max: 300, step: 10 },
} as const;
export const LLM_DEFAULTS = {
  xai_model: LLM_MODELS[0],
  xai_temperature: 0.7,
  xai_max_tokens: 4000,
  xai_timeout: 120,
  xai_reasoning_effort: 'medium',
  names_may_go: false,
} as const;

/** A company not visited for so many quarters is proposed for a visit. */
export const NOT_VISITED_QUARTERS = 4;
export const PLAN_NOTE_LENGTH = 200;
/** How many companies one call plans at most. */
export const PLAN_CHOICES_MAX = 500;
/** The largest number of interviews that can be aimed at in one sector. */
export const SECTOR_TARGET_MAX = 1000;
