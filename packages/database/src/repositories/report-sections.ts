import { randomUUID } from 'node:crypto';
import {
  type BoundMark,
  CodedError,
  type Fact,
  isFinal,
  REPORT_LIMITS,
  SectionVersion,
  type SectionWriter,
  type Statement,
  type StatementCounts,
} from '@lqc/contracts';
import { type EntityManager, MoreThan } from 'typeorm';
import { z } from 'zod';
import { Moment } from '../columns.js';
import { ReportSection } from '../entities/report-section.js';
import { ReportSectionVersion } from '../entities/report-section-version.js';
import { Report } from '../entities/report.js';
import { firstRow, scalars } from '../rows.js';
import { safeJson } from '../safe-text.js';
import { keptStatements } from './kept-statements.js';
import { backToDraft, changedBy, isLockedOn } from './report-state.js';
import { holdsSection, isFreeFor, type SectionPlace } from './section-holds.js';
import { SqlRepository } from '../sql-repository.js';

/** A new section, of a new report or added by a person. */
export type NewSection = Readonly<Pick<ReportSection, 'chapter' | 'kind' | 'target' | 'title'>>;

/** The result of checking a section's text against the data. */
export interface SectionFindings {
  /** Absent of a draft, whose sentences are bound to nothing. */
  readonly bound?: readonly BoundMark[];
  readonly statements: readonly Statement[];
  readonly counts: StatementCounts | null;
  readonly facts: readonly Fact[];
}

export interface NewSectionVersion extends SectionPlace, SectionFindings {
  readonly text: string;
  /** The analysis that the text was checked against. */
  readonly sessionId: string;
  /** The version that it replaces. */
  readonly version: number;
  readonly writer: SectionWriter;
  readonly model: string | null;
  readonly by: string;
  /** The run that drafted it; null for a text that a person wrote. */
  readonly runId: string | null;
  /** True to store nothing in a report that is final. */
  readonly onlyDraft?: boolean | undefined;
}

/** What was found of one version of a section's text, on the data of one analysis. */
export interface SectionReading extends SectionPlace, Omit<SectionFindings, 'facts' | 'bound'> {
  readonly sessionId: string;
  readonly version: number;
}

/** The sections of reports with all versions of their texts. */
export class ReportSectionRepository extends SqlRepository {
  /**
   * Stores a text as a section's next version; section and report return to `draf`. A person who
   * writes then holds the section. Null when another version was stored first or somebody else
   * holds the section.
   *
   * @throws Error when the report was based on another analysis meanwhile, which the checks are not
   *   about
   * @throws CodedError `REPORT_IS_FINAL`
   */
  async store(transaction: EntityManager, one: NewSectionVersion): Promise<number | null> {
    if (!(await isLockedOn(transaction, one.reportId, one.sessionId)))
      throw new Error('the report stands on another analysis now');
    if (one.onlyDraft && isFinal(await transaction.findOneByOrFail(Report, { id: one.reportId })))
      throw new CodedError('REPORT_IS_FINAL');
    const { text } = one;
    const { statements, leftOut, red } = keptStatements(text, one.statements);
    const isPerson = one.writer === 'person';
    const [version] = await scalars(
      transaction,
      z.number(),
      `UPDATE report_section s SET
              text = $5, version = s.version + 1,
              state = CASE WHEN btrim($5) = '' THEN 'kosong' ELSE 'draf' END,
              writer = CASE WHEN ${KEEPS_WRITER} THEN s.writer ELSE $6 END,
              model = CASE WHEN ${KEEPS_WRITER} THEN s.model ELSE $7 END,
              edited = ${KEEPS_WRITER} AND $5 IS DISTINCT FROM (
                SELECT v.text FROM report_section_version v
                 WHERE v.section_id = s.id AND v.writer <> 'person' ORDER BY v.version DESC LIMIT 1),
              statements = $8, counts = $9, facts = $10, red = $11, statements_left_out = $12,
              bound = $13, rewritten = '[]', changed_figures = '[]', failure = NULL, updated_by = $4, updated_at = now()
              ${isPerson ? `, ${holdsSection('$4')}` : ''}
        WHERE s.report_id = $1 AND s.id = $2 AND s.version = $3 AND ${isFreeFor('$4')}
        RETURNING version`,
      [
        one.reportId,
        one.sectionId,
        one.version,
        one.by,
        text,
        one.writer,
        one.model,
        safeJson(statements),
        safeJson(one.counts),
        safeJson(one.facts),
        safeJson(red),
        leftOut,
        safeJson(one.bound ?? []),
      ],
    );
    if (version === undefined) return null;
    const { sectionId, writer, by: writtenBy, runId } = one;
    const kept = { sectionId, version, text, writer, writtenBy, runId };
    await transaction.insert(ReportSectionVersion, kept);
    await backToDraft(transaction, one.reportId);
    return version;
  }

