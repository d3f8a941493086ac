import type { DataSource, QueryRunner } from 'typeorm';

/** The first key of the locks by which workers show that they live; the second is made of the worker's id. */
const LIFE_LOCK = 7_208_403;

const lifeOf = (worker: string) =>
  `l.locktype = 'advisory' AND l.classid = ${LIFE_LOCK} AND l.objid = hashtext(${worker})`;

/** Condition: PostgreSQL holds no lock of this worker. */
export const isGone = (worker: string): string =>
  `NOT EXISTS (SELECT FROM pg_locks l WHERE ${lifeOf(worker)})`;

/**
 * Condition: this worker has been connected for so long. When the server restarts, all lose their locks, and
 * who takes its own again first must not take the others for dead.
 */
export const isSettled = (worker: string, forMs: string): string =>
  `EXISTS (SELECT FROM pg_locks l JOIN pg_stat_activity a USING (pid)
            WHERE ${lifeOf(worker)} AND a.backend_start < now() - ${forMs} * interval '1 ms')`;

/**
 * A connection that holds a lock in a worker's name. PostgreSQL lets go of it the moment the process is gone,
 * which others learn much sooner than from its silence alone.
 */
export class WorkerLife {
  #runner: QueryRunner | null = null;
  #holding: Promise<void> | null = null;

  constructor(
    private readonly dataSource: DataSource,
    private readonly id: string,
  ) {}

  /** Takes the lock, again when the connection was lost. @throws Error when PostgreSQL cannot be reached */
  hold(): Promise<void> {
    this.#holding ??= this.#hold().finally(() => (this.#holding = null));
    return this.#holding;
  }

  async #hold(): Promise<void> {
    try {
      if (this.#runner) return void (await this.#runner.query('SELECT 1'));
      this.#runner = this.dataSource.createQueryRunner();
      await this.#runner.query(`SELECT pg_advisory_lock_shared(${LIFE_LOCK}, hashtext($1))`, [
        this.id,
      ]);
    } catch (error) {
      await this.end().catch(() => {});
      throw error;
    }
  }

  async end(): Promise<void> {
    const runner = this.#runner;
    this.#runner = null;
    // The connection goes back to the pool, so it must let go itself.
    await runner?.query(`SELECT pg_advisory_unlock_all()`).catch(() => {});
    await runner?.release();
  }
}
