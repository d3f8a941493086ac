import type { DataSource } from 'typeorm';
import { JobRun } from '../entities/job-run.js';

/** Runs that no worker would carry out without the sweeper. */
export class StrandedRunRepository {
  constructor(private readonly dataSource: DataSource) {}

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
