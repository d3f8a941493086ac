import {
  type ChangedFigure,
  QuarterRole,
  type ReportSection,
  type RewrittenSentence,
} from '@lqc/contracts';
import { type DataSource, type EntityManager, Not } from 'typeorm';
import { z } from 'zod';
import type { AnalysisSession } from '../entities/analysis-session.js';
import { AuditEvent } from '../entities/audit-event.js';
import { ReportSection as SectionRow } from '../entities/report-section.js';
import { Report } from '../entities/report.js';
import { hasRows, rows, texts } from '../rows.js';
import { safeJson } from '../safe-text.js';
import { inOneLine } from './audit.js';
import { keptStatements } from './kept-statements.js';
import type { StoredFileRow } from './stored-file.js';
import type { SectionFindings } from './report-sections.js';
import { backToDraft, isLockedOn } from './report-state.js';
import type { AnalysisSessionRepository } from './sessions.js';

/**
 * A quarter of a report with its stored file, null when that was deleted, and the calendar quarter that the
 * file had when the report was last held against it.
 */
const BoundQuarter = z.object({
  role: QuarterRole,
  fileId: z.string().nullable(),
  /** True when it is the quarter of the file that the report follows. */
  isOfFile: z.boolean(),
  year: z.number().nullable(),
  quarter: z.number().nullable(),
});
export type BoundQuarter = z.infer<typeof BoundQuarter>;

/** A section's text checked against changed data, its bound sentences written anew. */
export interface RenewedSection extends SectionFindings {
  readonly section: Pick<ReportSection, 'id' | 'text' | 'version'>;
  readonly text: string;
  readonly rewritten: readonly RewrittenSentence[];
  readonly changedFigures: readonly ChangedFigure[];
  /** True when figures or checks of the text changed. */
  readonly isTouched: boolean;
}

/**
 * Condition on a quarter `q`: it has this file, or its file was deleted and this one takes its place. A sample takes
 * nobody's place: what the office wrote of its own data is not held against made-up ones.
 */
const isOfFile = (
  file: Readonly<Record<'id' | 'label' | 'year' | 'quarter' | 'isSample', string>>,
) =>
  `(q.file_id = ${file.id} OR (q.file_id IS NULL AND NOT ${file.isSample} AND (
  (q.year = ${file.year} AND q.quarter = ${file.quarter})
  OR lower(btrim(q.label)) = lower(btrim(${file.label})))))`;

/** The same of the file whose `fileValues` a statement has. */
const IS_OF_FILE = isOfFile({
  id: '$1::uuid',
  label: '$2',
  year: '$3::int',
  quarter: '$4::int',
  isSample: '$5::boolean',
});
const fileValues = ({ id, label, year, quarter, is_sample: isSample }: StoredFileRow) => [
  id,
  label,
  year,
  quarter,
  isSample,
];

