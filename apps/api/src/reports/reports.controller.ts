import { readFile } from 'node:fs/promises';
import { Controller } from '@nestjs/common';
import {
  CodedError,
  DOCX_MEDIA_TYPE,
  isFinal,
  RELEASE_LIMITS,
  REPORT_LIMITS,
  type ReportTemplateResponse,
  type BodyOf,
  required,
  type ResultOf,
} from '@lqc/contracts';
import { Database } from '@lqc/database';
import { reportPhrases } from '@lqc/phrases';
import { StorageRoom } from '../files/storage-room.js';
import type { Call } from '../http/call.js';
import { done, FileReply } from '../http/reply.js';
import { Serves } from '../http/serves.js';
import type { LiaisonRequest } from '../http/request.js';
import { LongWork } from '../jobs/long-work.js';
import { auditFinding } from './audit-finding.js';
import { auditReopening } from './audit-reopening.js';
import { ReportStates } from './report-states.js';
import { ReportsService } from './reports.service.js';
import { templateName } from './template-name.js';

/** Reports as wholes: begun, changed, drafted, sent on, taken away. */
@Controller()
export class ReportsController {
  constructor(
    private readonly database: Database,
    private readonly reports: ReportsService,
    private readonly states: ReportStates,
    private readonly work: LongWork,
    private readonly storage: StorageRoom,
  ) {}

  @Serves('reports')
  list({ query }: Call<'reports'>) {
    return this.database.reports.list(query);
  }

  @Serves('createReport')
  createReport({ body, signedIn, request }: Call<'createReport'>) {
    return this.reports.create(body, signedIn, request);
  }

  @Serves('report')
  report({ params: { id } }: Call<'report'>) {
    return this.reports.found(id);
  }

  @Serves('reportOutline')
  reportOutline({ params: { id } }: Call<'reportOutline'>) {
    return this.reports.outline(id);
  }

  @Serves('changeReport')
  async changeReport({ params: { id }, body, signedIn: { user }, request }: Call<'changeReport'>) {
    const { head } = await this.reports.head(id);
    const outcome = await this.database.reports.change(id, body, user.id);
    if (outcome === 'changed') throw new CodedError('REPORT_CHANGED_MEANWHILE');
    if (outcome === 'incomplete') throw new CodedError('REPORT_OUTLINE_INCOMPLETE');
    const report = await this.reports.found(id);
    if (report.state === 'draf') auditReopening(request, head);
    return report;
  }

  @Serves('deleteReport')
  async deleteReport({ params: { id }, signedIn: { user } }: Call<'deleteReport'>) {
    const { createdById, head } = await this.reports.head(id);
    // Sent back to the draft it may be outside all the same.
    if ((isFinal(head) || head.lapsed_approval) && user.role !== 'admin')
      throw new CodedError('REPORT_WAS_APPROVED');
    if (createdById !== user.id && user.role !== 'admin')
      throw new CodedError('REPORT_NOT_YOURS', { owner: head.created_by });
    const undoId = await this.database.reports.delete(id, head.title, user.id);
    return { ...done(reportPhrases.deleted), undo_id: undoId };
  }

  @Serves('draftReport')
  async draftReport({ params: { id }, body }: Call<'draftReport'>) {
    const { sections } = await this.reports.outline(id);
    const known = new Map(sections.map((section) => [section.id, section]));
    for (const section of body.sections ?? []) {
      if (!known.has(section)) throw new CodedError('REPORT_SECTION_NOT_FOUND');
      if (known.get(section)!.kind === 'catatan') throw new CodedError('REPORT_SECTION_BY_HAND');
    }
    return { reportId: id, request: body };
  }

  @Serves('setReportState')
  async setReportState({ params: { id }, body, signedIn }: Call<'setReportState'>) {
    await this.states.set(id, body, signedIn);
    return this.reports.found(id);
  }

  @Serves('releaseCheck')
  async releaseCheck({ params: { id }, signedIn: { user } }: Call<'releaseCheck'>) {
    await this.reports.head(id);
    await this.storage.requireRoom(user.id, 0);
    return { reportId: id };
  }

