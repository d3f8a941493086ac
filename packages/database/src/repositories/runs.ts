import { randomUUID } from 'node:crypto';
import { CodedError, type JobDefinition, type JobName, type JobPayload } from '@lqc/contracts';
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

/** The highest number of unfinished runs of these jobs that one person may have. */
export interface RunLimit {
  readonly names: readonly JobName[];
  readonly limit: number;
}

/** Work of which one run at a time may be under way for what a field of the payload names. */
export type AloneFor = NonNullable<JobDefinition['alone']>;

/** Runs of jobs from the side of those who ask for them. Every change of state is one conditional UPDATE. */
export class RunRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Inserts a run whose result is not shared with others; gives its id. */
  async create<N extends JobName>(
    run: NewRun<N>,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<string> {
    return (await this.begin({ ...run, computation: null }, manager)).id;
  }

  /**
   * Inserts a run unless its owner already has the highest allowed number of unfinished ones, or it has
   * to be alone and is not; see `begin`.
   *
   * @throws CodedError `TOO_MANY_RUNS`, and the refusal of `alone`
   */
  beginWithin<N extends JobName>(
    run: NewRun<N> & { readonly computation: string | null },
    { names, limit }: RunLimit,
    alone?: AloneFor,
  ): Promise<{ id: string; isOver: boolean }> {
    return this.dataSource.transaction(async (manager) => {
      if (alone) await requireAlone(manager, run, alone);
      // Locked, so that calls at the same time do not each count the runs before the others are inserted.
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
   * Inserts a run. A run of a computation whose result is already stored is completed at once. When
   * several persons ask for the same computation, each has a run, and only one of them is carried out.
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

  /** Whether a run of this job is waiting or running. */
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
   * Cancels a run; false when it had already ended. The worker notices at its next heartbeat; for
   * everybody else the run has ended at once. Runs that waited for the same computation continue: the
   * next sweep enqueues them again.
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

/** Locked, so that of two calls at the same time only one finds nothing under way. */
async function requireAlone<N extends JobName>(
  manager: EntityManager,
  { name, payload }: NewRun<N>,
  { field, refusal }: AloneFor,
): Promise<void> {
  const about = String((payload as Readonly<Record<string, unknown>>)[field]);
  await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `${name} ${about}`,
  ]);
  const underWay = await rows(
    manager,
    z.object({}),
    `SELECT FROM job_run
      WHERE name = $1 AND payload->>$2 = $3 AND status IN ('queued', 'running') LIMIT 1`,
    [name, field, about],
  );
  if (underWay.length > 0) throw new CodedError(refusal);
}
