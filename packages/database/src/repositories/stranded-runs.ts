import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { jobName, KNOWN_JOBS } from '../columns.js';
import { JobRun } from '../entities/job-run.js';
import { rows } from '../rows.js';
import { NOBODY_COMPUTES } from './claimed-runs.js';

/** A queued run whose message was lost. */
const LostRun = z.object({ id: z.string(), name: jobName, attempts: z.number() }).readonly();
export type LostRun = z.infer<typeof LostRun>;

/** Runs that no worker would carry out without the sweeper. */
export class StrandedRunRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Queued runs whose message seems lost and is to be sent again. Marks them as just enqueued. */
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

  /** Running runs without a recent heartbeat, whose worker is taken for dead. */
  async takeStalled(silentForMs: number): Promise<JobRun[]> {
    return this.dataSource
      .createQueryBuilder(JobRun, 'r')
      .where(`r.status = 'running' AND r.heartbeat_at < now() - :silentForMs * interval '1 ms'`, {
        silentForMs,
      })
      .getMany();
  }
}
