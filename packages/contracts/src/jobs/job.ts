import { z } from 'zod';
import { Id } from '../domain/id.js';
import type { ErrorCode } from '../errors.js';
import type { JobName, Weight } from '../job-names.js';
import { WORKBOOK_READ_WITHIN_MS } from '../limits.js';

export interface JobDefinition {
  readonly weight: Weight;
  /** True when nobody waits for the job, so that it runs after the clicks of its weight. */
  readonly isBatch?: boolean;
  /** Version of the algorithm, for jobs whose result is stored and reused. */
  readonly version?: number;
  /** True when the job uses the current sector weights; its payload then has their `weightsId`. */
  readonly isWeighted?: boolean;
  /** True when the job tells which of the analysis's files are old; its payload then has those `oldFiles`. */
  readonly tellsOldFiles?: boolean;
  /** True when the job tells that the caller named a quarter as another one; its payload then has `isRenamed`. */
  readonly tellsRenaming?: boolean;
  /**
   * True when the job cannot be done without the language model, unless its request is for the automatic
   * writer: it is refused once the day's budget is used up.
   */
  readonly needsModel?: boolean;
  /** Of what this field of the payload names one run at a time may be under way. */
  readonly alone?: { readonly field: string; readonly refusal: ErrorCode };
  readonly payload: z.ZodType;
  readonly result: z.ZodType;
  readonly attempts: number;
  readonly timeoutMs: number;
}

/** Jobs of one noun. */
export type Jobs = { readonly [Name in JobName]?: JobDefinition };

/** Attempts and timeout of a job of each weight, unless its entry overrides them. */
export const QUICK = { weight: 'quick', attempts: 3, timeoutMs: 30_000 } as const;
export const HEAVY = { weight: 'heavy', attempts: 3, timeoutMs: 60_000 } as const;

/** Of quick jobs that read all of an analysis, a report or a quarter. */
export const READS_ALL = { ...QUICK, timeoutMs: 60_000 } as const;

/** Of jobs over all stored files, which keep each step as it is done; taken up again, they go on. */
export const STEP_BY_STEP = { ...HEAVY, isBatch: true, attempts: 5, timeoutMs: 3_600_000 } as const;

/**
 * Of jobs that open uploaded files, two at most: what ends a reading is its own limit. By the clock,
 * reading may take long where the machine is busy.
 */
export const OPENS_FILES = { ...HEAVY, timeoutMs: 2 * WORKBOOK_READ_WITHIN_MS + 60_000 } as const;

/** An uploaded file, named by its content's hash: payloads carry ids, never bytes or rows. */
export const UploadedContent = z.object({ contentSha256: z.string(), fileName: z.string() });
export const OfSession = z.object({ sessionId: Id });
/** True when the caller named a quarter as another one; absent where the names were taken over. */
export const IsRenamed = z.boolean().optional();
/**
 * `weightsId` is part of the payload since the result depends on it; without stored weights none.
 */
export const OfWeightedSession = OfSession.extend({ weightsId: Id.optional() });

/**
 * The result of a job that draws the picture of this response. The job stores the picture as an
 * artifact and its result has the artifact's id; the gateway responds with the bytes.
 */
export const imageAsArtifact = <Response extends z.ZodObject<{ image_base64: z.ZodString }>>(
  response: Response,
) =>
  response.omit({ image_base64: true }).extend({ image_artifact: Id }) as unknown as z.ZodType<
    Omit<z.infer<Response>, 'image_base64'> & { image_artifact: string }
  >;
