import type { ErrorArguments, ErrorCode, JobName } from '@lqc/contracts';
import type { DataSource } from 'typeorm';

export interface UnfinishedRuns {
  readonly name: JobName;
  readonly queued: number;
  readonly running: number;
  /** Seconds that the longest waiting run has waited; 0 when none waits. */
  readonly waitSeconds: number;
}

export interface FailedRun {
  readonly id: string;
  readonly name: JobName;
  readonly errorCode: ErrorCode;
  readonly errorArgs: ErrorArguments | null;
  readonly requestId: string | null;
  readonly owner: string;
  readonly attempts: number;
  readonly finishedAt: Date;
}

/** Runs as operators look at them. */
export class RunStatisticsRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Ended and unended runs that are kept, by job and status. */
  async countByStatus(): Promise<{ name: string; status: string; count: number }[]> {
    return this.dataSource.query(
      `SELECT name, status, count(*)::int AS count FROM job_run GROUP BY name, status`,
    );
  }

  /** What waits and what is in hand, by job; jobs without either are left out. */
  async unfinished(): Promise<UnfinishedRuns[]> {
    return this.dataSource.query(
      `SELECT name,
              count(*) FILTER (WHERE status = 'queued')::int AS queued,
              count(*) FILTER (WHERE status = 'running')::int AS running,
              coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE status = 'queued')),
                       0)::float AS "waitSeconds"
         FROM job_run WHERE status IN ('queued', 'running') GROUP BY name`,
    );
  }

  /** The latest that failed, newest first. */
  async failures(atMost: number): Promise<FailedRun[]> {
    return this.dataSource.query(
      `SELECT r.id, r.name, r.error_code AS "errorCode", r.error_args AS "errorArgs",
              r.request_id AS "requestId", u.username AS owner, r.attempts,
              r.finished_at AS "finishedAt"
         FROM job_run r JOIN app_user u ON u.id = r.owner_id
        WHERE r.status = 'failed' AND r.finished_at IS NOT NULL
        ORDER BY r.finished_at DESC LIMIT $1`,
      [atMost],
    );
  }

  /** Puts a failed run back where it began; null when it is not there or has not failed. */
  async revive(id: string): Promise<{ name: JobName } | null> {
    const [rows]: [{ name: JobName }[], number] = await this.dataSource.query(
      `UPDATE job_run SET status = 'queued', progress = 0, step = NULL, draft = NULL, attempts = 0,
              error_code = NULL, error_args = NULL, claimed_by = NULL, heartbeat_at = NULL,
              started_at = NULL, finished_at = NULL, enqueued_at = now()
        WHERE id = $1 AND status = 'failed' RETURNING name`,
      [id],
    );
    return rows[0] ?? null;
  }
}
