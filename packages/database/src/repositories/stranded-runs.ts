import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { jobName, KNOWN_JOBS } from '../columns.js';
import { JobRun } from '../entities/job-run.js';
import { rows } from '../rows.js';
import { NOBODY_COMPUTES } from './claimed-runs.js';

/** A run that waits without a message. */
const LostRun = z.object({ id: z.string(), name: jobName, attempts: z.number() }).readonly();
export type LostRun = z.infer<typeof LostRun>;

/** Runs that nobody will carry out unless the sweeper takes them up again. */
export class StrandedRunRepository {
  constructor(private readonly dataSource: DataSource) {}

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
