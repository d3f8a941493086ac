import { randomUUID } from 'node:crypto';
import {
  CodedError,
  UNDO_PAGE_SIZE,
  type Undoable,
  type UndoablesQuery,
  UndoKind,
} from '@lqc/contracts';
import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import { z } from 'zod';
import { Identified } from '../columns.js';
import { longerAgoThan, since } from '../database-clock.js';
import { Undo } from '../entities/undo.js';
import { WorkbookFile } from '../entities/workbook-file.js';
import { firstRow, hasRows, texts } from '../rows.js';
import { filesOfRestored } from './report-quarters.js';
import { bringBack, columnNames, putAside, type RowsWith } from './rows-aside.js';
import { keepForReport } from './taken-sessions.js';
import { SqlRepository } from '../sql-repository.js';

/** What is deleted, as it is called when it is offered to be brought back, and by whom. */
export interface Deletion {
  readonly kind: UndoKind;
  readonly name: string;
  readonly userId: string;
}

/** Whoever brings something back. */
interface UndoPerson {
  readonly id: string;
  readonly isAdmin: boolean;
}

/** Rows of a table by their ids. */
export const rowsOf = (table: string, ids: readonly string[]): RowsWith => ({
  table,
  column: 'id',
  type: 'uuid',
  values: ids,
});

/** The table of what is deleted as one of a kind; samples are many things. */
const TABLES: Readonly<Record<UndoKind, string | null>> = {
  conclusion: 'conclusion',
  report: 'report',
  file: 'workbook_file',
  replaced: 'workbook_file',
  company: 'workbook_file',
  samples: null,
};

/** How long what was deleted can be brought back. */
const UNDO_WITHIN_MS = 24 * 60 * 60_000;

/** What its maker brings back. */
const OWN: ReadonlySet<UndoKind> = new Set(['conclusion', 'report']);

/** What is one person's alone; the rest is the office's, and any admin's to bring back. */
const PERSONAL: UndoKind = 'conclusion';

/** PostgreSQL's codes of a value that another row took meanwhile, and of a row that is gone. */
const IN_THE_WAY: ReadonlySet<unknown> = new Set(['23505', '23503']);

/**
 * Deletes rows so that they can be brought back: they are put aside together with everything that the
 * deletion takes along, as the schema's foreign keys say.
 */
export class UndoRepository extends SqlRepository {
  /**
   * What is put aside under an id, since its row is gone once it is brought back, and the id that it had where it
   * is one thing; null when nothing is.
   */
  async find(id: string): Promise<{ kind: UndoKind; name: string; of: string | null } | null> {
    const undo = await this.dataSource.manager.findOneBy(Undo, { id });
    if (!undo) return null;
    const kind = UndoKind.parse(undo.kind);
    const [of = null] = await this.texts(
      `SELECT content->>'id' FROM undo_row WHERE undo_id = $1 AND table_name = $2`,
      [id, TABLES[kind]],
    );
    return { kind, name: undo.name, of };
  }

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

  /** Puts a quarterly file's row aside that is about to get another content, and keeps its id. */
  async keepReplaced(transaction: EntityManager, fileId: string, userId: string): Promise<void> {
    const { label, fileName } = await transaction.findOneByOrFail(WorkbookFile, { id: fileId });
    const id = randomUUID();
    const name = label ?? fileName;
    await transaction.insert(Undo, { id, kind: 'replaced', name, deletedBy: userId });
    await transaction.query(
      `INSERT INTO undo_row (undo_id, table_name, content)
       SELECT $2, 'workbook_file', to_jsonb(f) FROM workbook_file f WHERE f.id = $1`,
      [fileId, id],
    );
  }

  /** One page of what a person may bring back of these kinds, the latest first, and how many there are. */
  async list(
    person: UndoPerson,
    { kinds, page = 1 }: Partial<UndoablesQuery> = {},
  ): Promise<{ deleted: Undoable[]; total: number }> {
    const [found, total] = await this.dataSource.manager.findAndCount(Undo, {
      select: { id: true, kind: true, name: true, deletedAt: true, deleter: { username: true } },
      where: undoableBy(person, kinds),
      relations: { deleter: true },
      order: { deletedAt: 'DESC', id: 'ASC' },
      skip: (page - 1) * UNDO_PAGE_SIZE,
      take: UNDO_PAGE_SIZE,
    });
    const companies = await this.#companiesOf(found);
    const deleted = found.map(({ id, kind, name, deletedAt, deleter }) => ({
      id,
      kind: UndoKind.parse(kind),
      name,
      deleted_by: deleter!.username,
      deleted_at: deletedAt.toISOString(),
      companies: companies.get(id) ?? null,
    }));
    return { deleted, total };
  }

