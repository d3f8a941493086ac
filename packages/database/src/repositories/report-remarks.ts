import { type ReleaseOverride, type ReleaseVerdict, SectionComment } from '@lqc/contracts';
import type { DataSource } from 'typeorm';
import { z } from 'zod';
import { changed, rows } from '../rows.js';
import { giveReason } from './report-approvals.js';
import { backToDraft } from './report-sections.js';
import type { SectionPlace } from './section-holds.js';

const CommentRow = SectionComment.extend({
  at: z.date(),
  closed_at: z.date().nullable(),
});

/** People's remarks on a report: comments, reasons of sentences, decisions before a release. */
export class ReportRemarkRepository {
  constructor(private readonly dataSource: DataSource) {}

  /** Comments on a section with their replies, oldest first. */
  async comments(sectionId: string): Promise<SectionComment[]> {
    const found = await rows(
      this.dataSource,
      CommentRow,
      `SELECT c.id, c.section_id, c.sentence, c.text, u.username AS by, c.made_at AS at,
              closer.username AS closed_by, c.closed_at,
              (SELECT coalesce(jsonb_agg(jsonb_build_object('text', a.text, 'by', who.username,
                        'at', a.made_at) ORDER BY a.made_at, a.id), '[]')
                 FROM report_comment a JOIN app_user who ON who.id = a.made_by
                WHERE a.answers = c.id) AS answers
         FROM report_comment c JOIN app_user u ON u.id = c.made_by
         LEFT JOIN app_user closer ON closer.id = c.closed_by
        WHERE c.section_id = $1 AND c.answers IS NULL ORDER BY c.made_at, c.id`,
      [sectionId],
    );
    return found.map(({ at, closed_at, ...comment }) => ({
      ...comment,
      at: at.toISOString(),
      closed_at: closed_at?.toISOString() ?? null,
    }));
  }

  /**
   * Stores a comment, or a reply to a comment on the same section: `missing` when that does not exist,
   * `full` when the section has as many comments as the limit allows.
   */
  async comment(
    sectionId: string,
    { sentence, text, answers }: { sentence: string; text: string; answers?: string | undefined },
    by: string,
    limit: number,
  ): Promise<'kept' | 'missing' | 'full'> {
    return this.dataSource.transaction(async (transaction) => {
      await transaction.query('SELECT FROM report_section WHERE id = $1 FOR UPDATE', [sectionId]);
      const comments = await changed(
        transaction,
        'SELECT FROM report_comment WHERE section_id = $1',
        [sectionId],
      );
      if (comments >= limit) return 'full';
      const kept = await changed(
        transaction,
        `INSERT INTO report_comment (section_id, sentence, text, answers, made_by)
         SELECT $1, $2, $3, $4::uuid, $5
          WHERE $4::uuid IS NULL OR EXISTS (
            SELECT FROM report_comment WHERE id = $4 AND section_id = $1 AND answers IS NULL)
         RETURNING id`,
        [sectionId, sentence, text, answers ?? null, by],
      );
      return kept === 1 ? 'kept' : 'missing';
    });
  }

  /**
   * Closes a comment of this section, unless it is closed already; false when it does not exist.
   */
  async close(sectionId: string, commentId: string, by: string): Promise<boolean> {
    const closed = await changed(
      this.dataSource,
      `UPDATE report_comment SET closed_by = coalesce(closed_by, $3), closed_at = coalesce(closed_at, now())
        WHERE id = $2 AND section_id = $1 AND answers IS NULL`,
      [sectionId, commentId, by],
    );
    return closed === 1;
  }

  /** Stores the reason why a contradicted sentence stays; an approval was not of it. */
  explain(
    { reportId, sectionId }: SectionPlace,
    sentence: string,
    reason: string,
    by: string,
  ): Promise<void> {
    return this.dataSource.transaction(async (transaction) => {
      const sentences = [{ section: sectionId, text: sentence }];
      await giveReason(transaction, { sentences, reason }, by);
      await backToDraft(transaction, reportId);
    });
  }

  /** People's decisions on a report's findings, by the finding's id. */
  async overrides(reportId: string): Promise<ReadonlyMap<string, ReleaseOverride>> {
    const found = await rows(
      this.dataSource,
      z.object({
        finding: z.string(),
        verdict: z.custom<ReleaseVerdict>((value) => typeof value === 'string'),
        reason: z.string(),
        by: z.string(),
        at: z.date(),
      }),
      `SELECT o.finding, o.verdict, o.reason, u.username AS by, o.decided_at AS at
         FROM release_override o JOIN app_user u ON u.id = o.decided_by WHERE o.report_id = $1`,
      [reportId],
    );
    return new Map(
      found.map(({ finding, at, ...decided }) => [finding, { ...decided, at: at.toISOString() }]),
    );
  }

  /** Stores a person's decision on a finding, replacing an earlier one; an approval was not of it. */
  override(
    reportId: string,
    { finding, verdict, reason }: { finding: string; verdict: ReleaseVerdict; reason: string },
    by: string,
  ): Promise<void> {
    return this.dataSource.transaction(async (transaction) => {
      await transaction.query(
        `INSERT INTO release_override (report_id, finding, verdict, reason, decided_by)
         VALUES ($1, $2, $3, $4, $5)
         ON CONFLICT (report_id, finding) DO UPDATE SET verdict = excluded.verdict,
            reason = excluded.reason, decided_by = excluded.decided_by, decided_at = now()`,
        [reportId, finding, verdict, reason, by],
      );
      await backToDraft(transaction, reportId);
    });
  }
}
