import type { Weight } from '@lqc/contracts';
import { z } from 'zod';
import { document } from '../columns.js';
import { since } from '../database-clock.js';
import { WorkerPresence as PresenceRow } from '../entities/worker-presence.js';
import { PROGRAM } from '../program.js';
import { safeJson } from '../safe-text.js';
import { WorkerLife } from './worker-life.js';
import { SqlRepository } from '../sql-repository.js';

const ALIVE_WITHIN_MS = 15_000;

export interface WorkerPresence {
  readonly id: string;
  readonly host: string;
  readonly pid: number;
  /** Runs of each weight that it carries out at once. */
  readonly concurrency: Readonly<Record<Weight, number>>;
}

const LivingWorker = z.object({
  id: z.string(),
  host: z.string(),
  pid: z.number().nullable(),
  concurrency: document<WorkerPresence['concurrency']>().nullable(),
  startedAt: z.date(),
  /** True of a worker of another version than this. */
  isOther: z.boolean(),
  /** Number of its running runs. */
  running: z.number(),
});
export type LivingWorker = z.infer<typeof LivingWorker>;

/** The workers that announced themselves lately. */
export class WorkerRepository extends SqlRepository {
  async seen({ id, host, pid, concurrency }: WorkerPresence): Promise<void> {
    await this.dataSource.query(
      `WITH forgotten AS (DELETE FROM worker_presence WHERE id <> $1 AND seen_at < now() - interval '1 hour')
       INSERT INTO worker_presence (id, host, pid, concurrency, program)
       VALUES ($1, $2, $3, $4, $5)
       ON CONFLICT (id) DO UPDATE SET seen_at = now()`,
      [id, host, pid, safeJson(concurrency), PROGRAM],
    );
  }

  life(id: string): WorkerLife {
    return new WorkerLife(this.dataSource, id);
  }

  async gone(id: string): Promise<void> {
    await this.dataSource.manager.delete(PresenceRow, { id });
  }

  countAlive(): Promise<number> {
    return this.dataSource.manager.countBy(PresenceRow, { seenAt: since(ALIVE_WITHIN_MS) });
  }

  /** Workers that are alive, the longest running first. */
  async alive(): Promise<LivingWorker[]> {
    return this.rows(
      LivingWorker,
      `SELECT w.id, w.host, w.pid, w.concurrency, w.started_at AS "startedAt",
              w.program IS DISTINCT FROM $2 AS "isOther",
              (SELECT count(*)::int FROM job_run r
                WHERE r.claimed_by = w.id AND r.status = 'running') AS running
         FROM worker_presence w WHERE seen_at > now() - $1 * interval '1 ms'
        ORDER BY started_at, id`,
      [ALIVE_WITHIN_MS, PROGRAM],
    );
  }
}
