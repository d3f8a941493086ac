import { randomUUID } from 'node:crypto';
import { CodedError, type JobName, type JobPayload } from '@lqc/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { Identified } from '../columns.js';
import { JobRun } from '../entities/job-run.js';
import { rows } from '../rows.js';
import { safeJson } from '../safe-text.js';

export interface NewRun<Name extends JobName> {
  readonly name: Name;
  readonly payload: JobPayload<Name>;
  readonly ownerId: string;
  readonly requestId: string | null;
  readonly traceParent?: string | null;
}

/** How many of a person's runs of some jobs may be unfinished. */
export interface RunLimit {
  readonly names: readonly JobName[];
  readonly limit: number;
}

/** Runs of long work, as whoever asks for them sees them. Every change of state is one conditional UPDATE. */
export class RunRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Writes a run whose result is nobody else's; gives its id. */
  async create<N extends JobName>(
    run: NewRun<N>,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<string> {
    return (await this.begin({ ...run, computation: null }, manager)).id;
  }

  /**
   * Writes a run unless its owner has as many unfinished ones as one person may; see `begin`.
   *
   * @throws CodedError `TOO_MANY_RUNS`
   */
  beginWithin<N extends JobName>(
    run: NewRun<N> & { readonly computation: string | null },
    { names, limit }: RunLimit,
  ): Promise<{ id: string; isOver: boolean }> {
    return this.dataSource.transaction(async (manager) => {
      // Many at once must not each find the same room.
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [run.ownerId]);
      const [unfinished] = await rows(
        manager,
        z.object({ count: z.coerce.number() }),
        `SELECT count(*) AS count FROM job_run
          WHERE owner_id = $1 AND name = ANY($2) AND status IN ('queued', 'running')`,
        [run.ownerId, names],
      );
      if (unfinished!.count >= limit) throw new CodedError('TOO_MANY_RUNS', { limit });
      return this.begin(run, manager);
    });
  }

  /**
   * Writes a run. One of a computation is over at once when its result is kept already; however many
   * ask for the same, each has a run of its own, and one of them is carried out.
   */
  async begin<N extends JobName>(
    run: NewRun<N> & { readonly computation: string | null },
    manager: EntityManager = this.dataSource.manager,
  ): Promise<{ id: string; isOver: boolean }> {
    const [begun] = await rows(
      manager,
      z.object({ id: z.string(), isOver: z.boolean() }),
      `INSERT INTO job_run (id, name, payload, owner_id, request_id, trace_parent, computation,
                            status, progress, finished_at)
       SELECT $1, $2, $3, $4, $5, $6, $7, CASE WHEN c.key IS NULL THEN 'queued' ELSE 'completed' END,
              CASE WHEN c.key IS NULL THEN 0 ELSE 100 END, CASE WHEN c.key IS NOT NULL THEN now() END
         FROM (SELECT $7::text AS key) asked LEFT JOIN stored_computation c USING (key)
       RETURNING id, status = 'completed' AS "isOver"`,
      [
        randomUUID(),
        run.name,
        safeJson(run.payload),
        run.ownerId,
        run.requestId,
        run.traceParent ?? null,
        run.computation,
      ],
    );
    return begun!;
  }

  /** Whether a run of this kind waits or is being carried out. */
  async isUnderWay(name: JobName): Promise<boolean> {
    const found = await rows(
      this.dataSource,
      z.object({}),
      `SELECT FROM job_run WHERE name = $1 AND status IN ('queued', 'running') LIMIT 1`,
      [name],
    );
    return found.length > 0;
  }

  find(id: string): Promise<JobRun | null> {
    return this.dataSource.manager.findOneBy(JobRun, { id });
  }

  /**
   * Cancels a run that has not ended. A running worker notices at its next heartbeat; the run is
   * over for everyone else at once. False when it had ended already. Runs that waited for the same
   * go on: the next sweep sends them to the workers again.
   */
  async cancel(id: string): Promise<boolean> {
    const cancelled = await rows(
      this.dataSource,
      Identified,
      `WITH cancelled AS (
         UPDATE job_run SET status = 'cancelled', cancel_requested = true,
                error_code = 'JOB_CANCELLED', finished_at = now()
          WHERE id = $1 AND status IN ('queued', 'running') RETURNING id, computation),
       freed AS (
         UPDATE job_run r SET enqueued_at = '-infinity' FROM cancelled
          WHERE r.computation = cancelled.computation AND r.id <> cancelled.id
            AND r.status = 'queued')
       SELECT id FROM cancelled`,
      [id],
    );
    return cancelled.length === 1;
  }
}
