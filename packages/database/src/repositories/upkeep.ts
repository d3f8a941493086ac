import { changed } from '../rows.js';
import { SqlRepository } from '../sql-repository.js';

export interface KeptFor {
  /** Files that belong to one run. */
  readonly artifactsMs: number;
  readonly runsMs: number;
  /** Stored computations, from the day they were last asked for. */
  readonly computationsMs: number;
}

export type Deleted = Readonly<Record<'artifacts' | 'runs' | 'computations', number>>;

/** Rows deleted in one statement; a small number, so that none holds its locks for long. */
const AT_ONCE = 500;

/** Regular work that only one of all workers does at a time, and the deletion of old rows. */
export class UpkeepRepository extends SqlRepository {
  /** True for only one caller in each period, who is then to do the work. */
  isDue(name: string, everyMs: number): Promise<boolean> {
    return this.hasRows(
      `INSERT INTO upkeep AS u (name) VALUES ($1)
       ON CONFLICT (name) DO UPDATE SET begun_at = now()
        WHERE u.begun_at < now() - $2 * interval '1 ms' RETURNING name`,
      [name, everyMs],
    );
  }

  /**
   * Deletes rows past their retention and gives how many. A session's figures are retained as long as
   * the session, and the result of a run as long as the run.
   */
  async deleteOld({ artifactsMs, runsMs, computationsMs }: KeptFor): Promise<Deleted> {
    const artifacts = await this.#deleteInParts(
      `DELETE FROM artifact WHERE id IN (
         SELECT id FROM artifact
          WHERE run_id IS NOT NULL AND created_at < now() - $1 * interval '1 ms' LIMIT $2)`,
      artifactsMs,
    );
    const runs = await this.#deleteInParts(
      `DELETE FROM job_run WHERE id IN (
         SELECT id FROM job_run WHERE finished_at < now() - $1 * interval '1 ms' LIMIT $2)`,
      runsMs,
    );
    const computations = await this.#deleteInParts(
      `DELETE FROM stored_computation WHERE key IN (
         SELECT key FROM stored_computation c
          WHERE asked_at < now() - $1 * interval '1 ms'
            AND NOT EXISTS (SELECT FROM job_run r WHERE r.computation = c.key)
            AND NOT (name = 'start-session' AND EXISTS (
              SELECT FROM analysis_session s WHERE s.inputs = split_part(c.key, '.', 1)))
          LIMIT $2)`,
      computationsMs,
    );
    await this.#deleteInParts(
      `DELETE FROM search_count WHERE (asked, survey_id) IN (
         SELECT asked, survey_id FROM search_count
          WHERE made_at < now() - $1 * interval '1 ms' LIMIT $2)`,
      computationsMs,
    );
    return { artifacts, runs, computations };
  }

  async #deleteInParts(statement: string, olderThanMs: number): Promise<number> {
    let deleted = 0;
    for (;;) {
      const count = await changed(this.dataSource, statement, [olderThanMs, AT_ONCE]);
      deleted += count;
      if (count < AT_ONCE) return deleted;
    }
  }
}
