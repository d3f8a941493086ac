import type { DataSource } from 'typeorm';

export interface KeptFor {
  readonly artifactsMs: number;
  readonly runsMs: number;
}

/** Rows deleted in one statement: none holds its locks for long. */
const AT_ONCE = 500;

/** What is done again and again, by one of however many workers there are. */
export class UpkeepRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** True for one caller in each period; the others have nothing to do. */
  async isDue(name: string, everyMs: number): Promise<boolean> {
    const rows: unknown[] = await this.dataSource.query(
      `INSERT INTO upkeep AS u (name) VALUES ($1)
       ON CONFLICT (name) DO UPDATE SET begun_at = now()
        WHERE u.begun_at < now() - $2 * interval '1 ms' RETURNING name`,
      [name, everyMs],
    );
    return rows.length === 1;
  }

  /** Deletes made files and ended runs that are older than they are kept; tells how many. */
  async deleteOld({ artifactsMs, runsMs }: KeptFor): Promise<{ artifacts: number; runs: number }> {
    const artifacts = await this.#deleteInParts(
      `DELETE FROM artifact WHERE id IN (
         SELECT id FROM artifact WHERE created_at < now() - $1 * interval '1 ms' LIMIT $2)`,
      artifactsMs,
    );
    const runs = await this.#deleteInParts(
      `DELETE FROM job_run WHERE id IN (
         SELECT id FROM job_run WHERE finished_at < now() - $1 * interval '1 ms' LIMIT $2)`,
      runsMs,
    );
    return { artifacts, runs };
  }

  async #deleteInParts(statement: string, olderThanMs: number): Promise<number> {
    let deleted = 0;
    for (;;) {
      const [, count]: [unknown[], number] = await this.dataSource.query(statement, [
        olderThanMs,
        AT_ONCE,
      ]);
      deleted += count;
      if (count < AT_ONCE) return deleted;
    }
  }
}
