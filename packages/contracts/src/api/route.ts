import { z } from 'zod';
import type { AuditAction } from '../domain/audit-actions.js';
import type { ErrorCode } from '../errors.js';
import type { JobName } from '../job-names.js';
import type { Address, RouteName } from './addresses.js';
import { idOf } from './common.js';

/** What one route takes and answers, and who may call it; its address stands apart. */
export interface Terms {
  /** Who may call it: everyone, every signed-in user, or admins. */
  readonly access: 'public' | 'staff' | 'admin';
  readonly summary: string;
  readonly params?: z.ZodType;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** Names of the file fields when the call accepts `multipart/form-data` (besides JSON). */
  readonly files?: readonly string[];
  /** True when these files are no workbooks, so that their names are not held to those of workbooks. */
  readonly anyFileName?: true;
  /**
   * Name of the repeated file field when the call accepts a list of files as `multipart/form-data`.
   */
  readonly manyFiles?: string;
  /**
   * True when the body may also be sent as a form, urlencoded or multipart, or as JSON with texts
   * for values. Blank fields then count as missing; numbers, `true` and `false` are parsed.
   */
  readonly flat?: true;
  /** True when only the person who started an analysis, and admins, may call it. */
  readonly ownerOnly?: true;
  /** HTTP status of a successful response; 200 by default. */
  readonly status?: number;
  readonly response: z.ZodType | 'binary' | 'text' | 'events';
  /** The media types of a `binary` response; that of a workbook by default. */
  readonly media?: readonly string[];
  /** True for a merged workbook, whose headers tell what its certificate says (`CERTIFICATE_HEADERS`). */
  readonly certified?: true;
  /** The schema of each event, for clients that accept `text/event-stream`. */
  readonly events?: z.ZodType;
  /** The job that does the work; such a call also supports `Prefer: respond-async`. */
  readonly job?: JobName;
  /** The action that is written to the audit log; calls without one are not logged. */
  readonly audit?: AuditAction;
}

/**
 * Everything about one route: address, access, validation and response. The gateway's guards and
 * validation, the OpenAPI document and the clients are derived from it.
 */
export type Route = Address & Terms;

/** The routes of one noun; each has the address of the same name. */
export type Routes = { readonly [Name in RouteName]?: Terms };

/** Path parameters of a route about one analysis session. */
export const inSession = z.object({ session: idOf('ANALYSIS_NOT_FOUND') });

/** Path parameters of a route about one object; `unknown` is the error code for an unknown id. */
export const byId = (unknown: ErrorCode) => z.object({ id: idOf(unknown) });
