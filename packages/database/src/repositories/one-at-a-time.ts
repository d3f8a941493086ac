import type { DataSource, EntityManager } from 'typeorm';

/**
 * Does the work in a transaction that no other of the same name overlaps, so that each counts what
 * the one before has stored: calls at the same instant do not exceed a limit together.
 */
export function oneAtATime<Result>(
  dataSource: DataSource,
  name: string,
  work: (transaction: EntityManager) => Promise<Result>,
): Promise<Result> {
  return dataSource.transaction(async (transaction) => {
    await takeTurn(transaction, name);
    return work(transaction);
  });
}

/** Lets no other transaction take a turn of this name until this one ends. */
export async function takeTurn(transaction: EntityManager, name: string): Promise<void> {
  await transaction.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [name]);
}
