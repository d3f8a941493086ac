import type { Pool, QueryConfig } from 'pg';
import type { DataSource, EntityManager, EntityTarget, ObjectLiteral } from 'typeorm';
import type { QueryDeepPartialEntity } from 'typeorm/query-builder/QueryPartialEntity.js';
import { z } from 'zod';
import { Whole } from './columns.js';

const Counted = z.looseObject({ total: Whole });

/** Anything that runs a statement: the connection pool or a transaction. */
export type Connection = Pick<EntityManager, 'query'>;

/**
 * Runs a statement and gives its rows, each checked against the schema, so that their type cannot
 * differ from what the database returns.
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

/** One page of a statement's rows, which it counts as `count(*) OVER () AS total`, and of how many. */
export async function pageOf<Row extends z.ZodType>(
  connection: Connection,
  row: Row,
  sql: string,
  values: unknown[],
  { page, size }: { readonly page: number; readonly size: number },
): Promise<{ total: number; found: z.output<Row>[] }> {
  const from = (offset: number) =>
    rows(connection, Counted, `${sql} LIMIT ${size} OFFSET ${offset}`, values);
  const found = await from((page - 1) * size);
  // Beyond the last page there is no row that would have the total.
  const [first] = found.length > 0 || page === 1 ? found : await from(0);
  return { total: first?.total ?? 0, found: z.array(row).parse(found) };
}

/** The values of a statement's one column, each checked. */
export async function scalars<Value extends z.ZodType>(
  connection: Connection,
  value: Value,
  sql: string,
  values: unknown[] = [],
): Promise<z.output<Value>[]> {
  const found = (await outcomeOf(connection, sql, values)).rows as object[];
  return z.array(value).parse(found.map((row) => Object.values(row)[0] as unknown));
}

/** The texts of a statement's one column. */
export const texts = (connection: Connection, sql: string, values?: unknown[]) =>
  scalars(connection, z.string(), sql, values);

/** Of each of these fields its values, row by row, as `unnest` takes them; null where a row has none. */
export const columnsOf = <Row extends object>(all: readonly Row[], ...fields: (keyof Row)[]) =>
  fields.map((field) => all.map((row) => row[field] ?? null));

/** Whether a statement finds, changes or returns any row. */
export async function hasRows(
  connection: Connection,
  sql: string,
  values: unknown[] = [],
): Promise<boolean> {
  return (await changed(connection, sql, values)) > 0;
}

/** The number of rows that an UPDATE or DELETE changed, or that an INSERT returns. */
export async function changed(
  connection: Connection,
  sql: string,
  values: unknown[] = [],
): Promise<number> {
  return (await outcomeOf(connection, sql, values)).count;
}

/** Inserts rows unless a unique index has one in their place already; false where all have one. */
export async function insertedNew<Row extends ObjectLiteral>(
  manager: EntityManager,
  entity: EntityTarget<Row>,
  row: QueryDeepPartialEntity<Row> | QueryDeepPartialEntity<Row>[],
): Promise<boolean> {
  const insert = manager.createQueryBuilder().insert().into(entity).values(row).orIgnore();
  return ((await insert.execute()).raw as unknown[]).length > 0;
}

/**
 * TypeORM gives rows and their number for an UPDATE or DELETE, and rows alone for other statements.
 */
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

/**
 * Runs a prepared statement, which each connection parses only once; for what nearly every call
 * needs.
 */
export function prepared<Row extends z.ZodType>(name: string, row: Row, sql: string) {
  const list = z.array(row);
  return async (dataSource: DataSource, values: unknown[]): Promise<z.output<Row>[]> =>
    list.parse(await preparedRows(dataSource, { name, text: sql, values }));
}

/** The same for the rows of one table (`SELECT m.*`), given as its entities. */
export function preparedEntities<Row extends ObjectLiteral>(
  name: string,
  entity: EntityTarget<Row>,
  sql: string,
) {
  return async (dataSource: DataSource, values: unknown[]): Promise<Row[]> => {
    const metadata = dataSource.getMetadata(entity);
    const found = await preparedRows(dataSource, { name, text: sql, values });
    return found.map((row) => {
      const one = metadata.create() as Row;
      for (const column of metadata.columns) {
        const value = dataSource.driver.prepareHydratedValue(row[column.databaseName], column);
        column.setEntityValue(one, value);
      }
      return one;
    });
  };
}

async function preparedRows({ driver }: DataSource, statement: QueryConfig) {
  const { master } = driver as unknown as PooledDriver;
  return (await master.query<Record<string, unknown>>(statement)).rows;
}

/** TypeORM cannot name a prepared statement, but the driver's pool that it uses can. */
interface PooledDriver {
  readonly master: Pick<Pool, 'query'>;
}
