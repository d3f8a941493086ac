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
  return checked(row, rowsOf(await connection.query(sql, values)));
}

/** TypeORM answers an UPDATE or a DELETE with its rows and their number. */
const rowsOf = (result: unknown): unknown =>
  Array.isArray(result) && typeof result[1] === 'number' ? result[0] : result;

const checked = <Row extends z.ZodType>(row: Row, found: unknown): z.output<Row>[] =>
  z.array(row).parse(found);

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
