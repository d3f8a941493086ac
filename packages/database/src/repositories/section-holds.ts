import { REPORT_LIMITS, type SectionHolder } from '@lqc/contracts';
import { z } from 'zod';
import { Moment } from '../columns.js';
import { ReportSection } from '../entities/report-section.js';
import { SqlRepository } from '../sql-repository.js';

/** Condition on a section `s`: somebody holds it and has not been idle for too long. */
export const IS_HELD = `(s.held_by IS NOT NULL
  AND s.held_at > now() - interval '${REPORT_LIMITS.holdIdleMs} milliseconds')`;
/** Condition: a person may write in the section. */
export const isFreeFor = (user: string) =>
  `(NOT coalesce(${IS_HELD}, false) OR s.held_by = ${user})`;

/** The assignments of an UPDATE by which a person takes a section or continues to hold it. */
export const holdsSection = (user: string) => `held_at = now(), held_by = ${user},
  held_since = CASE WHEN ${IS_HELD} AND s.held_by = ${user} THEN s.held_since ELSE now() END`;

/** Ids of a section and of the report that a request names. */
export interface SectionPlace {
  readonly reportId: string;
  readonly sectionId: string;
}

/** How an attempt to take a section ended. */
export type Hold =
  | { readonly outcome: 'held'; readonly holder: SectionHolder }
  | { readonly outcome: 'by-another'; readonly holder: SectionHolder }
  | { readonly outcome: 'newer' | 'missing' };

const Holder = z.object({ username: z.string(), since: Moment });

/** Who edits which section of a report: one person at a time. */
export class SectionHoldRepository extends SqlRepository {
  /**
   * Lets a person take a section, or continue to hold it. When a version is given, it must be the
   * section's latest.
   */
  async hold(
    { reportId, sectionId }: SectionPlace,
    userId: string,
    version: number | null = null,
  ): Promise<Hold> {
    const taken = await this.firstRow(
      Holder,
      `UPDATE report_section s SET ${holdsSection('$3')} FROM app_user u
        WHERE s.report_id = $1 AND s.id = $2 AND u.id = $3 AND ${isFreeFor('$3')}
          AND ($4::int IS NULL OR s.version = $4)
        RETURNING u.username, s.held_since AS since`,
      [reportId, sectionId, userId, version],
    );
    if (taken) return { outcome: 'held', holder: taken };
    const found = await this.firstRow(
      z.object({
        isFree: z.boolean(),
        username: z.string().nullable(),
        since: Moment.nullable(),
      }),
      `SELECT u.username, s.held_since AS since, ${isFreeFor('$3')} AS "isFree"
         FROM report_section s LEFT JOIN app_user u ON u.id = s.held_by
        WHERE s.report_id = $1 AND s.id = $2`,
      [reportId, sectionId, userId],
    );
    if (!found) return { outcome: 'missing' };
    if (found.isFree) return { outcome: 'newer' };
    const { username, since } = found;
    return { outcome: 'by-another', holder: { username: username!, since: since! } };
  }

  /** Ends a person's hold of a section. */
  async release({ reportId, sectionId: id }: SectionPlace, heldBy: string): Promise<void> {
    await this.dataSource.manager.update(ReportSection, { reportId, id, heldBy }, { heldBy: null });
  }

  /** Ends all holds of a person. */
  async releaseAllOf(heldBy: string): Promise<void> {
    await this.dataSource.manager.update(ReportSection, { heldBy }, { heldBy: null });
  }

  /** True when a person may write in a section and this is its latest version. */
  isFree(
    { reportId, sectionId }: SectionPlace,
    { userId, version }: { readonly userId: string; readonly version: number },
  ): Promise<boolean> {
    return this.hasRows(
      `SELECT FROM report_section s
        WHERE report_id = $1 AND id = $2 AND version = $4 AND ${isFreeFor('$3')}`,
      [reportId, sectionId, userId, version],
    );
  }
}
