import { type ErrorCode, isErrorCode, JOB_NAMES } from '@lqc/contracts';
import { z } from 'zod';

/**
 * A JSON document. It was checked when it was written, by the schema of its time; only that there
 * is one is checked again.
 */
export const document = <Content extends object>() =>
  z.custom<Content>((value) => typeof value === 'object' && value !== null);

/** An error code; one that a version before knew, and this one does not, is any failure. */
export const errorCode = z
  .string()
  .transform((code): ErrorCode => (isErrorCode(code) ? code : 'INTERNAL'));

/** A job of this version: statements leave those of other versions out, by `KNOWN_JOBS`. */
export const jobName = z.enum(JOB_NAMES);
export const KNOWN_JOBS: readonly string[] = JOB_NAMES;

/** A row that only says which. */
export const Identified = z.object({ id: z.string() });
