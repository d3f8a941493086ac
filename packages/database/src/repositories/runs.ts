import { randomUUID } from 'node:crypto';
import type { ErrorArguments, ErrorCode, JobName, JobPayload } from '@lqc/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { JobRun } from '../entities/job-run.js';
import { safeJson, safeText } from '../safe-text.js';

/** Thrown out of a completing transaction: the run is no longer this worker's to end. */
class ClaimLost extends Error {}

/** A run that waits without a message. */
export interface LostRun {
  readonly id: string;
  readonly name: JobName;
  readonly attempts: number;
}

/** Runs of long work. Every change of state is one conditional UPDATE. */
export class RunRepository {
  constructor(private readonly dataSource: DataSource) {}

  async create<N extends JobName>(
    run: {
      readonly name: N;
      readonly payload: JobPayload<N>;
      readonly ownerId: string;
      readonly requestId: string | null;
      readonly traceParent?: string | null;
    },
    manager: EntityManager = this.dataSource.manager,
  ): Promise<string> {
    const id = randomUUID();
    await manager.query(
      `INSERT INTO job_run (id, name, payload, owner_id, request_id, trace_parent)
       VALUES ($1, $2, $3, $4, $5, $6)`,
      [id, run.name, safeJson(run.payload), run.ownerId, run.requestId, run.traceParent ?? null],
    );
    return id;
  }

  find(id: string): Promise<JobRun | null> {
    return this.dataSource.manager.findOneBy(JobRun, { id });
  }

  /** Takes a queued run; null when somebody has it, it is over or it was cancelled meanwhile. */
  async claim(id: string, workerId: string): Promise<JobRun | null> {
    const [rows]: [unknown[], number] = await this.dataSource.query(
      `UPDATE job_run
          SET status = 'running', claimed_by = $2, heartbeat_at = now(), attempts = attempts + 1,
              started_at = coalesce(started_at, now())
        WHERE id = $1 AND status = 'queued' AND NOT cancel_requested RETURNING id`,
      [id, workerId],
    );
    return rows.length === 1 ? this.find(id) : null;
  }

  /** Says that the worker lives; false when the run is to stop (cancelled, or no longer its own). */
  async heartbeat(id: string, workerId: string): Promise<boolean> {
    const [rows]: [unknown[], number] = await this.dataSource.query(
      `UPDATE job_run SET heartbeat_at = now()
        WHERE id = $1 AND claimed_by = $2 AND status = 'running' AND NOT cancel_requested RETURNING id`,
      [id, workerId],
    );
    return rows.length === 1;
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
   */
  async complete(
    id: string,
    workerId: string,
    work: (manager: EntityManager) => Promise<unknown>,
  ): Promise<boolean> {
    try {
      await this.dataSource.transaction(async (manager) => {
        const held: unknown[] = await manager.query(
          `SELECT id FROM job_run
            WHERE id = $1 AND claimed_by = $2 AND status = 'running' AND NOT cancel_requested FOR UPDATE`,
          [id, workerId],
        );
        if (held.length === 0) throw new ClaimLost();
        const result = await work(manager);
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

  async fail(id: string, workerId: string, code: ErrorCode, args: ErrorArguments): Promise<void> {
    await this.dataSource.query(
      `UPDATE job_run SET status = 'failed', error_code = $3, error_args = $4, finished_at = now()
        WHERE id = $1 AND claimed_by = $2 AND status = 'running'`,
      [id, workerId, code, safeJson(args)],
    );
  }

  /** Gives a run back, so that another attempt can claim it. */
  async handBack(id: string, workerId: string): Promise<boolean> {
    const [rows]: [unknown[], number] = await this.dataSource.query(
      `UPDATE job_run SET status = 'queued', draft = NULL, claimed_by = NULL, heartbeat_at = NULL, enqueued_at = now()
        WHERE id = $1 AND claimed_by = $2 AND status = 'running' AND NOT cancel_requested RETURNING id`,
      [id, workerId],
    );
    return rows.length === 1;
  }

  /**
   * Cancels a run that has not ended. A running worker notices at its next heartbeat; the run is
   * over for everyone else at once. False when it had ended already.
   */
  async cancel(id: string): Promise<boolean> {
    const [rows]: [unknown[], number] = await this.dataSource.query(
      `UPDATE job_run SET status = 'cancelled', cancel_requested = true,
              error_code = 'JOB_CANCELLED', finished_at = now()
        WHERE id = $1 AND status IN ('queued', 'running') RETURNING id`,
      [id],
    );
    return rows.length === 1;
  }

  /** Queued runs whose message seems lost: to be enqueued again. Marks them as just enqueued. */
  async takeLost(queuedForMs: number): Promise<LostRun[]> {
    const [rows]: [LostRun[], number] = await this.dataSource.query(
      `UPDATE job_run SET enqueued_at = now()
        WHERE status = 'queued' AND enqueued_at < now() - $1 * interval '1 ms' 
        RETURNING id, name, attempts`,
      [queuedForMs],
    );
    return rows;
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
