import { type ErrorCode, isErrorCode, JOB_NAMES } from '@lqc/contracts';
import { z } from 'zod';

/**
 * A JSON document. It was checked against its schema when it was written, perhaps by an earlier version;
 * reading checks only that it is not missing.
 */
export const document = <Content extends object>() =>
  z.custom<Content>((value) => typeof value === 'object' && value !== null);

/** An error code; one that only an earlier version knew is read as a general failure. */
export const knownCode = (code: string): ErrorCode => (isErrorCode(code) ? code : 'INTERNAL');
export const errorCode = z.string().transform(knownCode);

/** A job of this version; statements leave out the runs of jobs that it does not know, by `KNOWN_JOBS`. */
export const jobName = z.enum(JOB_NAMES);
export const KNOWN_JOBS: readonly string[] = JOB_NAMES;

/** Bytes of columns as they are stored, as SQL, without unpacking any. */
export const storedSize = (...columns: readonly string[]): string =>
  columns.map((column) => `coalesce(pg_column_size(${column}), 0)`).join(' + ');

/** A whole number, of which PostgreSQL gives those of 64 bits as text. */
export const Whole = z.coerce.number().int();

/** A moment, given as text of ISO 8601. */
export const Moment = z.date().transform((at) => at.toISOString());

/** A row with nothing but an id. */
export const Identified = z.object({ id: z.string() });