  /**
   * Stores what a second reading left open of a section's text. False when the section has another
   * text by now or its report stands on another analysis.
   */
  async leaveOpen(transaction: EntityManager, one: SectionReading): Promise<boolean> {
    const { reportId, sectionId: id, version, sessionId, statements, counts } = one;
    if (!(await isLockedOn(transaction, reportId, sessionId))) return false;
    const { affected } = await transaction.update(
      ReportSection,
      { reportId, id, version },
      { statements, counts },
    );
    return affected === 1;
  }

  /** The sections of a report that a run has drafted. */
  async draftedBy(reportId: string, runId: string): Promise<ReadonlySet<string>> {
    const drafted = await this.texts(
      `SELECT DISTINCT s.id FROM report_section s JOIN report_section_version v ON v.section_id = s.id
        WHERE s.report_id = $1 AND v.run_id = $2`,
      [reportId, runId],
    );
    return new Set(drafted);
  }

  /** Stores why a section's drafting failed, null where it begins anew; its next version clears that. */
  async fail({ reportId, sectionId }: SectionPlace, failure: string | null): Promise<void> {
    await this.dataSource.manager.update(ReportSection, { reportId, id: sectionId }, { failure });
  }

  /** The versions of a section before one, latest first; at most a page of them. */
  async versions(sectionId: string, before: number | null = null): Promise<SectionVersion[]> {
    return this.rows(
      SectionVersion.extend({ at: Moment }),
      `SELECT v.version, v.text, v.writer, u.username AS by, v.written_at AS at
         FROM report_section_version v JOIN app_user u ON u.id = v.written_by
        WHERE v.section_id = $1 AND ($2::int IS NULL OR v.version < $2)
        ORDER BY v.version DESC LIMIT ${REPORT_LIMITS.versionsPage}`,
      [sectionId, before],
    );
  }

  /** Adds a section at the end of its chapter; gives its id, or null when the report is full. */
  add(
    reportId: string,
    { chapter, kind, target, title }: NewSection,
    userId: string,
  ): Promise<string | null> {
    return this.dataSource.transaction(async (transaction) => {
      await transaction.query('SELECT FROM report WHERE id = $1 FOR UPDATE', [reportId]);
      const place = await firstRow(
        transaction,
        z.object({ sections: z.number(), last: z.number() }),
        `SELECT count(*)::int AS sections,
                coalesce(max(position) FILTER (WHERE chapter = $2), max(position), -1) AS last
           FROM report_section WHERE report_id = $1`,
        [reportId, chapter],
      );
      if (place!.sections >= REPORT_LIMITS.sections) return null;
      const after = { reportId, position: MoreThan(place!.last) };
      await transaction.increment(ReportSection, after, 'position', 1);
      const id = randomUUID();
      const position = place!.last + 1;
      const section = { id, reportId, chapter, kind, target, title, position };
      await transaction.insert(ReportSection, section);
      await changedBy(transaction, reportId, userId);
      return id;
    });
  }
}

/** Condition: a person changes an existing text, whose first writer (model or rules) is kept. */
const KEEPS_WRITER = `($6 = 'person' AND s.writer IS NOT NULL AND btrim(s.text) <> '')`;
