import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { type Connection, firstRow } from '../rows.js';

/** A statement that took longer than it may, or was cancelled. */
const RAN_OUT = '57014';
export const ranOut = Symbol('ran out of time');

export interface Bounds {
  /** Milliseconds for each statement. */
  readonly limitMs: number;
  /** Settings of the planner that hold for this work alone. */
  readonly settings: Readonly<Record<string, string>>;
  /** When it is aborted, PostgreSQL stops as well. */
  readonly signal?: AbortSignal | undefined;
}

/**
 * Reads within a transaction of its own whose statements end at a limit.
 *
 * @returns `ranOut` when a statement reached the limit
 * @throws the signal's reason when it was aborted
 */
export async function withinTime<Result>(
  dataSource: DataSource,
  { limitMs, settings, signal }: Bounds,
  work: (connection: Connection) => Promise<Result>,
): Promise<Result | typeof ranOut> {
  const runner = dataSource.createQueryRunner();
  let cancelling: Promise<unknown> = Promise.resolve();
  let cancel = () => {};
  try {
    await runner.startTransaction('READ COMMITTED');
    const all = { ...settings, statement_timeout: String(Math.ceil(limitMs)) };
    const names = Object.keys(all);
    const { pid } = (await firstRow(
      runner,
      z.object({ pid: z.number() }),
      `SELECT pg_backend_pid() AS pid, ${names.map((_, at) => `set_config($${2 * at + 1}, $${2 * at + 2}, true)`).join(', ')}`,
      Object.entries(all).flat(),
    ))!;
    signal?.throwIfAborted();
    cancel = () => {
      cancelling = dataSource.query('SELECT pg_cancel_backend($1)', [pid]).catch(() => {});
    };
    signal?.addEventListener('abort', cancel, { once: true });
    return await work(runner);
  } catch (error) {
    signal?.throwIfAborted();
    if ((error as { code?: string }).code === RAN_OUT) return ranOut;
    throw error;
  } finally {
    signal?.removeEventListener('abort', cancel);
    // Before the connection is another's, whose statement a late message would end.
    await cancelling;
    await runner.rollbackTransaction().catch(() => {});
    await runner.release();
  }
}
