import { systemCode } from '@lqc/contracts';
import type { Database } from '@lqc/database';
import type { AuditObject } from '../http/audit-object.js';
import type { LiaisonRequest } from '../http/request.js';

/** An audited call, with its body as the contract's schema made it; path and query are as they were sent. */
export interface Asked<Body = unknown> {
  readonly request: LiaisonRequest;
  readonly body: Body;
  readonly database: Database;
}
export type ObjectOf<Body = unknown> = (
  asked: Asked<Body>,
) => AuditObject | null | Promise<AuditObject | null>;

/** The fields of a body that routes of several share. */
export type Fields = Readonly<Record<string, unknown>>;
export const fieldsOf = (body: unknown) => (body ?? {}) as Fields;
export const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

/** What is named by an id that was sent and not looked at yet: nothing, where PostgreSQL cannot read the id. */
export function ofNothing(error: unknown): null {
  if (systemCode(error).startsWith('22')) return null;
  throw error;
}
