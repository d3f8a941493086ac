import { randomUUID } from 'node:crypto';
import {
  type ChangeReportRequest,
  CodedError,
  type QuarterRole,
  type Report,
  ReportListed,
  type ReportOutline,
  type ReportQuarter,
  type ReportSection,
  type ReportsQuery,
  type ReportsResponse,
} from '@lqc/contracts';
import type { DataSource, EntityManager } from 'typeorm';
import { z } from 'zod';
import { Whole } from '../columns.js';
import { ReportQuarter as QuarterRow } from '../entities/report-quarter.js';
import { ReportSection as SectionRow } from '../entities/report-section.js';
import { Report as ReportRow } from '../entities/report.js';
import { firstRow, hasRows, rows, scalars, texts } from '../rows.js';
import { safeJson } from '../safe-text.js';
import { oneAtATime } from './one-at-a-time.js';
import {
  type FoundHead,
  HEAD,
  HeadRow,
  headOf,
  readSectionHeads,
  readSections,
} from './read-report.js';
import type { NewSection } from './report-sections.js';
import { changedBy } from './report-state.js';
import { hasUpload, keepForReport } from './taken-sessions.js';
import { rowsOf, type UndoRepository } from './undo.js';

const PAGE_SIZE = 50;

export interface NewReport {
  readonly title: string;
  readonly people: string;
  readonly sessionId: string;
  readonly createdBy: string;
  readonly quarters: Readonly<Partial<Record<QuarterRole, ReportQuarter>>>;
  readonly sections: readonly NewSection[];
}

/**
 * Condition on a report: it is based on this analysis, or has the very files that the analysis was started with. An
 * analysis with an upload of one's own has no office's report.
 */
const isOnAnalysis = (
  report: string,
  analysis: string,
) => `(${report}.session_id = ${analysis} OR EXISTS (
  SELECT FROM analysis_session s
   WHERE s.id = ${analysis} AND s.survey_now_id IS NOT NULL AND NOT ${hasUpload('s')}
     AND NOT EXISTS (
       SELECT FROM unnest(ARRAY['now', 'before', 'last_year']) AS asked(role)
        WHERE (SELECT q.file_id::text FROM report_quarter q
                WHERE q.report_id = ${report}.id AND q.role = asked.role)
              IS DISTINCT FROM s.sources -> asked.role ->> 'file_id')))`;

