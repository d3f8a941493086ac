import type { DataSource } from 'typeorm';

const ALIVE_WITHIN_MS = 15_000;

/** Which workers are alive. */
export class WorkerRepository {
  constructor(private readonly dataSource: DataSource) {}

  async seen(id: string, host: string): Promise<void> {
    await this.dataSource.query(
      `INSERT INTO worker_presence (id, host) VALUES ($1, $2)
       ON CONFLICT (id) DO UPDATE SET seen_at = now()`,
      [id, host],
    );
    await this.dataSource.query(
      `DELETE FROM worker_presence WHERE seen_at < now() - interval '1 hour'`,
    );
  }

  async gone(id: string): Promise<void> {
    await this.dataSource.query(`DELETE FROM worker_presence WHERE id = $1`, [id]);
  }

  async countAlive(): Promise<number> {
    const [row]: [{ count: number }] = await this.dataSource.query(
      `SELECT count(*)::int AS count FROM worker_presence
        WHERE seen_at > now() - $1 * interval '1 ms'`,
      [ALIVE_WITHIN_MS],
    );
    return row.count;
  }
}
