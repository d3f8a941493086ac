import type { ReportState, SeenReport } from '@lqc/contracts';
import { type EntityManager, Not } from 'typeorm';
import { now } from '../database-clock.js';
import { ReportChange } from '../entities/report-change.js';
import { ReportSection as SectionRow } from '../entities/report-section.js';
import { Report } from '../entities/report.js';
import { hasRows } from '../rows.js';
import { safeJson } from '../safe-text.js';
import { reportHistory } from './quarter-sums.js';
import { isLockedOn, NOT_APPROVED } from './report-state.js';
import { SqlRepository } from '../sql-repository.js';

/** A report's step from one state to another, who takes it, and whether that may be none of its authors. */
interface StateChange {
  readonly from: ReportState;
  readonly to: ReportState;
  readonly by: string;
  readonly byAnother?: boolean;
}

/** The states of reports, who may give them, and the reasons for what the data contradict. */
export class ReportApprovalRepository extends SqlRepository {
  /**
   * Changes the state of a report and of its non-empty sections. A return to `draf` leaves the
   * sections' states as they are. An approval keeps the stored quarters that the report's charts show
   * beside its own. `late` when the report was no longer in the first state; `changed`
   * when it is no longer as it was seen, or has to be given `byAnother` and this person is its author by now.
   */
  setState(
    id: string,
    { from, to, by, byAnother = false }: StateChange,
    seen: SeenReport,
    given: GivenReason | null,
  ): Promise<'done' | 'late' | 'changed'> {
    return this.dataSource.transaction(async (transaction) => {
      // Before the lock, since it reads the answers of all stored quarters.
      const approval =
        to === 'disetujui'
          ? {
              approvedBy: by,
              approvedAt: now,
              history: await reportHistory(transaction),
              lapsedApproval: null,
            }
          : NOT_APPROVED;
      // Locked, so that no text is kept between this look and the state: who waits to keep one finds
      // the new state and returns the report to `draf`.
      if (!(await isLockedOn(transaction, id, seen.session_id))) return 'changed';
      const included = await transaction.find(SectionRow, {
        select: { id: true, version: true },
        where: { reportId: id, included: true },
      });
      const versions = new Map(seen.sections.map((one) => [one.id, one.version]));
      if (
        included.length !== versions.size ||
        included.some((one) => versions.get(one.id) !== one.version)
      )
        return 'changed';
      if (byAnother && (await this.isAuthor(id, by, transaction))) return 'changed';
      const moved = await transaction.update(
        Report,
        { id, state: from },
        { state: to, ...(to !== 'terbit' && approval) },
      );
      if (moved.affected === 0) return 'late';
      if (to === 'disetujui') await transaction.delete(ReportChange, { reportId: id });
      if (given) await giveReason(transaction, given, by);
      if (to === 'ditelaah' || to === 'disetujui')
        await transaction.update(
          SectionRow,
          { reportId: id, included: true, state: Not('kosong') },
          { state: to },
        );
      return 'done';
    });
  }

  /**
   * True when a person created the report, wrote a version of one of its included sections or had it drafted, or
   * changed its outline, title or people since it was last approved.
   */
  isAuthor(
    id: string,
    userId: string,
    manager: EntityManager = this.dataSource.manager,
  ): Promise<boolean> {
    return hasRows(
      manager,
      `SELECT FROM report r WHERE r.id = $1 AND (r.created_by = $2 OR EXISTS (
         SELECT FROM report_section s JOIN report_section_version v ON v.section_id = s.id
          WHERE s.report_id = r.id AND s.included AND v.written_by = $2)
         OR EXISTS (SELECT FROM report_change c WHERE c.report_id = r.id AND c.changed_by = $2))`,
      [id, userId],
    );
  }
}

/** Why these sentences stay, each named with its section. */
export interface GivenReason {
  readonly sentences: readonly { readonly section: string; readonly text: string }[];
  readonly reason: string;
}

/**
 * Stores a reason once for each section, with the sentences that it is for; a later reason for the same
 * sentence replaces the earlier one.
 */
export async function giveReason(
  manager: EntityManager,
  { sentences, reason }: GivenReason,
  by: string,
): Promise<void> {
  const given = `(SELECT (s->>'section')::uuid AS section_id, array_agg(DISTINCT s->>'text') AS sentences
                    FROM jsonb_array_elements($1::jsonb) AS s GROUP BY 1) given`;
  await manager.query(
    `UPDATE report_reason w
        SET sentences = ARRAY(SELECT unnest(w.sentences) EXCEPT SELECT unnest(given.sentences))
       FROM ${given} WHERE given.section_id = w.section_id`,
    [safeJson(sentences)],
  );
  await manager.query(`DELETE FROM report_reason WHERE sentences = '{}'`);
  await manager.query(
    `INSERT INTO report_reason (section_id, sentences, reason, given_by)
     SELECT section_id, sentences, $2, $3 FROM ${given}`,
    [safeJson(sentences), reason, by],
  );
}