/** Reports, which all staff can see and edit. */
export class ReportRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly undo: UndoRepository,
  ) {}

  /**
   * Inserts a report with its sections in the given order, all empty; gives its id, or null when the
   * person has begun as many as the limit allows.
   *
   * @throws CodedError `CONFLICT` when a file was put into its analysis meanwhile, or the analysis is gone
   */
  create(
    { title, people, sessionId, createdBy, quarters, sections }: NewReport,
    limit: number,
  ): Promise<string | null> {
    const name = `reports of ${createdBy}`;
    return oneAtATime(this.dataSource, name, async (transaction) => {
      if ((await this.begunBy(createdBy, transaction)) >= limit) return null;
      if (!(await keepForReport(transaction, sessionId))) throw new CodedError('CONFLICT');
      const id = randomUUID();
      await transaction.insert(ReportRow, { id, title, people, sessionId, createdBy });
      const roles = Object.entries(quarters) as [QuarterRole, ReportQuarter][];
      await transaction.insert(
        QuarterRow,
        roles.map(([role, { file_id: fileId, label, year, quarter }]) => ({
          reportId: id,
          role,
          fileId,
          label,
          year,
          quarter,
        })),
      );
      await transaction.insert(
        SectionRow,
        sections.map(({ chapter, kind, target, title: heading }, position) => ({
          reportId: id,
          chapter,
          kind,
          target,
          title: heading,
          position,
        })),
      );
      return id;
    });
  }

  /** Office and people of the report that was last begun with them; empty where none was. */
  async lastPeople(): Promise<string> {
    const [last = ''] = await texts(
      this.dataSource,
      `SELECT people FROM report WHERE people <> '' ORDER BY created_at DESC, id DESC LIMIT 1`,
    );
    return last;
  }

  /** A page of reports, latest first, from the one before the named one; those on an analysis alone. */
  async list({ before, session }: ReportsQuery = {}): Promise<ReportsResponse> {
    const found = await rows(
      this.dataSource,
      HeadRow.extend({ counts: ReportListed.shape.counts }),
      `SELECT head.*, counted.counts FROM (${HEAD}) head, LATERAL (
         SELECT jsonb_build_object(
           'sections', count(*), 'empty', count(*) FILTER (WHERE state = 'kosong'),
           'red', coalesce(sum((SELECT count(*) FROM (
             SELECT jsonb_array_elements_text(s.red)
             EXCEPT SELECT unnest(w.sentences) FROM report_reason w WHERE w.section_id = s.id) open)), 0),
           'unchecked', coalesce(sum((counts->>'statements')::int - (counts->>'checked')::int), 0)
         ) AS counts FROM report_section s WHERE s.report_id = head.id AND included) counted
        WHERE ($1::uuid IS NULL
               OR (created_at, id) < (SELECT created_at, id FROM report WHERE id = $1))
          AND ($2::uuid IS NULL OR ${isOnAnalysis('head', '$2')})
       ORDER BY created_at DESC, id DESC LIMIT ${PAGE_SIZE + 1}`,
      [before ?? null, session ?? null],
    );
    const page = found.slice(0, PAGE_SIZE);
    return {
      reports: page.map(({ counts, ...head }) => ({ ...headOf(head), counts })),
      next: found.length > page.length ? page.at(-1)!.id : null,
      total: await this.#count(session ?? null),
    };
  }

  async #count(session: string | null): Promise<number> {
    const [counted] = await scalars(
      this.dataSource,
      Whole,
      `SELECT count(*) FROM report r
        WHERE $1::uuid IS NULL OR ${isOnAnalysis('r', '$1')}`,
      [session],
    );
    return counted!;
  }

  async find(id: string): Promise<Report | null> {
    const [found, sections, drafting] = await Promise.all([
      this.head(id),
      readSections(this.dataSource, id),
      this.drafting(id),
    ]);
    return found && { ...found.head, drafting, sections };
  }

  /** The number of reports that a person has begun. */
  begunBy(createdBy: string, manager: EntityManager = this.dataSource.manager): Promise<number> {
    return manager.countBy(ReportRow, { createdBy });
  }

  /** A report without its texts, which are by far its largest part. */
  async outline(id: string): Promise<ReportOutline | null> {
    const [found, sections, drafting] = await Promise.all([
      this.head(id),
      readSectionHeads(this.dataSource, id),
      this.drafting(id),
    ]);
    return found && { ...found.head, drafting, sections };
  }

  /** A report without its sections. */
  async head(id: string): Promise<FoundHead | null> {
    const found = await firstRow(this.dataSource, HeadRow, `${HEAD} WHERE r.id = $1`, [id]);
    return found && { createdById: found.created_by_id, head: headOf(found) };
  }

  /** The sections of a report, whole: all, or those of the named ones that it has. */
  sections(reportId: string, ids: readonly string[] | null): Promise<ReportSection[]> {
    return readSections(this.dataSource, reportId, ids);
  }

  /** One section of a report; null when the report has no such section. */
  async section(reportId: string, sectionId: string): Promise<ReportSection | null> {
    const [found] = await this.sections(reportId, [sectionId]);
    return found ?? null;
  }

  /** The running drafting job of a report; null when there is none. */
  drafting(reportId: string): Promise<Report['drafting']> {
    return firstRow(
      this.dataSource,
      z.object({ job_id: z.string(), by: z.string() }),
      `SELECT j.id AS job_id, u.username AS by FROM job_run j JOIN app_user u ON u.id = j.owner_id
        WHERE j.name = 'draft-report' AND j.status IN ('queued', 'running')
          AND j.payload->>'reportId' = $1 ORDER BY j.created_at LIMIT 1`,
      [reportId],
    );
  }

  /**
   * Changes what is given of a report: includes its sections, leaves them out, and puts them in another
   * order. It returns to `draf`, as by every change of what was approved. Nothing is changed when something of it
   * is no longer what was seen (`changed`), or the outline does not have each section exactly once
   * (`incomplete`).
   */
  change(
    id: string,
    { title, people, outline, outline_seen: seen, ...given }: ChangeReportRequest,
    userId: string,
  ): Promise<'done' | 'changed' | 'incomplete'> {
    return this.dataSource.transaction(async (transaction) => {
      // Locked, so that no section is added between the counting and the ordering.
      const isAsSeen = await hasRows(
        transaction,
        `SELECT FROM report
          WHERE id = $1 AND title = coalesce($2, title) AND people = coalesce($3, people) FOR UPDATE`,
        [id, given.title_seen ?? null, given.people_seen ?? null],
      );
      if (!isAsSeen) return 'changed';
      if (seen && !(await isOutline(transaction, id, seen))) return 'changed';
      if (outline && !(await arrange(transaction, id, outline))) return 'incomplete';
      const asItIs = { title: () => 'title', people: () => 'people' };
      const change = { title: title ?? asItIs.title, people: people ?? asItIs.people };
      await transaction.update(ReportRow, { id }, change);
      if (outline || title !== undefined || people !== undefined)
        await changedBy(transaction, id, userId);
      return 'done';
    });
  }

  /** Deletes a report with everything in it and gives the id of the deletion's undoing. */
  async delete(id: string, name: string, userId: string): Promise<string | null> {
    return this.dataSource.transaction((transaction) =>
      this.undo.delete(transaction, { kind: 'report', name, userId }, [rowsOf('report', [id])]),
    );
  }
}

type Outline = NonNullable<ChangeReportRequest['outline']>;

/** True when these are the sections of the report, in their order. */
async function isOutline(
  transaction: EntityManager,
  reportId: string,
  seen: Outline,
): Promise<boolean> {
  const sections = await transaction.find(SectionRow, {
    select: { id: true, included: true },
    where: { reportId },
    order: { position: 'ASC', id: 'ASC' },
  });
  return (
    sections.length === seen.length &&
    sections.every(({ id, included }, at) => id === seen[at]!.id && included === seen[at]!.included)
  );
}

/** False when the outline does not have each section of the report exactly once. */
async function arrange(
  transaction: EntityManager,
  reportId: string,
  outline: Outline,
): Promise<boolean> {
  const sections = await transaction.find(SectionRow, {
    select: { id: true },
    where: { reportId },
  });
  const asked = new Set(outline.map(({ id }) => id));
  if (outline.length !== sections.length || !sections.every(({ id }) => asked.has(id)))
    return false;
  await transaction.query(
    `UPDATE report_section s SET position = o.nth - 1, included = (o.one->>'included')::boolean
       FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS o (one, nth)
      WHERE s.report_id = $1 AND s.id = (o.one->>'id')::uuid`,
    [reportId, safeJson(outline)],
  );
  return true;
}
