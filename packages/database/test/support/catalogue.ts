import type { DataSource } from 'typeorm';

/** A table of a database, as PostgreSQL's catalogue tells it. */
export interface Table {
  readonly table: string;
  /** `name type [NOT NULL] [DEFAULT …]`, by name. */
  readonly columns: readonly string[];
  /** Primary and foreign keys and unique columns, without the names of their constraints. */
  readonly keys: readonly string[];
}

const COLUMNS = `
  SELECT relname AS "table",
         json_agg(concat_ws(' ', attname, format_type(atttypid, atttypmod),
                            CASE WHEN collname <> 'default' THEN 'COLLATE ' || collname END,
                            CASE WHEN attnotnull THEN 'NOT NULL' END,
                            CASE WHEN attidentity <> '' THEN 'IDENTITY ' || attidentity::text END,
                            CASE WHEN attgenerated = '' THEN 'DEFAULT ' || replace(pg_get_expr(adbin, adrelid), '''0''::real', '0') END)
                  ORDER BY attname) AS columns
    FROM pg_class JOIN pg_attribute ON attrelid = pg_class.oid AND attnum > 0 AND NOT attisdropped
         LEFT JOIN pg_attrdef ON adrelid = pg_class.oid AND adnum = attnum
         LEFT JOIN pg_collation ON pg_collation.oid = attcollation
   WHERE relkind = 'r' AND relnamespace = 'public'::regnamespace GROUP BY relname ORDER BY relname`;

const KEYS = `
  SELECT conrelid::regclass::text AS "table", pg_get_constraintdef(oid) AS key FROM pg_constraint
   WHERE contype IN ('p', 'f', 'u') AND connamespace = 'public'::regnamespace ORDER BY 1, 2`;

/** What entities cannot say: checks, indexes other than of keys, generated columns, triggers, functions, views. */
const BEYOND = [
  `SELECT conrelid::regclass || ': ' || pg_get_constraintdef(oid) AS line FROM pg_constraint
    WHERE contype = 'c' AND connamespace = 'public'::regnamespace`,
  `SELECT indexdef AS line FROM pg_indexes
    WHERE schemaname = 'public'
      AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = quote_ident(indexname)::regclass AND contype IN ('p', 'u'))`,
  `SELECT attrelid::regclass || '.' || attname || ' = ' || pg_get_expr(adbin, adrelid) AS line
     FROM pg_attribute JOIN pg_attrdef ON adrelid = attrelid AND adnum = attnum
          JOIN pg_class ON pg_class.oid = attrelid
    WHERE attgenerated <> '' AND relnamespace = 'public'::regnamespace`,
  `SELECT pg_get_triggerdef(pg_trigger.oid) AS line FROM pg_trigger WHERE NOT tgisinternal`,
  `SELECT pg_get_functiondef(oid) AS line FROM pg_proc WHERE pronamespace = 'public'::regnamespace`,
  `SELECT 'VIEW ' || viewname || ' AS ' || definition AS line FROM pg_views WHERE schemaname = 'public'`,
  `SELECT 'TEXT SEARCH ' || cfgname AS line FROM pg_ts_config WHERE cfgnamespace = 'public'::regnamespace`,
];

/** The tables of a database and, as lines, what no entity can say of it. */
export async function catalogueOf(
  dataSource: DataSource,
): Promise<{ tables: Table[]; beyond: string[] }> {
  const keys: { table: string; key: string }[] = await dataSource.query(KEYS);
  const columns: { table: string; columns: string[] }[] = await dataSource.query(COLUMNS);
  const beyond: string[] = [];
  for (const ask of BEYOND) {
    const found: { line: string }[] = await dataSource.query(ask);
    beyond.push(...found.map(({ line }) => line).toSorted());
  }
  return {
    tables: columns.map((one) => ({
      ...one,
      keys: keys.filter(({ table }) => table === one.table).map(({ key }) => key),
    })),
    beyond,
  };
}
