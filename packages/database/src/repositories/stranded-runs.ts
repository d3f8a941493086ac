import type { DataSource } from 'typeorm';
import { JobRun } from '../entities/job-run.js';
import { isGone, isSettled } from './worker-life.js';

/** Runs that no worker would carry out without the sweeper. */
export class StrandedRunRepository {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Running runs whose worker is taken for dead: it gave no heartbeat for `silentForMs`, or for `goneForMs`
   * and is not connected either, as the worker sees that asks, if it has been connected itself for
   * `silentForMs`.
   */
  async takeStalled(
    asking: string,
    { silentForMs, goneForMs }: { readonly silentForMs: number; readonly goneForMs: number },
  ): Promise<JobRun[]> {
    return this.dataSource
      .createQueryBuilder(JobRun, 'r')
      .where(
        `r.status = 'running' AND (r.heartbeat_at < now() - :silentForMs * interval '1 ms'
            OR r.heartbeat_at < now() - :goneForMs * interval '1 ms'
               AND ${isGone('CAST(r.claimed_by AS text)')} AND ${isSettled(':asking', ':silentForMs')})`,
        { asking, silentForMs, goneForMs },
      )
      .getMany();
  }
}
