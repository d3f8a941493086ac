import type { Pool } from 'pg';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';

/** The pool of connections, or the transaction that a statement belongs to. */
export type Connection = Pick<EntityManager, 'query'>;

/**
 * The rows of a statement, each checked against the schema, so that the type of a query cannot
 * promise what the database does not give.
 *
 * @throws Error when a row is not as the schema says
 */
export async function rows<Row extends z.ZodType>(
  connection: Connection,
  row: Row,
  sql: string,
  values: unknown[] = [],
): Promise<z.output<Row>[]> {
  return z.array(row).parse((await outcomeOf(connection, sql, values)).rows);
}

/** The first row of a statement, checked; null where there is none. */
export async function firstRow<Row extends z.ZodType>(
  connection: Connection,
  row: Row,
  sql: string,
  values: unknown[] = [],
): Promise<z.output<Row> | null> {
  const [first] = await rows(connection, row, sql, values);
  return first ?? null;
}

/** How many rows an UPDATE or a DELETE changed, or an INSERT gives back. */
export async function changed(
  connection: Connection,
  sql: string,
  values: unknown[] = [],
): Promise<number> {
  return (await outcomeOf(connection, sql, values)).count;
}

/** TypeORM answers an UPDATE or a DELETE with its rows and their number, all else with the rows. */
async function outcomeOf(
  connection: Connection,
  sql: string,
  values: unknown[],
): Promise<{ rows: unknown; count: number }> {
  const result = await connection.query<unknown[]>(sql, values);
  const [first, second] = result;
  return typeof second === 'number'
    ? { rows: first, count: second }
    : { rows: result, count: result.length };
}

/** A statement that each connection parses and plans once: for what nearly every call asks. */
export function prepared<Row extends z.ZodType>(name: string, row: Row, sql: string) {
  const list = z.array(row);
  return async (dataSource: DataSource, values: unknown[]): Promise<z.output<Row>[]> => {
    const { master } = dataSource.driver as unknown as PooledDriver;
    const { rows: found } = await master.query({ name, text: sql, values });
    return list.parse(found);
  };
}

/** TypeORM's own door has no way to name a statement; the pool behind it has. */
interface PooledDriver {
  readonly master: Pick<Pool, 'query'>;
}
