import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { changed, rows, texts } from '../rows.js';

/** The rows of a table that have one of these values in a column. */
export interface RowsWith {
  readonly table: string;
  readonly column: string;
  /** The column's type in PostgreSQL. */
  readonly type: string;
  readonly values: readonly string[];
}

const ForeignKey = z.object({
  table: z.string(),
  column: z.string(),
  /** The table and column of the row that it names. */
  target: z.string(),
  of: z.string(),
  type: z.string(),
  /** PostgreSQL's letter: `c` deletes the row that refers to a deleted one, `n` keeps it without the name. */
  action: z.enum(['a', 'r', 'c', 'n', 'd']),
});

/**
 * What is summed up again by itself (`QuarterSummingRepository`) and never put aside: a pair of quarters
 * names both, so that neither could come back without the other.
 */
export const SUMMED_AGAIN: ReadonlySet<string> = new Set([
  'quarter_summary',
  'quarter_sum',
  'quarter_sector',
  'quarter_pair',
]);

/** Deletes rows after those that refer to them, and keeps each; gives how many were deleted. */
export async function putAside(
  transaction: EntityManager,
  undoId: string,
  { table, column, type, values }: RowsWith,
): Promise<number> {
  if (values.length === 0) return 0;
  const chosen = `${column} = ANY($1::${type}[])`;
  // Before those that refer to them, as who adds or changes one of those locks them: nothing comes in between.
  await transaction.query(`SELECT FROM ${table} WHERE ${chosen} ORDER BY ${column} FOR UPDATE`, [
    values,
  ]);
  for (const key of await foreignKeysTo(transaction, table)) {
    if (SUMMED_AGAIN.has(key.table)) continue;
    const ofThem = await texts(
      transaction,
      `SELECT DISTINCT ${key.of}::text FROM ${table} WHERE ${chosen}`,
      [values],
    );
    if (key.action === 'c') await putAside(transaction, undoId, { ...key, values: ofThem });
    if (key.action === 'n')
      await transaction.query(
        `INSERT INTO undo_row (undo_id, table_name, content, relinked)
         SELECT $2, $3, to_jsonb(t), $4 FROM ${key.table} t
          WHERE t.${key.column} = ANY($1::${key.type}[])`,
        [ofThem, undoId, key.table, key.column],
      );
  }
  return changed(
    transaction,
    `WITH gone AS (DELETE FROM ${table} t WHERE ${chosen} RETURNING to_jsonb(t) AS content)
     INSERT INTO undo_row (undo_id, table_name, content)
     SELECT $2, $3, content FROM gone RETURNING position`,
    [values, undoId, table],
  );
}

const FOREIGN_KEYS = `
  SELECT k.conrelid::regclass::text AS table, a.attname AS column,
         k.confrelid::regclass::text AS target, named.attname AS of,
         format_type(a.atttypid, NULL) AS type, k.confdeltype AS action
    FROM pg_constraint k
    JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
    JOIN pg_attribute named ON named.attrelid = k.confrelid AND named.attnum = k.confkey[1]
   WHERE k.contype = 'f' AND cardinality(k.conkey) = 1`;

/** The foreign keys of one column that refer to a table. */
const foreignKeysTo = (transaction: EntityManager, table: string) =>
  rows(
    transaction,
    ForeignKey,
    `${FOREIGN_KEYS} AND k.confrelid = $1::regclass ORDER BY k.conrelid, k.conname`,
    [table],
  );

/** Inserts the rows again, those that others refer to first, and gives the ids of stored files. */
export async function bringBack(
  transaction: EntityManager,
  undoId: string,
): Promise<readonly string[]> {
  const parts = await rows(
    transaction,
    z.object({
      table: z.string(),
      relinked: z.string().nullable(),
      positions: z.array(z.string()),
    }),
    // Neighbouring rows of one table are inserted together.
    `SELECT table_name AS table, relinked, array_agg(position::text) AS positions
       FROM (SELECT *, row_number() OVER (ORDER BY position)
                     - row_number() OVER (PARTITION BY table_name, relinked ORDER BY position) AS run
               FROM undo_row WHERE undo_id = $1 AND table_name <> ALL($2)) kept
      GROUP BY table_name, relinked, run ORDER BY relinked NULLS FIRST, min(position) DESC`,
    // Versions before put these aside as well.
    [undoId, [...SUMMED_AGAIN]],
  );
  for (const { table, relinked, positions } of parts) {
    if (!relinked) await forgetGone(transaction, table, positions);
    await transaction.query(
      relinked
        ? `UPDATE ${table} t SET ${relinked} = (jsonb_populate_record(t, u.content)).${relinked}
             FROM undo_row u
            WHERE u.position = ANY($1) AND to_jsonb(t) - $2 = u.content - $2`
        : `INSERT INTO ${table} (${await columnNames(transaction, table)}) OVERRIDING SYSTEM VALUE
           SELECT ${await columnNames(transaction, table)} FROM (
             SELECT (jsonb_populate_record(NULL::${table}, content)).* FROM undo_row
              WHERE position = ANY($1) ORDER BY position DESC) kept`,
      relinked ? [positions, relinked] : [positions],
    );
  }
  return texts(
    transaction,
    `SELECT content->>'id' FROM undo_row
      WHERE undo_id = $1 AND table_name = 'workbook_file' AND relinked IS NULL`,
    [undoId],
  );
}

/** Takes the names of what was deleted meanwhile out of rows put aside, as the schema does of rows that stand. */
async function forgetGone(
  transaction: EntityManager,
  table: string,
  positions: readonly string[],
): Promise<void> {
  const keys = await rows(
    transaction,
    ForeignKey,
    `${FOREIGN_KEYS} AND k.conrelid = $1::regclass AND k.confdeltype = 'n'`,
    [table],
  );
  for (const { column, target, of } of keys)
    await transaction.query(
      `UPDATE undo_row u SET content = jsonb_set(u.content, ARRAY[$2::text], 'null')
        WHERE u.position = ANY($1)
          AND NOT EXISTS (SELECT FROM ${target} t WHERE t.${of}::text = u.content->>$2::text)`,
      [positions, column],
    );
}

/** The columns of a table that take a value, separated by commas. */
export async function columnNames(transaction: EntityManager, table: string): Promise<string> {
  const [names] = await texts(
    transaction,
    `SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) FROM pg_attribute
      WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [table],
  );
  return names!;
}
