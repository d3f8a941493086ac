import { z } from 'zod';
import { RedStatement, SectionHolder } from '../domain/report.js';
import { ERROR_CODES, type ErrorCode } from '../errors.js';
import { USERNAME_MAX_LENGTH } from '../limits.js';

/**
 * A message that is an error code becomes the answer's code. An id of the wrong form means the
 * same to a person as one that is unknown.
 */
export const coded = (code: ErrorCode): ErrorCode => code;
export const idOf = (unknown: ErrorCode) => z.uuid(coded(unknown));

/** The one error body; `message` and `detail` are the same Indonesian sentence. */
export const ErrorBody = z.object({
  success: z.literal(false),
  code: z.enum(ERROR_CODES),
  message: z.string(),
  detail: z.string(),
  request_id: z.string(),
  /** Who holds the section that was to be changed. */
  holder: SectionHolder.optional(),
  /** The sentences that stand in the way. */
  statements: z.array(RedStatement).optional(),
});
export type ErrorBody = z.infer<typeof ErrorBody>;

export const Done = z.object({ success: z.literal(true), message: z.string() });
export type Done = z.infer<typeof Done>;

/** Whose things are listed: one's own, or with them those of colleagues that all staff may see. */
export const Scope = z.enum(['own', 'office']);
export type Scope = z.infer<typeof Scope>;

/** Accepted for compatibility: identity comes from the credential, and another's name is refused. */
export const claimedUsername = z.string().max(USERNAME_MAX_LENGTH).optional();
