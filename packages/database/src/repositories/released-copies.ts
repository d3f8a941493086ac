import { createHash, randomUUID } from 'node:crypto';
import { Any, type EntityManager, In, Not } from 'typeorm';
import { z } from 'zod';
import { ReleasedQuarter } from '../entities/released-quarter.js';
import { insertedNew } from '../rows.js';
import { takeTurn } from './one-at-a-time.js';
import { SqlRepository } from '../sql-repository.js';

/** Stands for all copies that left before any was remembered. */
export const BEFORE_MEMORY = 'before-memory';

/** What a copy told of one quarter. */
export interface ToldQuarter {
  /** Of the calendar quarter, whatever file it was read from. */
  readonly period: string;
  readonly contacts: number;
  readonly content: object;
}

const RememberedCopy = z.object({
  name: z.string(),
  made_by: z.string().nullable(),
  made_at: z.date(),
  /** Of the first of its quarters that is asked for. */
  contacts: z.number().nullable(),
});
export type RememberedCopy = z.infer<typeof RememberedCopy>;

/** What left the office: rows are only added, and stay when files and reports are deleted. */
export class ReleasedCopyRepository extends SqlRepository {
  /** Which quarters anything was told of, oldest first. */
  async all(): Promise<readonly Pick<ReleasedQuarter, 'id' | 'period'>[]> {
    return this.dataSource.manager.find(ReleasedQuarter, {
      select: { id: true, period: true },
      order: { madeAt: 'ASC', id: 'ASC' },
    });
  }

  /** What was told of one; the same is there once. */
  async told<Content extends object>(id: string): Promise<Content> {
    const found = await this.dataSource.manager.findOneByOrFail(ReleasedQuarter, { id });
    return found.content as Content;
  }

  /** The copies that told of one of these quarters, latest first, and the one that stands for those before. */
  copies(periods: readonly string[]): Promise<RememberedCopy[]> {
    return this.rows(
      RememberedCopy,
      `SELECT c.name, c.made_by, c.made_at,
              (SELECT q.contacts FROM released_quarter q
                WHERE q.id = ANY(c.quarter_ids) AND q.period = ($1::text[])[1] LIMIT 1) AS contacts
         FROM released_copy c
        WHERE c.name = $2 OR c.quarter_ids && ARRAY(SELECT id FROM released_quarter WHERE period = ANY($1))
        ORDER BY c.made_at DESC`,
      [periods, BEFORE_MEMORY],
    );
  }

  /**
   * Remembers a copy that leaves. False when another left since `known` was read, of whatever quarter, since
   * the same answers may be stored under two: it was not compared with that one, and must not leave.
   *
   * @param known ids of all that had been told when it was decided what may leave
   */
  async remember(
    manager: EntityManager,
    copy: { readonly name: string; readonly reportId: string | null; readonly by: string },
    told: readonly ToldQuarter[],
    known: readonly string[],
  ): Promise<boolean> {
    // One copy after the other, so that none overlooks another that is being made.
    await takeTurn(manager, 'released copies');
    const periods = told.map(({ period }) => period);
    const hashes = told.map(({ content }) =>
      createHash('sha256').update(JSON.stringify(content)).digest('hex'),
    );
    const meanwhile = { id: Not(Any(known)), sha256: Not(In(hashes)) };
    if (await manager.existsBy(ReleasedQuarter, meanwhile)) return false;
    for (const [at, quarter] of told.entries())
      await insertedNew(manager, ReleasedQuarter, {
        ...quarter,
        id: randomUUID(),
        sha256: hashes[at]!,
      });
    await manager.query(
      `INSERT INTO released_copy (id, name, report_id, made_by, quarter_ids)
       VALUES ($1, $2, $3, (SELECT username FROM app_user WHERE id = $4),
               ARRAY(SELECT id FROM released_quarter
                      WHERE (period, sha256) IN (SELECT * FROM unnest($5::text[], $6::text[]))))`,
      [randomUUID(), copy.name, copy.reportId, copy.by, periods, hashes],
    );
    return true;
  }
}
