import {
  type QuarterRole,
  type Report,
  ReportListed,
  type ReportOutline,
  type ReportQuarter,
  type ReportSection,
  REPORTS_PAGE_SIZE,
  type ReportsResponse,
} from '@lqc/contracts';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { Identified } from '../columns.js';
import { changed, type Connection, firstRow, rows } from '../rows.js';
import { safeJson } from '../safe-text.js';
import { oneAtATime } from './one-at-a-time.js';
import {
  type FoundHead,
  type FoundReport,
  HEAD,
  HeadRow,
  headOf,
  readHead,
  readSectionHeads,
  readSections,
} from './read-report.js';
import { backToDraft, type NewSection } from './report-sections.js';
import { rowsOf, type UndoRepository } from './undo.js';

export interface NewReport {
  readonly title: string;
  readonly people: string;
  readonly sessionId: string;
  readonly createdBy: string;
  readonly quarters: Readonly<Partial<Record<QuarterRole, ReportQuarter>>>;
  readonly sections: readonly NewSection[];
}

/** Reports, which all staff can see and edit. */
export class ReportRepository {
  constructor(
    private readonly dataSource: DataSource,
    private readonly undo: UndoRepository,
  ) {}

  /**
   * Inserts a report with its sections in the given order, all empty; gives its id, or null when the
   * person has begun as many as the limit allows.
   */
  create({ quarters, sections, ...report }: NewReport, limit: number): Promise<string | null> {
    const name = `reports of ${report.createdBy}`;
    return oneAtATime(this.dataSource, name, async (transaction) => {
      if ((await this.begunBy(report.createdBy, transaction)) >= limit) return null;
      const made = await firstRow(
        transaction,
        Identified,
        `INSERT INTO report (title, people, session_id, created_by)
         VALUES ($1, $2, $3, $4) RETURNING id`,
        [report.title, report.people, report.sessionId, report.createdBy],
      );
      const { id } = made!;
      await transaction.query(
        `INSERT INTO report_quarter (report_id, role, file_id, label, year, quarter)
         SELECT $1, role, (q->>'file_id')::uuid, q->>'label', (q->>'year')::int, (q->>'quarter')::int
           FROM jsonb_each($2::jsonb) AS quarters (role, q)`,
        [id, safeJson(quarters)],
      );
      await transaction.query(
        `INSERT INTO report_section (report_id, chapter, kind, target, title, position)
         SELECT $1, s->>'chapter', s->>'kind', s->>'target', s->>'title', nth - 1
           FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS sections (s, nth)`,
        [id, safeJson(sections)],
      );
      return id;
    });
  }

  /** A page of reports, latest first, from the one before the named one. */
  async list(before: string | null = null): Promise<ReportsResponse> {
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
        WHERE $1::uuid IS NULL
           OR (created_at, id) < (SELECT created_at, id FROM report WHERE id = $1)
       ORDER BY created_at DESC, id DESC LIMIT ${REPORTS_PAGE_SIZE + 1}`,
      [before],
    );
    const page = found.slice(0, REPORTS_PAGE_SIZE);
    const all = await firstRow(
      this.dataSource,
      z.object({ total: z.number() }),
      'SELECT count(*)::int AS total FROM report',
    );
    return {
      reports: page.map(({ counts, ...head }) => ({ ...headOf(head), counts })),
      next: found.length > page.length ? page.at(-1)!.id : null,
      total: all!.total,
    };
  }

  async find(id: string): Promise<FoundReport | null> {
    const [found, sections, drafting] = await Promise.all([
      this.head(id),
      readSections(this.dataSource, id),
      this.drafting(id),
    ]);
    if (!found) return null;
    return { createdById: found.createdById, report: { ...found.head, drafting, sections } };
  }

  /** The number of reports that a person has begun. */
  async begunBy(userId: string, connection: Connection = this.dataSource): Promise<number> {
    const found = await firstRow(
      connection,
      z.object({ reports: z.number() }),
      'SELECT count(*)::int AS reports FROM report WHERE created_by = $1',
      [userId],
    );
    return found!.reports;
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
  head(id: string): Promise<FoundHead | null> {
    return readHead(this.dataSource, id);
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

  /** The title of a report that is based on this analysis; null without one. */
  async titleOn(sessionId: string): Promise<string | null> {
    const found = await firstRow(
      this.dataSource,
      z.object({ title: z.string() }),
      `SELECT title FROM report WHERE session_id = $1 ORDER BY created_at LIMIT 1`,
      [sessionId],
    );
    return found?.title ?? null;
  }

  /**
   * Changes the given fields, which returns the report to `draf` as every change of what was approved
   * does; false when there is no such report.
   */
  change(
    id: string,
    { title, people }: { title?: string | undefined; people?: string | undefined },
  ): Promise<boolean> {
    return this.dataSource.transaction(async (transaction) => {
      const found = await changed(
        transaction,
        `UPDATE report SET title = coalesce($2, title), people = coalesce($3, people) WHERE id = $1`,
        [id, title ?? null, people ?? null],
      );
      if (title !== undefined || people !== undefined) await backToDraft(transaction, id);
      return found === 1;
    });
  }

  /**
   * Reorders a report's sections, includes and leaves them out, which returns the report to `draf`;
   * false when the list does not have each of them exactly once.
   */
  arrange(
    id: string,
    outline: readonly { readonly id: string; readonly included: boolean }[],
  ): Promise<boolean> {
    return this.dataSource.transaction(async (transaction) => {
      // Locked, so that no section is added between the counting and the ordering.
      await transaction.query('SELECT FROM report WHERE id = $1 FOR UPDATE', [id]);
      const sections = await rows(
        transaction,
        Identified,
        'SELECT id FROM report_section WHERE report_id = $1',
        [id],
      );
      const asked = new Set(outline.map((section) => section.id));
      if (outline.length !== sections.length || !sections.every((one) => asked.has(one.id)))
        return false;
      await transaction.query(
        `UPDATE report_section s SET position = o.nth - 1, included = (o.one->>'included')::boolean
           FROM jsonb_array_elements($2::jsonb) WITH ORDINALITY AS o (one, nth)
          WHERE s.report_id = $1 AND s.id = (o.one->>'id')::uuid`,
        [id, safeJson(outline)],
      );
      await backToDraft(transaction, id);
      return true;
    });
  }

  /** Deletes a report with everything in it and gives the id of the deletion's undoing. */
  async delete(id: string, name: string, userId: string): Promise<string | null> {
    return this.dataSource.transaction((transaction) =>
      this.undo.delete(transaction, { kind: 'report', name, userId }, [rowsOf('report', [id])]),
    );
  }
}
