import { type ReleaseOverride, type ReleaseVerdict, SectionComment } from '@lqc/contracts';
import { IsNull } from 'typeorm';
import { Moment } from '../columns.js';
import { now } from '../database-clock.js';
import { ReleaseOverride as OverrideRow } from '../entities/release-override.js';
import { ReportComment } from '../entities/report-comment.js';
import { giveReason } from './report-approvals.js';
import { backToDraft } from './report-state.js';
import type { SectionPlace } from './section-holds.js';
import { SqlRepository } from '../sql-repository.js';

const CommentRow = SectionComment.extend({ at: Moment, closed_at: Moment.nullable() });

/** People's remarks on a report: comments, reasons of sentences, decisions before a release. */
export class ReportRemarkRepository extends SqlRepository {
  /** Comments on a section with their replies, oldest first. */
  async comments(sectionId: string): Promise<SectionComment[]> {
    return this.rows(
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
      if ((await transaction.countBy(ReportComment, { sectionId })) >= limit) return 'full';
      const answered = { id: answers, sectionId, answers: IsNull() };
      if (answers && !(await transaction.existsBy(ReportComment, answered))) return 'missing';
      const comment = { sectionId, sentence, text, answers, madeBy: by };
      await transaction.insert(ReportComment, comment);
      return 'kept';
    });
  }

  /**
   * Closes a comment of this section, unless it is closed already; false when it does not exist.
   */
  close(sectionId: string, commentId: string, by: string): Promise<boolean> {
    return this.hasRows(
      `UPDATE report_comment SET closed_by = coalesce(closed_by, $3), closed_at = coalesce(closed_at, now())
        WHERE id = $2 AND section_id = $1 AND answers IS NULL`,
      [sectionId, commentId, by],
    );
  }

  /** Stores the reason why a contradicted sentence stays; an approval was not of it. */
  explain(
    { reportId, sectionId }: SectionPlace,
    sentence: string,
    reason: string,
    by: string,
  ): Promise<void> {
    return this.dataSource.transaction(async (transaction) => {
      // Before its reasons, as an approval locks them.
      await transaction.query('SELECT FROM report WHERE id = $1 FOR UPDATE', [reportId]);
      const sentences = [{ section: sectionId, text: sentence }];
      await giveReason(transaction, { sentences, reason }, by);
      await backToDraft(transaction, reportId);
    });
  }

  /** People's decisions on a report's findings, by the finding's id. */
  async overrides(reportId: string): Promise<ReadonlyMap<string, ReleaseOverride>> {
    const found = await this.dataSource.manager.find(OverrideRow, {
      relations: { decider: true },
      where: { reportId },
    });
    return new Map(
      found.map(({ finding, verdict, reason, decider, decidedAt }) => [
        finding,
        { verdict, reason, by: decider!.username, at: decidedAt.toISOString() },
      ]),
    );
  }

  /** Stores a person's decision on a finding, replacing an earlier one; an approval was not of it. */
  override(
    reportId: string,
    { finding, verdict, reason }: { finding: string; verdict: ReleaseVerdict; reason: string },
    by: string,
  ): Promise<void> {
    return this.dataSource.transaction(async (transaction) => {
      const decision = { reportId, finding, verdict, reason, decidedBy: by, decidedAt: now };
      await transaction.upsert(OverrideRow, decision, ['reportId', 'finding']);
      await backToDraft(transaction, reportId);
    });
  }
}
