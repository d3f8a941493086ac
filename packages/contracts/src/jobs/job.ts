import { z } from 'zod';
import { Id } from '../domain/id.js';
import type { JobName, Weight } from '../job-names.js';

export interface JobDefinition {
  readonly weight: Weight;
  /** Nobody waits for it: it goes behind the clicks of its weight. */
  readonly isBatch?: boolean;
  /** Of the algorithm; only of work whose result is kept for whoever asks the same again. */
  readonly version?: number;
  /** It works with the weights of sectors that are in force, and is told which (`weightsId`). */
  readonly isWeighted?: boolean;
  readonly payload: z.ZodType;
  readonly result: z.ZodType;
  readonly attempts: number;
  readonly timeoutMs: number;
}

/** Jobs of one noun. */
export type Jobs = { readonly [Name in JobName]?: JobDefinition };

/** What a job of a weight is allowed, where its entry says nothing else. */
export const QUICK = { weight: 'quick', attempts: 3, timeoutMs: 30_000 } as const;
export const HEAVY = { weight: 'heavy', attempts: 3, timeoutMs: 60_000 } as const;

/** Payloads carry ids, never bytes or rows. */
export const UploadedContent = z.object({ contentSha256: z.string(), fileName: z.string() });
export const OfSession = z.object({ sessionId: Id });
/** Other weights make another result, so they are part of what is asked; none where none are stored. */
export const OfWeightedSession = OfSession.extend({ weightsId: Id.optional() });

/** Pictures are artifacts: a run names where one lies, and its call answers with the bytes. */
export const drawn = <Response extends z.ZodObject<{ image_base64: z.ZodString }>>(
  response: Response,
) =>
  response.omit({ image_base64: true }).extend({ image_artifact: Id }) as unknown as z.ZodType<
    Omit<z.infer<Response>, 'image_base64'> & { image_artifact: string }
  >;
