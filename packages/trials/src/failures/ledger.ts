import type { JobName } from '@lqc/contracts';
import { HeardClient } from '@lqc/database';
import pg from 'pg';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from '@lqc/contracts/testing';

/** A job that was accepted, as recorded in the database. */
export interface Entry {
  readonly id: string;
  readonly name: JobName;
  readonly status: string;
  readonly errorCode: string | null;
  readonly claimedBy: string | null;
  readonly finishedAt: Date | null;
  /** How often it ended, counted by a trigger that the trial adds. */
  readonly endings: number;
}

/** Where workers can be held up: while they claim a run, or before its effects are committed. */
export type Hold = 'claim' | 'end';
const LOCKS = { claim: 8001, end: 8002 } as const;
const UNCHANGED_FOR_MS = 600;
/** For how long no run may begin, go on or end until those that are left are taken for lost. */
const STILL_FOR_MS = 90_000;
const ENDED_WITHIN_MS = 300_000;
const REACHED_WITHIN_MS = 60_000;
const ASK_AGAIN_MS = 500;

/** True of an error of the connection, and not of the statement. */
const isUnreachable = (error: unknown) =>
  /^(?:E[A-Z]+|08\w{3}|57P\d\d|53300)$/.test((error as { code?: string }).code ?? '') ||
  /^(?:Connection terminated|timeout exceeded)/.test((error as Error).message);

/** Additions of the trial to the product's database: they count endings, and can hold up workers. */
export class Ledger {
  // A pool, because there are many queries a second and connecting costs more than a query.
  readonly #pool: pg.Pool;

  readonly #address: pg.ClientConfig;

  constructor(url: string) {
    this.#address = { connectionString: url, application_name: 'liaison-trial' };
    this.#pool = new pg.Pool({ ...this.#address, Client: HeardClient, max: 4 });
    this.#pool.on('error', () => {});
  }

  /** Adds the trial's table and triggers. */
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

  /** Holds up every worker at this point until the returned function is called. */
  async hold(at: Hold): Promise<() => Promise<void>> {
    const client = new HeardClient(this.#address);
    await client.connect();
    await client.query('SELECT pg_advisory_lock($1)', [LOCKS[at]]);
    return () => client.end();
  }

  /** Waits until workers are held up and their number no longer changes. */
  async untilHeldUp(): Promise<void> {
    let last = 0;
    let since = performance.now();
    await until(async () => {
      const [row] = await this.query<{ count: number }>(
        `SELECT count(*)::int AS count FROM pg_locks WHERE locktype = 'advisory' AND NOT granted`,
      );
      if (row!.count !== last) since = performance.now();
      last = row!.count;
      return last > 0 && performance.now() - since > UNCHANGED_FOR_MS;
    }, 30_000);
  }

  /** Lets the product forget what it computed, so that what is requested again is work again. */
  async forgetComputations(): Promise<void> {
    await this.query('DELETE FROM stored_computation');
  }

  entries(): Promise<Entry[]> {
    return this.query<Entry>(
      `SELECT r.id, r.name, r.status, r.error_code AS "errorCode", r.claimed_by AS "claimedBy",
              r.finished_at AS "finishedAt",
              (SELECT count(*)::int FROM trial_ending e WHERE e.run_id = r.id) AS endings
         FROM job_run r`,
    );
  }

  /** The id with which a worker process claims runs. */
  async workerIdOf(pid: number): Promise<string> {
    const rows = await this.query<{ id: string }>('SELECT id FROM worker_presence WHERE pid = $1', [
      pid,
    ]);
    return rows.at(-1)?.id ?? '';
  }

  /**
   * Waits until all runs have ended; false when some have not although nothing moved any more for 90
   * seconds, or after five minutes.
   */
  async allEnded(): Promise<boolean> {
    let seen = '';
    let since = performance.now();
    const left = await until(async () => {
      const [now] = await this.query<{ left: number; state: string }>(
        `SELECT count(*) FILTER (WHERE finished_at IS NULL)::int AS left,
                  concat_ws(' ', count(finished_at), count(claimed_by), sum(attempts), sum(progress)) AS state
             FROM job_run`,
      ).catch(() => []);
      if (now && now.state !== seen) since = performance.now();
      seen = now?.state ?? seen;
      const isStill = performance.now() - since > STILL_FOR_MS;
      return now?.left === 0 ? 'none' : isStill && 'some';
    }, ENDED_WITHIN_MS).catch(() => 'some');
    return left === 'none';
  }

  /** All runs, when those that were still in progress have ended; whatever has not by then is lost. */
  async finalEntries(): Promise<Entry[]> {
    await this.allEnded();
    return this.entries();
  }

  /** Waits until other workers have taken up these runs of workers that are gone. */
  async takenUp(runs: readonly string[], from: readonly string[]): Promise<void> {
    await until(async () => {
      const left = await this.query(
        `SELECT FROM job_run WHERE id = ANY($1) AND finished_at IS NULL
              AND (claimed_by IS NULL OR claimed_by = ANY($2)) LIMIT 1`,
        [runs, from],
      );
      return left.length === 0;
    }, ENDED_WITHIN_MS);
  }

  /** Waits for a server that cannot be reached, as after a fault it may be for a moment. */
  async query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
    const began = performance.now();
    for (;;) {
      try {
        return (await this.#pool.query<Row>(sql, values)).rows;
      } catch (error) {
        if (!isUnreachable(error) || performance.now() - began > REACHED_WITHIN_MS) throw error;
        await pause(ASK_AGAIN_MS);
      }
    }
  }
}
