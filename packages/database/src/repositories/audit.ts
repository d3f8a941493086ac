import { type AuditAction, AuditEvent, type AuditQuery } from '@lqc/contracts';
import { z } from 'zod';
import { Moment } from '../columns.js';
import type { AuditEvent as AuditEventRow } from '../entities/audit-event.js';
import { prepared, scalars } from '../rows.js';
import { SqlRepository } from '../sql-repository.js';

type Row = Omit<AuditEventRow, 'id' | 'at' | 'action'>;
/** Who did what, null for nobody, and how it ended is said of every event, the rest where there is any. */
export type NewAuditEvent = { readonly action: AuditAction } & Partial<Row> &
  Pick<Row, 'actorId' | 'actor' | 'outcome'>;

const LONGEST = 300;
/** Breaks of lines and signs that turn the direction of reading, by which one row could pass for two or another. */
const DISGUISES = /[\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}]+/gu;
/** What people typed, as the log has it: one line of bounded length. */
export const inOneLine = (value: string): string =>
  value.replaceAll(DISGUISES, ' ').trim().slice(0, LONGEST);
const bounded = (value: string | null | undefined) => value && inOneLine(value);

const addEvent = prepared(
  'add-audit-event',
  z.unknown(),
  `INSERT INTO audit_event (actor_id, actor, action, outcome, code, object_type, object_id,
          object_label, address, agent, request_id)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
);

/** The audit log. Rows can only be added and read; triggers refuse changes and deletions. */
export class AuditRepository extends SqlRepository {
  async add(event: NewAuditEvent): Promise<void> {
    await addEvent(this.dataSource, [
      event.actorId,
      bounded(event.actor),
      event.action,
      event.outcome,
      event.code,
      event.objectType,
      bounded(event.objectId),
      bounded(event.objectLabel),
      bounded(event.address),
      bounded(event.agent),
      event.requestId,
    ]);
  }

  /** Whether the role that serves owns the log, or may become its owner. */
  async isOwned(): Promise<boolean> {
    const [isOwned] = await scalars(
      this.dataSource,
      z.boolean(),
      `SELECT pg_has_role(relowner, 'MEMBER') FROM pg_class WHERE oid = 'audit_event'::regclass`,
    );
    return isOwned!;
  }

  /** A page of entries older than `before`, newest first. */
  async list(
    { actor, action, outcome, from, to }: AuditQuery,
    { before, limit }: { before?: string | undefined; limit: number },
  ): Promise<AuditEvent[]> {
    return this.rows(
      AuditEvent.extend({ at: Moment }),
      `SELECT id::text, at, actor, action, outcome, code, object_type, object_id, object_label,
              address, request_id
         FROM audit_event
        WHERE ($1::text[] IS NULL OR lower(actor) = ANY ($1))
          AND ($2::text IS NULL OR action = $2)
          AND ($3::text IS NULL OR outcome = $3)
          AND ($4::date IS NULL OR at >= $4::date::timestamp AT TIME ZONE 'Asia/Jakarta')
          AND ($5::date IS NULL OR at < ($5::date + 1)::timestamp AT TIME ZONE 'Asia/Jakarta')
          AND ($6::bigint IS NULL OR audit_event.id < $6)
        ORDER BY audit_event.id DESC LIMIT $7`,
      [
        actor ? await this.#namesWith(actor) : null,
        action ?? null,
        outcome ?? null,
        from ?? null,
        to ?? null,
        before ?? null,
        limit,
      ],
    );
  }

  /**
   * Names in the log with this part, in small letters. The few that occur are read off the index one by one,
   * however long the log is.
   */
  #namesWith(part: string): Promise<string[]> {
    return this.texts(
      `WITH RECURSIVE names (name) AS (
         (SELECT lower(actor) FROM audit_event ORDER BY lower(actor) LIMIT 1)
         UNION ALL
         SELECT (SELECT lower(actor) FROM audit_event
                  WHERE lower(actor) > name ORDER BY lower(actor) LIMIT 1)
           FROM names WHERE name IS NOT NULL)
       SELECT name FROM names WHERE strpos(name, lower($1)) > 0`,
      [part],
    );
  }
}
