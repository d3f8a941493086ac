import {
  type QuarterRole,
  type Report,
  ReportListed,
  type ReportQuarter,
  ReportSection,
  ReportState,
} from '@lqc/contracts';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { document, Identified } from '../columns.js';
import { changed, type Connection, firstRow, rows } from '../rows.js';
import { safeJson, safeText } from '../safe-text.js';
import { IS_HELD, type NewSection } from './report-sections.js';

export interface NewReport {
  readonly title: string;
  readonly people: string;
  readonly sessionId: string;
  readonly createdBy: string;
  readonly quarters: Readonly<Partial<Record<QuarterRole, ReportQuarter>>>;
  readonly sections: readonly NewSection[];
}

const Head = z.object({
  ...ReportListed.omit({ quarter_now: true, quarter_before: true, last_year: true, counts: true })
    .shape,
  state: ReportState,
  created_by_id: z.string(),
  created_at: z.date(),
  approved_at: z.date().nullable(),
  quarters: document<Record<'now' | 'before', ReportQuarter> & { last_year?: ReportQuarter }>(),
});

const HEAD = `
  SELECT r.id, r.title, r.people, r.state, r.session_id, r.created_by AS created_by_id,
         creator.username AS created_by, r.created_at,
         approver.username AS approved_by, r.approved_at,
         (SELECT jsonb_object_agg(q.role, jsonb_build_object(
                   'file_id', q.file_id, 'label', q.label,
                   'year', coalesce(f.year, q.year), 'quarter', coalesce(f.quarter, q.quarter)))
            FROM report_quarter q LEFT JOIN workbook_file f ON f.id = q.file_id
           WHERE q.report_id = r.id) AS quarters
    FROM report r JOIN app_user creator ON creator.id = r.created_by
    LEFT JOIN app_user approver ON approver.id = r.approved_by`;

const SECTIONS = `
  SELECT s.id, s.chapter, s.kind, s.target, s.title, s.position, s.included, s.state, s.text,
         s.version, s.writer, s.model, s.edited, s.statements, s.counts, s.facts,
         s.changed_figures, s.failure, editor.username AS updated_by, s.updated_at,
         CASE WHEN ${IS_HELD} THEN jsonb_build_object('username', holder.username, 'since', s.held_since)
          END AS holder,
         (SELECT coalesce(jsonb_agg(jsonb_build_object('sentence', w.sentence, 'reason', w.reason,
                   'by', giver.username, 'at', w.given_at) ORDER BY w.given_at), '[]')
            FROM report_reason w JOIN app_user giver ON giver.id = w.given_by
           WHERE w.section_id = s.id) AS reasons,
         (SELECT count(*)::int FROM report_comment c
           WHERE c.section_id = s.id AND c.answers IS NULL AND c.closed_at IS NULL) AS open_comments
    FROM report_section s LEFT JOIN app_user holder ON holder.id = s.held_by
    LEFT JOIN app_user editor ON editor.id = s.updated_by
   WHERE s.report_id = $1`;

const SectionRow = ReportSection.extend({
  statements: document<ReportSection['statements']>(),
  counts: document<NonNullable<ReportSection['counts']>>().nullable(),
  facts: document<ReportSection['facts']>(),
  changed_figures: document<ReportSection['changed_figures']>(),
  updated_at: z.date().nullable(),
});

const sectionOf = ({ updated_at: at, ...row }: z.infer<typeof SectionRow>): ReportSection => ({
  ...row,
  updated_at: at?.toISOString() ?? null,
});

/** A report with the id of the person who created it. */
export interface FoundReport {
  readonly createdById: string;
  readonly report: Report;
}

export interface FoundHead {
  readonly createdById: string;
  readonly head: ReportHead;
}