/** The stored quarters that reports are based on. */
export class ReportQuarterRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly sessions: AnalysisSessionRepository,
  ) {}

  /**
   * The reports that use this file, or in which it takes the place of a deleted file; of a company
   * database all that are not published, since sectors follow from it, and of a sample of one none.
   */
  async reportsOf(
    file: StoredFileRow,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<string[]> {
    if (file.kind === 'company' && file.is_sample) return [];
    if (file.kind === 'company')
      return (await manager.findBy(Report, { state: Not('terbit') })).map(({ id }) => id);
    return texts(
      manager,
      `SELECT DISTINCT report_id FROM report_quarter q WHERE ${IS_OF_FILE}`,
      fileValues(file),
    );
  }

  /** The quarters of a report, those that this file belongs to with it. */
  withFile(reportId: string, file: StoredFileRow): Promise<BoundQuarter[]> {
    return rows(
      this.dataSource,
      BoundQuarter,
      `SELECT role, CASE WHEN "isOfFile" THEN $1::uuid ELSE file_id END AS "fileId", "isOfFile",
              year, quarter
         FROM (SELECT q.*, ${IS_OF_FILE} IS TRUE AS "isOfFile"
                 FROM report_quarter q WHERE q.report_id = $6) quarters`,
      [...fileValues(file), reportId],
    );
  }

  /** Assigns this file to the quarters of a report that it belongs to. */
  async bind(
    reportId: string,
    file: StoredFileRow,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<void> {
    await manager.query(
      `UPDATE report_quarter q SET file_id = $1, label = $2, year = coalesce($3, year),
              quarter = coalesce($4, quarter)
        WHERE q.report_id = $6 AND ${IS_OF_FILE}`,
      [...fileValues(file), reportId],
    );
  }

  /**
   * Bases a report on another analysis, which is stored with it, and assigns it the file that it
   * follows. Every section gets the new checks of its text; sections that changed, and with them the
   * report, return to `draf`, which a report also does whose quarters were renamed; the log has it. New sectors get a
   * section; sectors that disappeared lose theirs if nobody ever wrote in it. False, with nothing
   * changed, when somebody changed the report or said something of a company meanwhile.
   */
  renew(
    reportId: string,
    { from, to: session }: { readonly from: string; readonly to: AnalysisSession },
    {
      file,
      sections: renewed,
      sectors,
      isRenamed,
    }: {
      readonly file: StoredFileRow;
      readonly sections: readonly RenewedSection[];
      readonly sectors: readonly string[];
      readonly isRenamed: boolean;
    },
  ): Promise<boolean> {
    return this.dataSource
      .transaction(async (transaction) => {
        if (!(await isLockedOn(transaction, reportId, from))) throw new Unchanged();
        await this.sessions.create(session, transaction, { isHeld: false });
        const isMoved = await hasRows(
          transaction,
          `UPDATE report r SET session_id = $2 WHERE r.id = $1
            AND (SELECT coalesce(sum(version), 0) FROM report_section s WHERE s.report_id = r.id) = $3
            AND (SELECT confirmed FROM analysis_session a WHERE a.id = $2) = $4`,
          [
            reportId,
            session.id,
            renewed.reduce((sum, { section }) => sum + section.version, 0),
            safeJson(session.confirmed),
          ],
        );
        if (!isMoved) throw new Unchanged();
        await this.bind(reportId, file, transaction);
        for (const one of renewed) await renewSection(transaction, one);
        await setSectors(transaction, reportId, sectors);
        const isOther = isRenamed || renewed.some(({ isTouched }) => isTouched);
        if (isOther) await returnToDraft(transaction, reportId, file);
        return true;
      })
      .catch((error: unknown) => {
        if (error instanceof Unchanged) return false;
        throw error;
      });
  }
}

/** Returns a report to the draft and logs that the product itself did, from which state and for which file. */
async function returnToDraft(
  transaction: EntityManager,
  id: string,
  { label, file_name: fileName }: StoredFileRow,
): Promise<void> {
  const { title, state } = await transaction.findOneOrFail(Report, {
    select: { title: true, state: true },
    where: { id },
  });
  if (!(await backToDraft(transaction, id))) return;
  await transaction.insert(AuditEvent, {
    action: 'set-report-state',
    outcome: 'done',
    objectType: 'report',
    objectId: id,
    objectLabel: inOneLine(`${title} · ${state}→draf · ${label ?? fileName}`),
  });
}

/** The files of the quarters of the reports that were just brought back, as they stand by now. */
export function filesOfRestored(transaction: EntityManager, undoId: string): Promise<string[]> {
  const file = {
    id: 'f.id',
    label: 'f.label',
    year: 'f.year',
    quarter: 'f.quarter',
    isSample: 'f.is_sample',
  };
  return texts(
    transaction,
    `SELECT DISTINCT f.id FROM undo_row u
       JOIN report_quarter q ON q.report_id::text = u.content->>'id'
       JOIN workbook_file f ON f.kind = 'quarterly' AND ${isOfFile(file)}
      WHERE u.undo_id = $1 AND u.table_name = 'report' AND u.relinked IS NULL`,
    [undoId],
  );
}

/** Thrown to roll a renewal back. */
class Unchanged extends Error {}

async function renewSection(
  transaction: EntityManager,
  {
    section: { id, text: stored },
    text,
    bound = [],
    rewritten,
    statements: all,
    counts,
    facts,
    changedFigures,
    isTouched,
  }: RenewedSection,
): Promise<void> {
  const { statements, leftOut, red } = keptStatements(text, all);
  const state = () => `CASE WHEN state = 'kosong' THEN state ELSE 'draf' END`;
  await transaction.update(
    SectionRow,
    { id },
    {
      statements,
      statementsLeftOut: leftOut,
      counts,
      facts,
      red,
      changedFigures,
      bound: [...bound],
      rewritten: [...rewritten],
      ...(isTouched && { state }),
    },
  );
  if (text === stored) return;
  // Whoever wrote last did not write this; nobody did, but a version has its person.
  await transaction.query(
    `WITH next AS (
       UPDATE report_section SET text = $2, version = version + 1, updated_at = now()
        WHERE id = $1 RETURNING version, updated_by)
     INSERT INTO report_section_version (section_id, version, text, writer, written_by)
     SELECT $1, version, $2, 'automatic', updated_by FROM next`,
    [id, text],
  );
}

async function setSectors(
  transaction: EntityManager,
  reportId: string,
  sectors: readonly string[],
): Promise<void> {
  await transaction.query(
    `DELETE FROM report_section
      WHERE report_id = $1 AND kind = 'lapangan_usaha' AND version = 0 AND target <> ALL($2)`,
    [reportId, sectors],
  );
  await transaction.query(
    `WITH come AS (
       SELECT sector, row_number() OVER () AS nth FROM unnest($2::text[]) AS sector
        WHERE NOT EXISTS (SELECT FROM report_section s
                           WHERE s.report_id = $1 AND s.kind = 'lapangan_usaha' AND s.target = sector)),
     last AS (
       SELECT coalesce(max(position) FILTER (WHERE chapter = 'bab_3'), max(position)) AS position
         FROM report_section WHERE report_id = $1),
     moved AS (
       UPDATE report_section s SET position = s.position + (SELECT count(*) FROM come) FROM last
        WHERE s.report_id = $1 AND s.position > last.position)
     INSERT INTO report_section (report_id, chapter, kind, target, title, position)
     SELECT $1, 'bab_3', 'lapangan_usaha', sector, sector, last.position + nth FROM come, last`,
    [reportId, sectors],
  );
}
