import { randomUUID } from 'node:crypto';
import { CodedError, type Undoable, type UndoKind, UNDO_WITHIN_MS } from '@lqc/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { Identified } from '../columns.js';
import { longerAgoThan } from '../database-clock.js';
import { Undo } from '../entities/undo.js';
import { WorkbookFile } from '../entities/workbook-file.js';
import { changed, firstRow, rows } from '../rows.js';
import { keepForReport } from './taken-sessions.js';

/** What is deleted, as it is called when it is offered to be brought back, and by whom. */
export interface Deletion {
  readonly kind: UndoKind;
  readonly name: string;
  readonly userId: string;
}

/** The rows of a table that have one of these values in a column. */
export interface RowsWith {
  readonly table: string;
  readonly column: string;
  /** The column's type in PostgreSQL. */
  readonly type: string;
  readonly values: readonly string[];
}

const UndoRow = z.object({
  id: z.string(),
  kind: z.string().transform((kind) => kind as UndoKind),
  name: z.string(),
  deleted_by: z.string(),
  deleted_at: z.date(),
});

const ForeignKey = z.object({
  table: z.string(),
  column: z.string(),
  /** The column of the deleted row that it names. */
  of: z.string(),
  type: z.string(),
  /** PostgreSQL's letter: `c` deletes the row that refers to a deleted one, `n` keeps it without the name. */
  action: z.enum(['a', 'r', 'c', 'n', 'd']),
});

/** Rows of a table by their ids. */
export const rowsOf = (table: string, ids: readonly string[]): RowsWith => ({
  table,
  column: 'id',
  type: 'uuid',
  values: ids,
});

/** What only its maker brings back; the rest is the office's, and an admin's to bring back. */
const OWN: readonly UndoKind[] = ['conclusion', 'report'];

/** PostgreSQL's codes of a value that another row took meanwhile, and of a row that is gone. */
const IN_THE_WAY: ReadonlySet<unknown> = new Set(['23505', '23503']);

/**
 * Deletes rows so that they can be brought back: they are put aside together with everything that the
 * deletion takes along, as the schema's foreign keys say.
 */
export class UndoRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Deletes rows within a transaction and gives the id by which they come back; null when there were none. */
  async delete(
    transaction: EntityManager,
    { kind, name, userId }: Deletion,
    what: readonly RowsWith[],
  ): Promise<string | null> {
    const id = randomUUID();
    await transaction.insert(Undo, { id, kind, name, deletedBy: userId });
    let deleted = 0;
    for (const one of what) deleted += await putAside(transaction, id, one);
    if (deleted > 0) return id;
    await transaction.delete(Undo, { id });
    return null;
  }

  /** Deletes the company database, if one is stored, so that another one can take its place. */
  async deleteCompanyFile(transaction: EntityManager, userId: string): Promise<void> {
    const kind = 'company';
    const file = await transaction.findOneBy(WorkbookFile, { kind });
    if (file)
      await this.delete(transaction, { kind, name: file.fileName, userId }, [
        rowsOf('workbook_file', [file.id]),
      ]);
  }

  /** What a person may bring back, the latest first. */
  async list(userId: string, isAdmin: boolean): Promise<Undoable[]> {
    const found = await rows(
      this.dataSource,
      UndoRow,
      `SELECT d.id, d.kind, d.name, u.username AS deleted_by, d.deleted_at
         FROM undo d JOIN app_user u ON u.id = d.deleted_by
        WHERE d.deleted_at > now() - $1 * interval '1 ms'
          AND CASE WHEN d.kind = ANY($2) THEN d.deleted_by = $3 ELSE $4 END
        ORDER BY d.deleted_at DESC, d.id LIMIT 50`,
      [UNDO_WITHIN_MS, OWN, userId, isAdmin],
    );
    return found.map((row) => ({ ...row, deleted_at: row.deleted_at.toISOString() }));
  }

  /**
   * Brings back what was deleted. A company database that was replaced takes its place again; the other
   * one can be brought back in its turn.
   *
   * @returns the ids of the stored files that came back
   * @throws CodedError `UNDO_NOT_FOUND`; `UNDO_IN_THE_WAY` when something else took its place meanwhile
   */
  async undo(id: string, userId: string, isAdmin: boolean): Promise<readonly string[]> {
    const undo = (await this.list(userId, isAdmin)).find((one) => one.id === id);
    if (!undo) throw new CodedError('UNDO_NOT_FOUND');
    try {
      return await this.dataSource.transaction(async (transaction) => {
        // Locked, so that of two who undo at the same time one finds nothing left.
        const left = await changed(transaction, `SELECT FROM undo WHERE id = $1 FOR UPDATE`, [id]);
        if (left === 0) throw new CodedError('UNDO_NOT_FOUND');
        if (undo.kind === 'company') await this.deleteCompanyFile(transaction, userId);
        const files = await bringBack(transaction, id);
        if (undo.kind === 'report' && !(await isOfTheOffice(transaction, id)))
          throw new CodedError('UNDO_IN_THE_WAY', { title: undo.name });
        await transaction.delete(Undo, { id });
        return files;
      });
    } catch (error) {
      if (IN_THE_WAY.has((error as { code?: unknown }).code))
        throw new CodedError('UNDO_IN_THE_WAY', { title: undo.name });
      throw error;
    }
  }

  /** Deletes for good what nobody brought back in time. */
  async deleteOld(): Promise<void> {
    await this.dataSource.manager.delete(Undo, { deletedAt: longerAgoThan(UNDO_WITHIN_MS) });
  }
}