/** Reports, which all staff can see and edit. */
export class ReportRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Inserts a report with its sections in the given order, all empty; gives its id. */
  create({ quarters, sections, ...report }: NewReport): Promise<string> {
    return this.dataSource.transaction(async (transaction) => {
      const made = await firstRow(
        transaction,
        Identified,
        `INSERT INTO report (title, people, session_id, created_by)
         VALUES ($1, $2, $3, $4) RETURNING id`,
        [safeText(report.title), safeText(report.people), report.sessionId, report.createdBy],
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

  /** Latest first. */
  async list(): Promise<ReportListed[]> {
    const found = await rows(
      this.dataSource,
      Head.extend({ counts: ReportListed.shape.counts }),
      `SELECT head.*, counted.counts FROM (${HEAD}) head, LATERAL (
         SELECT jsonb_build_object(
           'sections', count(*), 'empty', count(*) FILTER (WHERE state = 'kosong'),
           'red', coalesce(sum((SELECT count(*) FROM jsonb_array_elements_text(s.red) AS red (sentence)
             WHERE NOT EXISTS (SELECT FROM report_reason w
                                WHERE w.section_id = s.id AND w.sentence = red.sentence))), 0),
           'unchecked', coalesce(sum((counts->>'statements')::int - (counts->>'checked')::int), 0)
         ) AS counts FROM report_section s WHERE s.report_id = head.id AND included) counted
       ORDER BY created_at DESC, id DESC`,
    );
    return found.map(({ counts, ...head }) => ({ ...headOf(head), counts }));
  }

  async find(id: string): Promise<FoundReport | null> {
    const [found, sections, drafting] = await Promise.all([
      this.head(id),
      rows(this.dataSource, SectionRow, `${SECTIONS} ORDER BY s.position, s.id`, [id]),
      this.drafting(id),
    ]);
    if (!found) return null;
    const report = { ...found.head, drafting, sections: sections.map(sectionOf) };
    return { createdById: found.createdById, report };
  }

  /** A report without its sections, which are by far its largest part. */
  async head(id: string): Promise<FoundHead | null> {
    const found = await firstRow(this.dataSource, Head, `${HEAD} WHERE r.id = $1`, [id]);
    return found && { createdById: found.created_by_id, head: headOf(found) };
  }

  /** One section of a report; null when the report has no such section. */
  async section(reportId: string, sectionId: string): Promise<ReportSection | null> {
    const where = `${SECTIONS} AND s.id = $2`;
    const found = await firstRow(this.dataSource, SectionRow, where, [reportId, sectionId]);
    return found && sectionOf(found);
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

  /** Changes the given fields; false when there is no such report. */
  async change(
    id: string,
    { title, people }: { title?: string | undefined; people?: string | undefined },
  ): Promise<boolean> {
    const found = await changed(
      this.dataSource,
      `UPDATE report SET title = coalesce($2, title), people = coalesce($3, people) WHERE id = $1`,
      [
        id,
        title === undefined ? null : safeText(title),
        people === undefined ? null : safeText(people),
      ],
    );
    return found === 1;
  }

  /** Reorders a report's sections; false when the list does not have each of them exactly once. */
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
      return true;
    });
  }

  /**
   * Changes the state of a report and of its non-empty sections. A return to `draf` leaves the
   * sections' states as they are. False when the report was no longer in the first state.
   */
  setState(
    id: string,
    { from, to, by }: { from: ReportState; to: ReportState; by: string },
    reasons: readonly { section: string; text: string; reason: string }[],
  ): Promise<boolean> {
    return this.dataSource.transaction(async (transaction) => {
      const moved = await changed(
        transaction,
        `UPDATE report SET state = $3,
                approved_by = CASE WHEN $3 = 'disetujui' THEN $4::uuid WHEN $3 = 'terbit' THEN approved_by END,
                approved_at = CASE WHEN $3 = 'disetujui' THEN now() WHEN $3 = 'terbit' THEN approved_at END
          WHERE id = $1 AND state = $2`,
        [id, from, to, by],
      );
      if (moved === 0) return false;
      await giveReasons(transaction, reasons, by);
      if (to === 'ditelaah' || to === 'disetujui')
        await transaction.query(
          `UPDATE report_section SET state = $2 WHERE report_id = $1 AND included AND state <> 'kosong'`,
          [id, to],
        );
      return true;
    });
  }

  /** True when a person created the report or wrote a version of one of its included sections. */
  async isAuthor(id: string, userId: string): Promise<boolean> {
    const found = await rows(
      this.dataSource,
      z.unknown(),
      `SELECT FROM report r WHERE r.id = $1 AND (r.created_by = $2 OR EXISTS (
         SELECT FROM report_section s JOIN report_section_version v ON v.section_id = s.id
          WHERE s.report_id = r.id AND s.included AND v.written_by = $2 AND v.writer = 'person'))`,
      [id, userId],
    );
    return found.length > 0;
  }

  /** Deletes a report with everything in it. */
  async delete(id: string): Promise<void> {
    await this.dataSource.query(`DELETE FROM report WHERE id = $1`, [id]);
  }
}

/** Stores reasons of sentences; a later reason for the same sentence replaces the earlier one. */
export async function giveReasons(
  connection: Connection,
  reasons: readonly { section: string; text: string; reason: string }[],
  by: string,
): Promise<void> {
  await connection.query(
    `INSERT INTO report_reason (section_id, sentence, reason, given_by)
     SELECT DISTINCT ON (1, 2) (r->>'section')::uuid, r->>'text', r->>'reason', $2::uuid
       FROM jsonb_array_elements($1::jsonb) AS r
     ON CONFLICT (section_id, md5(sentence)) DO UPDATE
        SET reason = excluded.reason, given_by = excluded.given_by, given_at = now()`,
    [safeJson(reasons), by],
  );
}

type ReportHead = Omit<Report, 'drafting' | 'sections'>;

function headOf(row: z.infer<typeof Head>): ReportHead {
  const { quarters, created_by_id: _id, created_at, approved_at, ...head } = row;
  return {
    ...head,
    quarter_now: quarters.now,
    quarter_before: quarters.before,
    last_year: quarters.last_year ?? null,
    created_at: created_at.toISOString(),
    approved_at: approved_at?.toISOString() ?? null,
  };
}
