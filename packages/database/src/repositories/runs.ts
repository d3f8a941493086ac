import { randomUUID } from 'node:crypto';
import {
  CodedError,
  type ErrorArguments,
  type ErrorCode,
  type JobName,
  type JobPayload,
  type StoredJobName,
} from '@lqc/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { JobRun } from '../entities/job-run.js';
import { document, Identified, jobName, KNOWN_JOBS } from '../columns.js';
import { changed, firstRow, rows } from '../rows.js';
import { safeJson, safeText } from '../safe-text.js';
import type { ComputationRepository } from './computations.js';

/** Thrown out of a completing transaction: the run is no longer this worker's to end. */
class ClaimLost extends Error {}

/** A run that waits without a message. */
const LostRun = z.object({ id: z.string(), name: jobName, attempts: z.number() }).readonly();
export type LostRun = z.infer<typeof LostRun>;

/** What a worker that ends its run needs to know of it. */
const HeldRun = z.object({
  name: jobName,
  payload: document<object>(),
  computation: z.string().nullable(),
});

export interface NewRun<Name extends JobName> {
  readonly name: Name;
  readonly payload: JobPayload<Name>;
  readonly ownerId: string;
  readonly requestId: string | null;
  readonly traceParent?: string | null;
}

/** No other run works out the same as a row of `job_run`. */
const NOBODY_COMPUTES = `NOT EXISTS (
  SELECT FROM job_run o WHERE o.computation = job_run.computation AND o.status = 'running')`;

/** How many of a person's runs of some jobs may be unfinished. */
export interface RunLimit {
  readonly names: readonly JobName[];
  readonly limit: number;
}

/** Owners whose runs lately began or are in hand; who has none is due first. */
const TURN_REMEMBERED = `interval '10 minutes'`;

/** What a claim writes. */
const CLAIMED_BY = (worker: string) => `status = 'running', claimed_by = ${worker},
  heartbeat_at = now(), attempts = attempts + 1, started_at = coalesce(started_at, now())`;

