import type pg from 'pg';
import { SUMMED_AGAIN } from '../repositories/rows-aside.js';

export interface Table {
  readonly name: string;
  readonly columns: readonly string[];
}

/** Tables that only describe running processes, and the list of migrations, which is in the manifest. */
const LEFT_OUT: ReadonlySet<string> = new Set([
  'worker_presence',
  'upkeep',
  'schema_migration',
  ...SUMMED_AGAIN,
  // Words are read again when a gateway starts.
  'survey_vocabulary',
  'survey_word',
  'search_count',
]);

/** The product's tables, ordered so that each comes after the tables that its foreign keys refer to. */
export async function productTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows: tables } = await client.query<Table>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
       FROM pg_class c JOIN pg_attribute a ON a.attrelid = c.oid
      WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
        AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
      GROUP BY c.relname ORDER BY c.relname`,
  );
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `SELECT conrelid::regclass::text AS from, confrelid::regclass::text AS to
       FROM pg_constraint WHERE contype = 'f' AND conrelid <> confrelid`,
  );
  const waiting = tables.filter(({ name }) => !LEFT_OUT.has(name));
  const ordered: Table[] = [];
  while (waiting.length > 0) {
    const isWaiting = (name: string) => waiting.some((table) => table.name === name);
    const next = waiting.findIndex(
      ({ name }) => !references.some(({ from, to }) => from === name && isWaiting(to)),
    );
    if (next === -1) throw new Error('tables refer to each other in a circle');
    ordered.push(...waiting.splice(next, 1));
  }
  return ordered;
}

export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** `"table" ("column", …)`, as COPY takes it. */
export const copied = ({ name, columns }: Table): string =>
  `${quoted(name)} (${columns.map(quoted).join(', ')})`;

/** Sets each sequence past the restored rows, so that rows added later get numbers of their own. */
export async function goOnCounting(client: pg.ClientBase, { name }: Pick<Table, 'name'>) {
  const { rows } = await client.query<{ column: string; sequence: string }>(
    `SELECT attname AS column, pg_get_serial_sequence($1, attname) AS sequence
       FROM pg_attribute WHERE attrelid = $1::regclass AND attidentity <> ''`,
    [quoted(name)],
  );
  for (const { column, sequence } of rows)
    await client.query(
      `SELECT setval($1, max(${quoted(column)})) FROM ${quoted(name)} HAVING count(*) > 0`,
      [sequence],
    );
}

/** The checks of all tables, as `ALTER TABLE` takes them. */
export async function checksOf(client: pg.ClientBase) {
  const { rows } = await client.query<{ table: string; name: string; is: string }>(
    `SELECT conrelid::regclass AS "table", quote_ident(conname) AS name, pg_get_constraintdef(oid) AS is
       FROM pg_constraint WHERE contype = 'c' AND connamespace = 'public'::regnamespace`,
  );
  return rows;
}

/** Names of the migrations that were run, in the order of their run. */
export async function migrationsOf(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM schema_migration ORDER BY id',
  );
  return rows.map(({ name }) => name);
}
