import type { ErrorArguments } from '@lqc/contracts';
import { z } from 'zod';
import { document, errorCode, jobName, KNOWN_JOBS } from '../columns.js';
import { SqlRepository } from '../sql-repository.js';

const StatusCount = z.object({ name: z.string(), status: z.string(), count: z.number() });

const UnfinishedRuns = z.object({
  name: jobName,
  queued: z.number(),
  running: z.number(),
  /** Seconds that the longest waiting run has waited; 0 when none waits. */
  waitSeconds: z.number(),
});
export type UnfinishedRuns = z.infer<typeof UnfinishedRuns>;

const FailedRun = z.object({
  id: z.string(),
  name: jobName,
  errorCode,
  errorArgs: document<ErrorArguments>().nullable(),
  requestId: z.string().nullable(),
  owner: z.string(),
  attempts: z.number(),
  finishedAt: z.date(),
});
export type FailedRun = z.infer<typeof FailedRun>;

/** Numbers of runs and failed runs, for operators. */
export class RunStatisticsRepository extends SqlRepository {
  /** Number of stored runs by job and status. */
  async countByStatus(): Promise<z.infer<typeof StatusCount>[]> {
    return this.rows(
      StatusCount,
      `SELECT name, status, count(*)::int AS count FROM job_run GROUP BY name, status`,
    );
  }

  /** Waiting and running runs by job, without jobs that have neither. */
  async unfinished(): Promise<UnfinishedRuns[]> {
    return this.rows(
      UnfinishedRuns,
      `SELECT name,
              count(*) FILTER (WHERE status = 'queued')::int AS queued,
              count(*) FILTER (WHERE status = 'running')::int AS running,
              coalesce(extract(epoch FROM now() - min(created_at) FILTER (WHERE status = 'queued')),
                       0)::float AS "waitSeconds"
         FROM job_run WHERE status IN ('queued', 'running') AND name = ANY($1) GROUP BY name`,
      [KNOWN_JOBS],
    );
  }

  /** The latest that failed, newest first. */
  async failures(atMost: number): Promise<FailedRun[]> {
    return this.rows(
      FailedRun,
      `SELECT r.id, r.name, r.error_code AS "errorCode", r.error_args AS "errorArgs",
              r.request_id AS "requestId", u.username AS owner, r.attempts,
              r.finished_at AS "finishedAt"
         FROM job_run r JOIN app_user u ON u.id = r.owner_id
        WHERE r.status = 'failed' AND r.finished_at IS NOT NULL AND r.name = ANY($2)
        ORDER BY r.finished_at DESC LIMIT $1`,
      [atMost, KNOWN_JOBS],
    );
  }
}
