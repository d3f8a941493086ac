import { Injectable } from '@nestjs/common';
import {
  CodedError,
  type CreateReportRequest,
  type Report,
  type ReportOutline,
  type ReportQuarter,
  type ReportSection,
  required,
} from '@lqc/contracts';
import { Database, type FoundHead, type SignedIn, type StoredFileRow } from '@lqc/database';
import { reportPhrases } from '@lqc/phrases';
import type { LiaisonRequest } from '../http/request.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { firstOutline } from './first-outline.js';

/** Reports, which all staff can see. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly database: Database,
    private readonly sessions: SessionsService,
  ) {}

  /**
   * Creates a report on the office's own analysis of its quarters, which is not deleted when people reset
   * theirs.
   */
  async create(
    asked: CreateReportRequest,
    signedIn: SignedIn,
    request: LiaisonRequest,
  ): Promise<Report> {
    const { user } = signedIn;
    const { reports_per_person: limit } = await this.database.settings.limits();
    // Asked before the analysis is made, and once more when the report is.
    if ((await this.database.reports.begunBy(user.id)) >= limit)
      throw new CodedError('REPORTS_FULL', { limit });
    const { sessionId, files } = await this.sessions.createFromFiles(asked, signedIn);
    const [now, before, lastYear] = files;
    const session = await this.sessions.open(sessionId, signedIn);
    const figures = await this.sessions.figures(session, request);
    if (!figures?.main_result) throw new CodedError('QUARTER_NOT_LOADED');
    const report = {
      title: asked.title ?? reportPhrases.title(now.label ?? ''),
      // An office signs as it did the last time.
      people: asked.people ?? (await this.database.reports.lastPeople()),
      sessionId,
      createdBy: user.id,
      quarters: {
        now: quarterOf(now),
        before: quarterOf(before),
        ...(lastYear && { last_year: quarterOf(lastYear) }),
      },
      sections: firstOutline(Object.keys(figures.main_result.lu_totals)),
    };
    const id = await this.database.reports.create(report, limit);
    if (!id) throw new CodedError('REPORTS_FULL', { limit });
    const created = await this.found(id);
    // Who gives no title has it from the product, so that the call has neither id nor title.
    const object = { type: 'report', id, label: created.title } as const;
    request.audited = { action: 'create-report', object };
    return created;
  }

  /** @throws CodedError `REPORT_NOT_FOUND` */
  async found(id: string): Promise<Report> {
    return required(await this.database.reports.find(id), 'REPORT_NOT_FOUND');
  }

  /** @throws CodedError `REPORT_NOT_FOUND` */
  async outline(id: string): Promise<ReportOutline> {
    return required(await this.database.reports.outline(id), 'REPORT_NOT_FOUND');
  }

  /**
   * A report without its sections.
   *
   * @throws CodedError `REPORT_NOT_FOUND`
   */
  async head(id: string): Promise<FoundHead> {
    return required(await this.database.reports.head(id), 'REPORT_NOT_FOUND');
  }

  /**
   * A section of exactly this report.
   *
   * @throws CodedError `REPORT_NOT_FOUND`, `REPORT_SECTION_NOT_FOUND`
   */
  async section(reportId: string, sectionId: string): Promise<ReportSection> {
    const section = await this.database.reports.section(reportId, sectionId);
    if (section) return section;
    await this.head(reportId);
    throw new CodedError('REPORT_SECTION_NOT_FOUND');
  }
}

const quarterOf = ({ id, label, year, quarter }: StoredFileRow): ReportQuarter => ({
  file_id: id,
  label: label ?? '',
  year,
  quarter,
});
