import { z } from 'zod';
import { isReadableName } from '../domain/account-name.js';
import { IndicatorKeySchema } from '../domain/figures.js';
import { Id, Timestamp } from '../domain/id.js';
import { RedStatement, SectionHolder } from '../domain/report-section.js';
import { UnmergedFile } from '../domain/unmerged-file.js';
import { ERROR_CODES, type ErrorCode } from '../errors.js';
import { PERIOD_MAX_LENGTH, SUMMARY_MAX_LENGTH, USERNAME_MAX_LENGTH } from '../limits.js';

/**
 * Marks an error code as a schema's message: when validation fails with a message that is one of
 * our error codes, the gateway responds with that code.
 */
export const coded = (code: ErrorCode): ErrorCode => code;

/**
 * The id of a stored object. A malformed id is refused with the code for an unknown one, since both
 * mean the same to the user; `missing` is the code where none is given. Upper case becomes lower case, because
 * ids are compared as text where they are part of a payload or of a key.
 */
export const idOf = (unknown: ErrorCode, missing = unknown) =>
  z.uuid({ error: ({ input }) => coded(input ? unknown : missing) }).toLowerCase();

/** The indicator that a call is about. */
export const chosenIndicator = () =>
  z.enum(IndicatorKeySchema.options, { error: () => coded('INDICATOR_REQUIRED') });

/** A quarter as people call it; `missing` is the error code where it is not given, or is no text. */
export const periodText = (missing?: ErrorCode) =>
  z.string(missing).trim().max(PERIOD_MAX_LENGTH, coded('PERIOD_TOO_LONG'));

/** The text of a conclusion; `missing` is the error code where there is none. */
export const conclusionText = (missing: ErrorCode) =>
  z
    .string(missing)
    .trim()
    .min(1, coded(missing))
    .max(SUMMARY_MAX_LENGTH, coded('CONCLUSION_TOO_LONG'));

/** A name by which a list is narrowed, such as a sector's. */
export const chosenName = () => z.string().trim().max(200).refine(isReadableName);

/** A whole number from 1, which is text in a query or a form. */
export const countUpTo = (most: number) =>
  z.coerce.number<number | string>().int().min(1).max(most);

/** The number of a page; the first is 1. */
export const pageUpTo = (most: number) => countUpTo(most).default(1);

/** The body of every error response; `message` and `detail` are the same Indonesian sentence. */
export const ErrorBody = z.object({
  success: z.literal(false),
  code: z.enum(ERROR_CODES),
  message: z.string(),
  detail: z.string(),
  request_id: z.string(),
  /** With `REPORT_SECTION_HELD`: who is editing the section. */
  holder: SectionHolder.optional(),
  /** With `REPORT_HAS_RED`: the contradicted sentences without a reason, which block the step. */
  statements: z.array(RedStatement).optional(),
  /** With `CAPTURE_NOTE_INCOMPLETE`: the note's fields without a value, and those whose versions disagree. */
  missing: z.array(z.string()).optional(),
  disagreeing: z.array(z.string()).optional(),
  /** With `MERGE_NOTHING_MERGED`: each file with its reason. */
  files: z.array(UnmergedFile).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

/** When a setting was last changed; null while it is the one that the product comes with. */
export const ChangedAt = Timestamp.nullable();
export type ChangedAt = z.infer<typeof ChangedAt>;

export const Done = z.object({ success: z.literal(true), message: z.string() });

/** The response of a call that deletes something, which `undo` brings back. */
export const Deleted = Done.extend({ undo_id: Id.nullable() });
export type Deleted = z.infer<typeof Deleted>;

/**
 * What is listed: `own` only one's own, `office` also what colleagues made and all staff may see.
 */
export const Scope = z.enum(['own', 'office']);
export type Scope = z.infer<typeof Scope>;

/**
 * A username in a request body, accepted for compatibility. Identity comes from the credential; the
 * gateway refuses a body that names another user.
 */
export const claimedUsername = z.string().max(USERNAME_MAX_LENGTH).optional();
