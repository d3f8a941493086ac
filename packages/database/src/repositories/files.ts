import { randomUUID } from 'node:crypto';
import type { CompanyFileReport, FileType, Period } from '@lqc/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { now } from '../database-clock.js';
import { CompanyRegister } from '../entities/company-register.js';
import { WorkbookFile } from '../entities/workbook-file.js';
import { firstRow, hasRows, insertedNew, prepared, rows, texts } from '../rows.js';
import { REGISTER_READ_VERSION } from './registers.js';
import { STORED_FILES, StoredFileRow } from './stored-file.js';
import { SURVEY_READ_VERSION } from './stored-notes.js';
import { rowsOf, type UndoRepository } from './undo.js';

type Kept = Pick<
  WorkbookFile,
  'kind' | 'label' | 'fileName' | 'contentSha256' | 'surveyId' | 'registerId' | 'ownerId'
>;
export interface NewFile extends Readonly<Kept> {
  /** Its own; one is made where none is given. */
  readonly id?: string | undefined;
  readonly period?: Period | null;
  /** Id of the quarterly file that this one replaces; the row keeps that id. */
  readonly replaces?: string | undefined;
  readonly isSample?: boolean;
}

type Replacing = Pick<WorkbookFile, 'id' | 'kind' | 'label' | 'year' | 'quarter' | 'ownerId'>;

const findForSession = prepared(
  'find-files-for-session',
  StoredFileRow,
  `${STORED_FILES} WHERE f.id = ANY($1) OR f.kind = 'company'`,
);

/** Condition on a session `s`: one of its quarters is a sample; all of them are. */
const HAS_SAMPLES = `EXISTS (
  SELECT FROM workbook_file f, jsonb_each(s.sources - 'company') AS source
   WHERE f.is_sample AND source.value ->> 'file_id' = f.id::text)`;
const HAS_OTHERS = `EXISTS (
  SELECT FROM jsonb_each(s.sources - 'company') AS source
   WHERE source.value <> 'null' AND NOT EXISTS (
     SELECT FROM workbook_file f WHERE f.is_sample AND source.value ->> 'file_id' = f.id::text))`;

const SampleSession = z.object({
  id: z.string(),
  goes: z.boolean(),
  label: z.string(),
  owner: z.string(),
});
const SampleReport = z.object({
  id: z.string(),
  goes: z.boolean(),
  title: z.string(),
  sections: z.number(),
});

