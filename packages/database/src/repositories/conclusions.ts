import {
  type Check,
  Conclusion,
  type Fact,
  type Scope,
  type Statement,
  type StatementCounts,
} from '@lqc/contracts';
import { type DataSource, type EntityManager, IsNull } from 'typeorm';
import { document, Moment } from '../columns.js';
import { Conclusion as ConclusionRow } from '../entities/conclusion.js';
import { hasRows, rows } from '../rows.js';
import { oneAtATime } from './one-at-a-time.js';
import { rowsOf, type UndoRepository } from './undo.js';

/** A file of a session, as it was when a conclusion was saved. */
export interface ConclusionSource {
  readonly label: string;
  /** Null for a file that was only sent for one session and is not among the stored files. */
  readonly fileId: string | null;
  readonly sha256: string;
}

/** The result of checking a conclusion against the data when it was saved. */
export interface ConclusionState {
  readonly checks: readonly Check[];
  readonly statements: readonly Statement[];
  readonly counts: StatementCounts | null;
  /** True when a person changed the text after the model or the rules had written it. */
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
  created_at: Moment,
  facts: document<Fact[]>(),
  checks: document<Check[]>(),
  statements: document<Statement[]>(),
  counts: document<StatementCounts>().nullable(),
  sources: document<ConclusionSource[]>(),
});

/** Saved conclusions; each belongs to the person who saved it. */
export class ConclusionRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly undo: UndoRepository,
  ) {}

  /**
   * Stores a conclusion and gives its id, that of the one before where the person has kept the same, which says the same
   * of the same; null when they have as many as the limit allows.
   */
  async create(one: NewConclusion, limit: number): Promise<string | null> {
    return oneAtATime(this.dataSource, `conclusions of ${one.ownerId}`, async (transaction) => {
      const { ownerId, chapter, indicator, summary } = one;
      const told = {
        ownerId,
        sessionId: one.session_id,
        chapter,
        analysisType: one.analysis_type,
        indicator,
        quarterNow: one.quarter_now,
        quarterBefore: one.quarter_before,
        avgNow: one.avg_now,
        avgBefore: one.avg_before,
        summary,
      };
      const same = Object.entries(told).map(([name, value]) => [name, value ?? IsNull()]);
      const before = await transaction.findOneBy(ConclusionRow, Object.fromEntries(same));
      if (before) return before.id;
      if ((await transaction.countBy(ConclusionRow, { ownerId })) >= limit) return null;
      const kept = await transaction.insert(ConclusionRow, {
        ...told,
        writer: one.writer,
        model: one.model,
        facts: one.facts,
        sources: one.sources,
      });
      return kept.identifiers[0]!.id as string;
    });
  }

  /** Stores the result of checking a conclusion with it; does nothing when it was deleted meanwhile. */
  async storeCheck(
    transaction: EntityManager,
    id: string,
    { checks, statements, counts, edited }: ConclusionState,
  ): Promise<void> {
    await transaction.update(ConclusionRow, { id }, { checks, statements, counts, edited });
  }

  /** Whether a run of this session, by the model or by rules, wrote exactly this text. */
  isAsWritten(sessionId: string, summary: string): Promise<boolean> {
    return hasRows(
      this.dataSource,
      `SELECT FROM job_run
        WHERE name = 'write-summary' AND status = 'completed'
          AND payload->>'sessionId' = $1 AND btrim(result->>'summary') = $2 LIMIT 1`,
      [sessionId, summary],
    );
  }

  /**
   * A person's conclusions, newest first, after the given one; all of them without a limit. The office's page adds those
   * of others that are based on stored files alone. The data count as changed when a stored file's
   * label now has other content, or no file.
   */
  async list(
    userId: string,
    { scope, after, limit }: { scope: Scope; after: string | undefined; limit: number | null },
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
      sources: row.sources.map(({ label, sha256 }) => ({ label, sha256 })),
    }));
  }

  /** The id of the deletion's undoing; null when there is no such conclusion, or it is somebody else's. */
  async delete(conclusionId: string, userId: string): Promise<string | null> {
    return this.dataSource.transaction(async (transaction) => {
      const found = await transaction.findOneBy(ConclusionRow, {
        id: conclusionId,
        ownerId: userId,
      });
      if (!found) return null;
      const name = `${found.indicator} · ${found.quarterNow}`;
      return this.undo.delete(transaction, { kind: 'conclusion', name, userId }, [
        rowsOf('conclusion', [conclusionId]),
      ]);
    });
  }
}
