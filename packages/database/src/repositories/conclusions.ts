import {
  type Check,
  Conclusion,
  type Fact,
  type Scope,
  type Statement,
  type StatementCounts,
} from '@lqc/contracts';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { document, Identified } from '../columns.js';
import { changed, type Connection, firstRow, rows } from '../rows.js';
import { safeJson, safeText } from '../safe-text.js';

/** A file of a session as it was when a conclusion was kept. */
export interface ConclusionSource {
  readonly label: string;
  /** Null for a file that was only sent, never stored. */
  readonly fileId: string | null;
  readonly sha256: string;
}

/** What the data said of a conclusion when it was kept. */
export interface ConclusionState {
  readonly checks: readonly Check[];
  readonly statements: readonly Statement[];
  readonly counts: StatementCounts | null;
  /** A person changed what the writer had written. */
  readonly edited: boolean;
}

export interface NewConclusion extends Omit<
  Conclusion,
  | 'id'
  | 'owner_username'
  | 'created_at'
  | 'sources'
  | 'data_changed'
  | 'facts'
  | keyof ConclusionState
> {
  readonly ownerId: string;
  readonly facts: readonly Fact[];
  readonly sources: readonly ConclusionSource[];
}

const KeptConclusion = Conclusion.extend({
  created_at: z.date(),
  facts: document<Fact[]>(),
  checks: document<Check[]>(),
  statements: document<Statement[]>(),
  counts: document<StatementCounts>().nullable(),
  sources: document<ConclusionSource[]>(),
});

/** Kept conclusions; each belongs to who saved it. */
export class ConclusionRepository {
  constructor(private readonly dataSource: DataSource) {}

  async create(one: NewConclusion): Promise<string> {
    const kept = await firstRow(
      this.dataSource,
      Identified,
      `INSERT INTO conclusion (owner_id, session_id, chapter, analysis_type, indicator, quarter_now,
              quarter_before, avg_now, avg_before, summary, writer, model, facts, sources)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14) RETURNING id`,
      [
        one.ownerId,
        one.session_id,
        one.chapter,
        one.analysis_type,
        safeText(one.indicator),
        safeText(one.quarter_now),
        one.quarter_before && safeText(one.quarter_before),
        one.avg_now,
        one.avg_before,
        safeText(one.summary),
        one.writer,
        one.model,
        safeJson(one.facts),
        safeJson(one.sources),
      ],
    );
    return kept!.id;
  }

  /** Keeps what the data say of a conclusion beside it; nothing where it was deleted meanwhile. */
  async keepState(
    transaction: Connection,
    id: string,
    { checks, statements, counts, edited }: ConclusionState,
  ): Promise<void> {
    await changed(
      transaction,
      `UPDATE conclusion SET checks = $2, statements = $3, counts = $4, edited = $5 WHERE id = $1`,
      [id, safeJson(checks), safeJson(statements), safeJson(counts), edited],
    );
  }

  /** Whether a writer's run of the session wrote exactly this text. */
  async isAsWritten(sessionId: string, summary: string): Promise<boolean> {
    const found = await rows(
      this.dataSource,
      Identified,
      `SELECT id FROM job_run
        WHERE name = 'write-summary' AND status = 'completed'
          AND payload->>'sessionId' = $1 AND btrim(result->>'summary') = $2 LIMIT 1`,
      [sessionId, safeText(summary)],
    );
    return found.length > 0;
  }

  /**
   * A page of a person's own, newest first, after the one that is named; of the office with those of others that rest on stored files
   * alone. Data have changed where a stored file's label now holds another content, or none.
   */
  async list(
    userId: string,
    { scope, after, limit }: { scope: Scope; after: string | undefined; limit: number },
  ): Promise<Conclusion[]> {
    const kept = await rows(
      this.dataSource,
      KeptConclusion,
      `SELECT c.id, u.username AS owner_username, c.session_id, c.chapter, c.analysis_type, c.indicator, c.quarter_now,
              c.quarter_before, c.avg_now, c.avg_before, c.summary, c.writer, c.model, c.facts,
              c.checks, c.sources, c.statements, c.counts, c.edited, c.created_at,
              EXISTS (
                SELECT 1 FROM jsonb_array_elements(c.sources) s
                 WHERE s->>'fileId' IS NOT NULL AND NOT EXISTS (
                   SELECT 1 FROM workbook_file f
                    WHERE f.kind = 'quarterly' AND f.content_sha256 = s->>'sha256'
                      AND lower(btrim(f.label)) = lower(btrim(s->>'label')))
              ) AS data_changed
         FROM conclusion c JOIN app_user u ON u.id = c.owner_id
        WHERE (c.owner_id = $1 OR ($2 AND c.sources <> '[]' AND NOT EXISTS (
                SELECT FROM jsonb_array_elements(c.sources) s WHERE s->>'fileId' IS NULL)))
          AND ($3::uuid IS NULL OR (c.created_at, c.id) < (
                SELECT last.created_at, last.id FROM conclusion last WHERE last.id = $3))
        ORDER BY c.created_at DESC, c.id DESC LIMIT $4`,
      [userId, scope === 'office', after ?? null, limit],
    );
    return kept.map((row) => ({
      ...row,
      created_at: row.created_at.toISOString(),
      sources: row.sources.map(({ label, sha256 }) => ({ label, sha256 })),
    }));
  }

  /** False when it is not there, or somebody else's. */
  async delete(conclusionId: string, ownerId: string): Promise<boolean> {
    const deleted = await changed(
      this.dataSource,
      `DELETE FROM conclusion WHERE id = $1 AND owner_id = $2`,
      [conclusionId, ownerId],
    );
    return deleted === 1;
  }
}