  @Serves('overrideFinding')
  async overrideFinding({
    params: { id },
    body,
    signedIn: { user },
    request,
  }: Call<'overrideFinding'>) {
    const { head } = await this.reports.head(id);
    await this.#requireDecidable(id, body, user.id, request);
    await this.database.reportRemarks.override(id, body, user.id);
    auditReopening(request, head);
    return done(reportPhrases.overridden);
  }

  @Serves('exportReport')
  async exportReport({ params: { id }, body }: Call<'exportReport'>) {
    const { head } = await this.reports.head(id);
    return { reportId: id, request: body, quarter: head.quarter_now.label };
  }

  @Serves('reportSettings')
  reportSettings() {
    return this.database.settings.reports();
  }

  @Serves('saveReportSettings')
  async saveReportSettings({ body, signedIn: { user } }: Call<'saveReportSettings'>) {
    await this.database.settings.setReports(body, user.id);
    return this.database.settings.reports();
  }

  @Serves('reportTemplate')
  reportTemplate() {
    return this.#template();
  }

  @Serves('reportTemplateFile')
  async reportTemplateFile() {
    const template = required(await this.database.settings.reportTemplate(), 'FILE_NOT_FOUND');
    const content = Buffer.from(template.fileContent, 'base64');
    const fileName = templateName(template.fileName);
    return new FileReply(fileName, DOCX_MEDIA_TYPE, content);
  }

  @Serves('saveReportTemplate')
  async saveReportTemplate({ body, signedIn: { user }, request }: Call<'saveReportTemplate'>) {
    const sent = request.uploads?.get('file');
    const bytes = sent ? await readFile(sent.path) : Buffer.from(body.fileContent, 'base64');
    // A file that is clearly no document is refused without asking a worker.
    if (bytes.length > REPORT_LIMITS.templateBytes || bytes.toString('latin1', 0, 2) !== 'PK')
      throw new CodedError('REPORT_TEMPLATE_INVALID');
    const fileName = templateName(sent?.fileName ?? body.fileName);
    const contentSha256 = await this.storage.store(user.id, bytes);
    await this.work.outcome('check-template', { contentSha256, fileName }, request);
    const template = { fileName, fileContent: bytes.toString('base64') };
    await this.database.settings.setReportTemplate(template, user.id);
    return this.#template();
  }

  @Serves('removeReportTemplate')
  async removeReportTemplate() {
    await this.database.settings.removeReportTemplate();
    return this.#template();
  }

  async #template(): Promise<ReportTemplateResponse> {
    const template = await this.database.settings.reportTemplate();
    if (!template) return { template };
    const { fileName, fileContent } = template;
    return {
      template: { file_name: fileName, size_bytes: Buffer.byteLength(fileContent, 'base64') },
    };
  }

  /**
   * @throws CodedError `REPORT_FINDING_NOT_FOUND` where the report as it stands has no such finding,
   *   `RELEASE_NAME_STAYS`, `RELEASE_REASON_TOO_SHORT` and `REPORT_REVIEWER_IS_AUTHOR` of what is let out
   */
  async #requireDecidable(
    reportId: string,
    { finding, verdict, reason }: BodyOf<'overrideFinding'>,
    userId: string,
    request: LiaisonRequest,
  ): Promise<void> {
    const { result } = await this.work.outcome('check-release', { reportId }, request);
    const { findings } = result as ResultOf<'releaseCheck'>;
    const found = findings.find(({ id }) => id === finding);
    if (!found) throw new CodedError('REPORT_FINDING_NOT_FOUND');
    await auditFinding(request, found, this.database);
    if (verdict !== 'aman') return;
    await this.states.requireAnother(reportId, userId);
    if (found.never_leaves) throw new CodedError('RELEASE_NAME_STAYS');
    const { fewestOfReason: least } = RELEASE_LIMITS;
    if (reason.length < least) throw new CodedError('RELEASE_REASON_TOO_SHORT', { limit: least });
  }
}
