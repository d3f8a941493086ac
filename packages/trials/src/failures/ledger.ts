import type { JobName } from '@lqc/contracts';
import pg from 'pg';
import { until } from '../wait.js';

/** One accepted piece of work, as the database remembers it. */
export interface Entry {
  readonly id: string;
  readonly name: JobName;
  readonly status: string;
  readonly errorCode: string | null;
  readonly claimedBy: string | null;
  readonly finishedAt: Date | null;
  /** Times that it came to an end, counted by a trigger of the trial's own. */
  readonly endings: number;
}

/** Where workers can be held up: before a run is theirs, or before its effects are committed. */
export type Hold = 'claim' | 'end';
const LOCKS = { claim: 8001, end: 8002 } as const;
const STILL_FOR_MS = 600;
const ENDED_WITHIN_MS = 90_000;

/** The trial's own book beside the product's: it counts endings, and can hold workers up. */
export class Ledger {
  // It looks many times a second, and a connection costs more than what is asked.
  readonly #pool: pg.Pool;

  constructor(private readonly url: string) {
    this.#pool = new pg.Pool({ connectionString: url, application_name: 'liaison-trial', max: 4 });
    this.#pool.on('error', () => {});
  }

  async install(): Promise<void> {
    await this.query(`
        CREATE TABLE trial_ending (run_id uuid NOT NULL);
        CREATE FUNCTION trial_note() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          INSERT INTO trial_ending VALUES (NEW.id);
          RETURN NULL;
        END $$;
        CREATE TRIGGER trial_note AFTER UPDATE OF status ON job_run FOR EACH ROW
          WHEN (NEW.finished_at IS NOT NULL AND OLD.finished_at IS NULL)
          EXECUTE FUNCTION trial_note();

        CREATE FUNCTION trial_hold() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN
          IF NEW.status = 'running' THEN PERFORM pg_advisory_xact_lock_shared(${LOCKS.claim}); END IF;
          IF NEW.status = 'completed' THEN PERFORM pg_advisory_xact_lock_shared(${LOCKS.end}); END IF;
          RETURN NEW;
        END $$;
        CREATE TRIGGER trial_hold BEFORE UPDATE OF status ON job_run FOR EACH ROW
          EXECUTE FUNCTION trial_hold();
      `);
  }

  close(): Promise<void> {
    return this.#pool.end();
  }

  /** Holds up every worker at that point until the given function is called. */
  async hold(at: Hold): Promise<() => Promise<void>> {
    const client = new pg.Client({ connectionString: this.url, application_name: 'liaison-trial' });
    client.on('error', () => {});
    await client.connect();
    await client.query('SELECT pg_advisory_lock($1)', [LOCKS[at]]);
    return () => client.end();
  }

  /** Waits until some are held up and no more join them. */
  async standStill(): Promise<void> {
    let last = 0;
    let since = performance.now();
    await until(
      'workers held up',
      async () => {
        const [row] = await this.query<{ count: number }>(
          `SELECT count(*)::int AS count FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
        );
        if (row!.count !== last) since = performance.now();
        last = row!.count;
        return last > 0 && performance.now() - since > STILL_FOR_MS;
      },
      30_000,
    );
  }

  entries(): Promise<Entry[]> {
    return this.query<Entry>(
      `SELECT r.id, r.name, r.status, r.error_code AS "errorCode", r.claimed_by AS "claimedBy",
              r.finished_at AS "finishedAt",
              (SELECT count(*)::int FROM trial_ending e WHERE e.run_id = r.id) AS endings
         FROM job_run r`,
    );
  }

  /** The id under which a worker process claims runs. */
  async workerIdOf(pid: number): Promise<string> {
    const rows = await this.query<{ id: string }>('SELECT id FROM worker_presence WHERE pid = $1', [
      pid,
    ]);
    return rows.at(-1)?.id ?? '';
  }

  /** Waits until nothing is unfinished; false when something still is after a minute and a half. */
  allEnded(): Promise<boolean> {
    return until(
      'every run to end',
      async () => {
        const left = await this.query<{ count: number }>(
          `SELECT count(*)::int AS count FROM job_run WHERE finished_at IS NULL`,
        ).catch(() => null);
        return left?.[0]?.count === 0;
      },
      ENDED_WITHIN_MS,
    ).catch(() => false);
  }

  async query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    return (await this.#pool.query<Row>(sql, values)).rows;
  }
}