/** Deletes rows after those that refer to them, and keeps each; gives how many were deleted. */
async function putAside(
  transaction: EntityManager,
  undoId: string,
  { table, column, type, values }: RowsWith,
): Promise<number> {
  if (values.length === 0) return 0;
  const chosen = `${column} = ANY($1::${type}[])`;
  for (const key of await foreignKeysTo(transaction, table)) {
    const named = await rows(
      transaction,
      z.object({ value: z.string() }),
      `SELECT DISTINCT ${key.of}::text AS value FROM ${table} WHERE ${chosen}`,
      [values],
    );
    const ofThem = named.map(({ value }) => value);
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

/** The foreign keys of one column that refer to a table. */
const foreignKeysTo = (transaction: EntityManager, table: string) =>
  rows(
    transaction,
    ForeignKey,
    `SELECT k.conrelid::regclass::text AS table, a.attname AS column, named.attname AS of,
            format_type(a.atttypid, NULL) AS type, k.confdeltype AS action
       FROM pg_constraint k
       JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
       JOIN pg_attribute named ON named.attrelid = k.confrelid AND named.attnum = k.confkey[1]
      WHERE k.contype = 'f' AND k.confrelid = $1::regclass AND cardinality(k.conkey) = 1
      ORDER BY k.conrelid, k.conname`,
    [table],
  );

/** Inserts the rows again, those that others refer to first, and gives the ids of stored files. */
async function bringBack(transaction: EntityManager, undoId: string): Promise<readonly string[]> {
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
               FROM undo_row WHERE undo_id = $1) kept
      GROUP BY table_name, relinked, run ORDER BY relinked NULLS FIRST, min(position) DESC`,
    [undoId],
  );
  for (const { table, relinked, positions } of parts)
    await transaction.query(
      relinked
        ? `UPDATE ${table} t SET ${relinked} = (jsonb_populate_record(t, u.content)).${relinked}
             FROM undo_row u
            WHERE u.position = ANY($1) AND to_jsonb(t) - $2 = u.content - $2`
        : `INSERT INTO ${table} (${await columnsOf(transaction, table)}) OVERRIDING SYSTEM VALUE
           SELECT ${await columnsOf(transaction, table)} FROM (
             SELECT (jsonb_populate_record(NULL::${table}, content)).* FROM undo_row
              WHERE position = ANY($1) ORDER BY position DESC) kept`,
      relinked ? [positions, relinked] : [positions],
    );
  const files = await rows(
    transaction,
    Identified,
    `SELECT content->>'id' AS id FROM undo_row
      WHERE undo_id = $1 AND table_name = 'workbook_file' AND relinked IS NULL`,
    [undoId],
  );
  return files.map(({ id }) => id);
}

/** False when somebody has put a file of their own into the analysis of a report that was brought back. */
async function isOfTheOffice(transaction: EntityManager, undoId: string): Promise<boolean> {
  const report = await firstRow(
    transaction,
    z.object({ sessionId: z.string() }),
    `SELECT content->>'session_id' AS "sessionId" FROM undo_row
      WHERE undo_id = $1 AND table_name = 'report' AND relinked IS NULL`,
    [undoId],
  );
  return report === null || keepForReport(transaction, report.sessionId);
}

/** The columns of a table that take a value, separated by commas. */
async function columnsOf(transaction: EntityManager, table: string): Promise<string> {
  const found = await firstRow(
    transaction,
    z.object({ names: z.string() }),
    `SELECT string_agg(quote_ident(attname), ', ' ORDER BY attnum) AS names FROM pg_attribute
      WHERE attrelid = $1::regclass AND attnum > 0 AND NOT attisdropped AND attgenerated = ''`,
    [table],
  );
  return found!.names;
}
