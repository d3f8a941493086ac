import { z } from 'zod';
import type { AuditAction } from '../domain/audit-actions.js';
import type { ErrorCode } from '../errors.js';
import type { JobName } from '../job-names.js';
import type { Address, ADDRESSES, RouteName } from './addresses.js';
import { idOf } from './common.js';

/** How one call is made, let in and answered. Guards, validation, OpenAPI and clients derive from it. */
export interface Route extends Address {
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
  /**
   * True where the fields of a body may come as texts too: as JSON, or as a form of either kind.
   * Blank ones count as missing, numerals and `true` or `false` are read.
   */
  readonly flat?: true;
  /** True where only who started the analysis, and admins, may do it to an analysis of the office. */
  readonly ownerOnly?: true;
  /** 200 unless something else is said. */
  readonly status?: number;
  readonly response: z.ZodType | 'binary' | 'text' | 'events';
  /** The schema of each event, for whoever accepts `text/event-stream`. */
  readonly events?: z.ZodType;
  /** The job that carries the call out; the call then honours `Prefer: respond-async`. */
  readonly job?: JobName;
  /** The act under which the call is written into the audit log; without one it leaves no row. */
  readonly audit?: AuditAction;
}

/** Routes of one noun, each at the address of its own name. */
export type Routes = { readonly [Name in RouteName]?: Route & (typeof ADDRESSES)[Name] };

/** Parameters of a route below one analysis session. */
export const inSession = z.object({ session: idOf('ANALYSIS_NOT_FOUND') });

/** Parameters of a route of one thing; `unknown` is the code when it is not there. */
export const byId = (unknown: ErrorCode) => z.object({ id: idOf(unknown) });
