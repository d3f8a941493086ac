import { z } from 'zod';
import { idOf } from '../http/common.js';
import type { ErrorCode } from '../errors.js';

export interface Route {
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Under the gateway's one address, parameters in braces. */
  readonly path: string;
  /** Who may call it: everyone, whoever is signed in, or admins. */
  readonly access: 'public' | 'staff' | 'admin';
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Names of the file fields where the call (also) takes `multipart/form-data`. */
  readonly files?: readonly string[];
  /** The file field that repeats, where a call takes a list of files as `multipart/form-data`. */
  readonly manyFiles?: string;
  readonly status?: number;
  readonly answer: z.ZodType | 'binary' | 'text' | 'events';
  /** The answer in pieces, for whoever accepts `text/event-stream`: the schema of each event. */
  readonly events?: z.ZodType;
  /** Long work: honours `Prefer: respond-async`. */
  readonly job?: boolean;
}

/** Parameters of a route below one analysis session. */
export const inSession = z.object({ session: idOf('ANALYSIS_NOT_FOUND') });

/** Parameters of a route of one thing; `unknown` is the code when it is not there. */
export const byId = (unknown: ErrorCode) => z.object({ id: idOf(unknown) });