/** The stored quarterly files and the one company database. */
export class FileRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly undo: UndoRepository,
  ) {}

  list(manager: EntityManager = this.dataSource.manager): Promise<StoredFileRow[]> {
    return rows(manager, StoredFileRow, `${STORED_FILES} ORDER BY f.upload_date DESC, f.label`);
  }

  find(
    id: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<StoredFileRow | null> {
    return firstRow(manager, StoredFileRow, `${STORED_FILES} WHERE f.id = $1`, [id]);
  }

  /** Those of the given files that exist, and the company database. */
  findForSession(ids: readonly string[]): Promise<StoredFileRow[]> {
    return findForSession(this.dataSource, [ids]);
  }

  findCompanyFile(): Promise<StoredFileRow | null> {
    return firstRow(this.dataSource, StoredFileRow, `${STORED_FILES} WHERE f.kind = 'company'`);
  }

  /** Whether another file than the replaced one has this label, ignoring case and outer spaces. */
  labelTaken(label: string, replaces?: string): Promise<boolean> {
    return hasRows(
      this.dataSource,
      `SELECT FROM workbook_file
        WHERE kind = 'quarterly' AND lower(btrim(label)) = lower(btrim($1)) AND id IS DISTINCT FROM $2`,
      [label, replaces ?? null],
    );
  }

  /**
   * The owner for the run that completes what an earlier version read of files and analyses; null when
   * nothing is to be completed.
   */
  async ownerOfIncomplete(): Promise<string | null> {
    const [ownerId = null] = await texts(
      this.dataSource,
      `SELECT u.owner_id
         FROM (SELECT owner_id, upload_date, ARRAY[survey_id], register_id,
                      kind = 'quarterly' AND NOT period_read FROM workbook_file
                UNION ALL
               SELECT owner_id, created_at, ARRAY[survey_before_id, survey_now_id, survey_last_year_id],
                      register_id, false FROM analysis_session)
              AS u (owner_id, since, surveys, register_id, lacks_period)
        WHERE lacks_period
           OR EXISTS (SELECT FROM survey s WHERE s.id = ANY(u.surveys) AND s.read_version < $1)
           OR EXISTS (SELECT FROM company_register r WHERE r.id = u.register_id AND r.read_version < $2)
        ORDER BY since LIMIT 1`,
      [SURVEY_READ_VERSION, REGISTER_READ_VERSION],
    );
    return ownerId;
  }

  /**
   * Stores a file's row. A company database replaces the stored one. A quarterly file may replace
   * another, whose id it then keeps. Null when label or period were taken in the meantime, or the file
   * to replace was deleted.
   */
  async store(
    manager: EntityManager,
    { id = randomUUID(), replaces, label, period, isSample = false, ...file }: NewFile,
  ): Promise<StoredFileRow | null> {
    const { year, quarter } = period ?? { year: null, quarter: null };
    const said = { label: label?.trim() ?? null, year, quarter, isSample, periodRead: true };
    const row = { id: replaces ?? id, ...file, ...said };
    if (file.kind === 'company') await this.undo.deleteCompanyFile(manager, file.ownerId);
    const isStored = replaces
      ? await this.#replace(manager, row)
      : await insertedNew(manager, WorkbookFile, row);
    return isStored ? this.find(row.id, manager) : null;
  }

  /** Replaces a row, whose former one can be brought back; false when label or period are another file's. */
  async #replace(manager: EntityManager, row: Replacing): Promise<boolean> {
    const { id, kind, label, year, quarter, ownerId } = row;
    const isFree = await hasRows(
      manager,
      `SELECT FROM workbook_file f
        WHERE id = $1 AND kind = $2 AND NOT EXISTS (
          SELECT FROM workbook_file o WHERE o.id <> f.id AND o.kind = f.kind
             AND (lower(btrim(o.label)) = lower($3) OR (o.year = $4 AND o.quarter = $5)))
          FOR UPDATE`,
      [id, kind, label, year, quarter],
    );
    if (!isFree) return false;
    await this.undo.keepReplaced(manager, id, ownerId);
    await manager.update(WorkbookFile, { id }, { ...row, uploadDate: now });
    return true;
  }

  /** Deletes a file and gives the id of its undoing; null when there is none. */
  async delete(id: string, kind: FileType, userId: string): Promise<string | null> {
    const file = await this.find(id);
    if (file?.kind !== kind) return null;
    const name = file.label ?? file.file_name;
    const deletion = { kind: kind === 'company' ? kind : 'file', name, userId } as const;
    return this.dataSource.transaction((transaction) =>
      this.undo.delete(transaction, deletion, [rowsOf('workbook_file', [id])]),
    );
  }

  /**
   * Analyses and reports that use sample files. Those with no other files (`goes`) are deleted with the
   * sample files; those that also use a quarter of the office stay.
   */
  async onSamples(manager: EntityManager = this.dataSource.manager) {
    const sessions = await rows(
      manager,
      SampleSession,
      `SELECT s.id, NOT ${HAS_OTHERS} AS goes, u.username AS owner,
              concat_ws(' / ', s.sources->'now'->>'label', s.sources->'before'->>'label') AS label
         FROM analysis_session s JOIN app_user u ON u.id = s.owner_id
        WHERE ${HAS_SAMPLES} ORDER BY s.created_at DESC`,
    );
    const reports = await rows(
      manager,
      SampleReport,
      `SELECT r.id, NOT ${HAS_OTHERS} AS goes, r.title,
              (SELECT count(*)::int FROM report_section p WHERE p.report_id = r.id AND p.text <> '') AS sections
         FROM report r JOIN analysis_session s ON s.id = r.session_id
        WHERE ${HAS_SAMPLES} ORDER BY r.created_at DESC`,
    );
    return { sessions, reports };
  }

  /** Deletes the sample files with what stands on them alone; gives the id of its undoing, and the reports that went. */
  async deleteSamples(
    userId: string,
    name: string,
  ): Promise<{ undoId: string | null; reports: readonly { id: string; title: string }[] }> {
    return this.dataSource.transaction(async (transaction) => {
      const { sessions, reports } = await this.onSamples(transaction);
      const files = await texts(
        transaction,
        `SELECT id FROM workbook_file WHERE is_sample ORDER BY id FOR UPDATE`,
      );
      const going = reports.filter(({ goes }) => goes);
      const idsOf = (all: readonly { readonly id: string }[]) => all.map(({ id }) => id);
      const undoId = await this.undo.delete(transaction, { kind: 'samples', name, userId }, [
        rowsOf('report', idsOf(going)),
        rowsOf('analysis_session', idsOf(sessions.filter(({ goes }) => goes))),
        rowsOf('workbook_file', files),
      ]);
      return { undoId, reports: going };
    });
  }

  async registerReport(registerId: string): Promise<CompanyFileReport> {
    const register = { id: registerId };
    return (await this.dataSource.manager.findOneByOrFail(CompanyRegister, register)).report;
  }
}