  /**
   * Brings back what was deleted or replaced. What then stood in the place of a replaced file can be
   * brought back in its turn.
   *
   * @returns the ids of the stored files that came back, and of those whose quarters reports that came back have
   * @throws CodedError `UNDO_NOT_FOUND`; `UNDO_IN_THE_WAY` when something else took its place meanwhile
   */
  async undo(id: string, person: UndoPerson): Promise<readonly string[]> {
    const undo = await this.dataSource.manager.findOneBy(
      Undo,
      undoableBy(person).map((where) => ({ ...where, id })),
    );
    if (!undo) throw new CodedError('UNDO_NOT_FOUND');
    try {
      return await this.dataSource.transaction(async (transaction) => {
        // Locked, so that of two who undo at the same time one finds nothing left.
        if (!(await hasRows(transaction, `SELECT FROM undo WHERE id = $1 FOR UPDATE`, [id])))
          throw new CodedError('UNDO_NOT_FOUND');
        if (undo.kind === 'company') await this.deleteCompanyFile(transaction, person.id);
        const exchanged =
          undo.kind === 'replaced' ? await this.#exchange(transaction, undo, person.id) : null;
        const files = exchanged ? [exchanged] : await bringBack(transaction, id);
        const ofReports = await filesOfRestored(transaction, id);
        if (undo.kind === 'report' && !(await isOfTheOffice(transaction, id)))
          throw new CodedError('UNDO_IN_THE_WAY', { title: undo.name });
        await transaction.delete(Undo, { id });
        return [...new Set([...files, ...ofReports])];
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

  /** How many companies each company database among these has, by the id of its undoing. */
  async #companiesOf(found: readonly Undo[]): Promise<ReadonlyMap<string, number>> {
    const ids = found.flatMap(({ id, kind }) => (kind === 'company' ? [id] : []));
    if (ids.length === 0) return new Map();
    const counted = await this.rows(
      Identified.extend({ companies: z.number() }),
      `SELECT u.undo_id AS id, r.companies FROM undo_row u
         JOIN company_register r ON r.id = (u.content->>'register_id')::uuid
        WHERE u.undo_id = ANY($1) AND u.table_name = 'workbook_file'`,
      [ids],
    );
    return new Map(counted.map(({ id, companies }) => [id, companies]));
  }

  /**
   * Gives a file the content back that it had before it was replaced, and puts aside the one that it has;
   * null when the file was deleted meanwhile.
   *
   * @throws CodedError `UNDO_IN_THE_WAY` when it was replaced once more since
   */
  async #exchange(
    transaction: EntityManager,
    { id, name }: Undo,
    userId: string,
  ): Promise<string | null> {
    const standing = await firstRow(
      transaction,
      Identified.extend({ isLater: z.boolean() }),
      `SELECT f.id, f.upload_date > u.deleted_at AS "isLater"
         FROM undo u JOIN undo_row r ON r.undo_id = u.id
         JOIN workbook_file f ON f.id = (r.content->>'id')::uuid
        WHERE u.id = $1 FOR UPDATE OF f`,
      [id],
    );
    if (!standing) return null;
    if (standing.isLater) throw new CodedError('UNDO_IN_THE_WAY', { title: name });
    await this.keepReplaced(transaction, standing.id, userId);
    const columns = await columnNames(transaction, 'workbook_file');
    await transaction.query(
      `UPDATE workbook_file f
          SET (${columns}) =
              (SELECT ${columns} FROM jsonb_populate_record(NULL::workbook_file, r.content))
         FROM undo_row r WHERE r.undo_id = $1 AND f.id = $2`,
      [id, standing.id],
    );
    return standing.id;
  }
}

/** Condition on what a person may bring back of these kinds. */
function undoableBy(
  { id, isAdmin }: UndoPerson,
  kinds: readonly UndoKind[] = UndoKind.options,
): FindOptionsWhere<Undo>[] {
  const deletedAt = since(UNDO_WITHIN_MS);
  const own = { kind: In(kinds.filter((kind) => OWN.has(kind))), deletedBy: id, deletedAt };
  const ofOffice = { kind: In(kinds.filter((kind) => kind !== PERSONAL)), deletedAt };
  return isAdmin ? [own, ofOffice] : [own];
}

/** False when somebody has put a file of their own into the analysis of a report that was brought back. */
async function isOfTheOffice(transaction: EntityManager, undoId: string): Promise<boolean> {
  const [sessionId] = await texts(
    transaction,
    `SELECT content->>'session_id' FROM undo_row
      WHERE undo_id = $1 AND table_name = 'report' AND relinked IS NULL`,
    [undoId],
  );
  return sessionId === undefined || keepForReport(transaction, sessionId);
}