/** Runs of long work. Every change of state is one conditional UPDATE. */
export class RunRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly computations: ComputationRepository,
  ) {}

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
   * Takes the queued run of these jobs whose turn it is: clicks before batches, then of the person
   * with the fewest in hand, then of who has waited longest for a turn, then the oldest. So a
   * person's many runs stand beside another's single one, not before it. Null when there is none.
   */
  async claimNext(
    { clicks, batches }: { clicks: readonly JobName[]; batches: readonly JobName[] },
    workerId: string,
  ): Promise<JobRun | null> {
    const claimed = await this.#claimed(
      `WITH turn AS (
         SELECT owner_id, count(*) FILTER (WHERE status = 'running') AS in_hand,
                max(started_at) AS began
           FROM job_run
          WHERE name = ANY($1) AND (status = 'running' OR started_at > now() - ${TURN_REMEMBERED})
            AND owner_id IN (SELECT owner_id FROM job_run
                              WHERE status = 'queued' AND name = ANY($1))
          GROUP BY owner_id)
       UPDATE job_run SET ${CLAIMED_BY('$3')} WHERE id = (
         SELECT job_run.id FROM job_run LEFT JOIN turn USING (owner_id)
          WHERE status = 'queued' AND name = ANY($1) AND NOT cancel_requested AND ${NOBODY_COMPUTES}
          ORDER BY name = ANY($2), coalesce(in_hand, 0), began NULLS FIRST, created_at
          LIMIT 1 FOR UPDATE OF job_run SKIP LOCKED)
       RETURNING id`,
      [[...clicks, ...batches], batches, workerId],
    );
    return claimed === null ? null : this.find(claimed);
  }

  /**
   * Takes a queued run; null when somebody has it, it is over or it was cancelled meanwhile, and
   * while another run works out the same: that run's end is also this one's.
   */
  async claim(id: string, workerId: string): Promise<JobRun | null> {
    const claimed = await this.#claimed(
      `UPDATE job_run SET ${CLAIMED_BY('$2')}
        WHERE id = $1 AND status = 'queued' AND NOT cancel_requested AND ${NOBODY_COMPUTES}
        RETURNING id`,
      [id, workerId],
    );
    return claimed === null ? null : this.find(claimed);
  }

  async #claimed(statement: string, values: unknown[]): Promise<string | null> {
    const claimed = await rows(
      this.dataSource,
      z.object({ id: z.string() }),
      statement,
      values,
    ).catch((error: { driverError?: { constraint?: string } }) => {
      // Two that ask for the same are claimed in the same moment: the other one came first.
      if (error.driverError?.constraint === 'job_run_computing') return [];
      throw error;
    });
    return claimed[0]?.id ?? null;
  }

  /** Ends a claimed run whose result is kept already; false when it has to be worked out. */
  async completeFromStore(id: string, workerId: string): Promise<boolean> {
    const completed = await changed(
      this.dataSource,
      `UPDATE job_run SET status = 'completed', progress = 100, finished_at = now()
        WHERE id = $1 AND claimed_by = $2 AND status = 'running'
          AND computation IN (SELECT key FROM stored_computation)`,
      [id, workerId],
    );
    return completed === 1;
  }

  /** Says that the worker lives; false when the run is to stop (cancelled, or no longer its own). */
  async heartbeat(id: string, workerId: string): Promise<boolean> {
    const alive = await changed(
      this.dataSource,
      `UPDATE job_run SET heartbeat_at = now()
        WHERE id = $1 AND claimed_by = $2 AND status = 'running' AND NOT cancel_requested`,
      [id, workerId],
    );
    return alive === 1;
  }

  async report(
    id: string,
    workerId: string,
    { progress, step, draft = null }: { progress: number; step: string; draft?: string | null },
  ): Promise<void> {
    await this.dataSource.query(
      `UPDATE job_run SET progress = greatest(progress, $3), step = $4, draft = coalesce($5, draft),
              heartbeat_at = now()
        WHERE id = $1 AND claimed_by = $2 AND status = 'running'`,
      [id, workerId, progress, safeText(step), draft && safeText(draft)],
    );
  }

  /**
   * Ends a run: its effects, its result and its final state in one transaction, and only while it
   * is this worker's and not cancelled. `work` gives the result. False when the claim was lost.
   * With a computation end all runs that wait for the same.
   *
   * @throws CodedError `CONFLICT` when a computation's content was exchanged meanwhile
   */
  async complete(
    id: string,
    workerId: string,
    work: (manager: EntityManager) => Promise<unknown>,
  ): Promise<boolean> {
    try {
      await this.dataSource.transaction(async (manager) => {
        const held = await firstRow(
          manager,
          HeldRun,
          `SELECT name, payload, computation FROM job_run
            WHERE id = $1 AND claimed_by = $2 AND status = 'running' AND NOT cancel_requested FOR UPDATE`,
          [id, workerId],
        );
        if (!held) throw new ClaimLost();
        const result = await work(manager);
        if (held.computation) return this.#completeAll(manager, held, result);
        await manager.query(
          `UPDATE job_run SET status = 'completed', progress = 100, result = $2, draft = NULL, finished_at = now()
            WHERE id = $1`,
          [id, safeJson(result)],
        );
      });
      return true;
    } catch (error) {
      if (error instanceof ClaimLost) return false;
      throw error;
    }
  }

  async #completeAll(
    manager: EntityManager,
    run: z.infer<typeof HeldRun>,
    result: unknown,
  ): Promise<void> {
    const name = run.name as StoredJobName;
    const payload = run.payload as JobPayload<StoredJobName>;
    const key = await this.computations.store(manager, name, payload, result);
    if (key !== run.computation) throw new CodedError('CONFLICT');
    await manager.query(
      `UPDATE job_run SET status = 'completed', progress = 100, finished_at = now()
        WHERE computation = $1 AND status IN ('queued', 'running')`,
      [key],
    );
  }

  /** Ends a run with a code, and all that wait for the same. */
  async fail(id: string, workerId: string, code: ErrorCode, args: ErrorArguments): Promise<void> {
    await this.dataSource.query(
      `WITH failed AS (
         SELECT id, computation FROM job_run
          WHERE id = $1 AND claimed_by = $2 AND status = 'running' FOR UPDATE)
       UPDATE job_run r SET status = 'failed', error_code = $3, error_args = $4, finished_at = now()
         FROM failed
        WHERE r.id = failed.id OR (r.computation = failed.computation AND r.status = 'queued')`,
      [id, workerId, code, safeJson(args)],
    );
  }

  /** Gives a run back, so that another attempt can claim it. */
  async handBack(id: string, workerId: string): Promise<boolean> {
    const handedBack = await changed(
      this.dataSource,
      `UPDATE job_run SET status = 'queued', draft = NULL, claimed_by = NULL, heartbeat_at = NULL, enqueued_at = now()
        WHERE id = $1 AND claimed_by = $2 AND status = 'running' AND NOT cancel_requested`,
      [id, workerId],
    );
    return handedBack === 1;
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

  /** Queued runs whose message seems lost: to be enqueued again. Marks them as just enqueued. */
  takeLost(queuedForMs: number): Promise<LostRun[]> {
    return rows(
      this.dataSource,
      LostRun,
      `UPDATE job_run SET enqueued_at = now()
        WHERE status = 'queued' AND enqueued_at < now() - $1 * interval '1 ms'
          AND name = ANY($2) AND ${NOBODY_COMPUTES}
        RETURNING id, name, attempts`,
      [queuedForMs, KNOWN_JOBS],
    );
  }

  /** Running runs without a heartbeat: their worker died. */
  async takeStalled(silentForMs: number): Promise<JobRun[]> {
    return this.dataSource
      .createQueryBuilder(JobRun, 'r')
      .where(`r.status = 'running' AND r.heartbeat_at < now() - :silentForMs * interval '1 ms'`, {
        silentForMs,
      })
      .getMany();
  }
}
