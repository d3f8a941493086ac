import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Controller } from '@nestjs/common';
import {
  CodedError,
  RELEASE_LIMITS,
  REPORT_LIMITS,
  type ReportTemplateResponse,
  type BodyOf,
  type ResultOf,
} from '@lqc/contracts';
import { Database } from '@lqc/database';
import { reportPhrases } from '@lqc/phrases';
import { StorageRoom } from '../files/storage-room.js';
import type { Handlers } from '../http/call.js';
import type { LiaisonRequest } from '../http/request.js';
import { LongWork } from '../jobs/long-work.js';
import { ReportStates } from './report-states.js';
import { ReportsService } from './reports.service.js';

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

  readonly routes: Handlers = {
    reports: ({ query: { before } }) => this.database.reports.list(before),

    createReport: ({ body, signedIn, request }) => this.reports.create(body, signedIn, request),

    report: async ({ params: { id } }) => (await this.reports.found(id)).report,

    reportOutline: async ({ params: { id } }) => this.reports.outline(id),

    changeReport: async ({ params: { id }, body: { outline, ...head } }) => {
      if (!(await this.database.reports.change(id, head))) throw new CodedError('REPORT_NOT_FOUND');
      if (outline && !(await this.database.reports.arrange(id, outline)))
        throw new CodedError('REPORT_OUTLINE_INCOMPLETE');
      return (await this.reports.found(id)).report;
    },

    deleteReport: async ({ params: { id }, signedIn: { user } }) => {
      const { createdById, head } = await this.reports.head(id);
      if (createdById !== user.id && user.role !== 'admin')
        throw new CodedError('REPORT_NOT_YOURS', { owner: head.created_by });
      const undoId = await this.database.reports.delete(id, head.title, user.id);
      return { success: true, message: reportPhrases.deleted, undo_id: undoId };
    },

    draftReport: async ({ params: { id }, body }) => {
      const { report } = await this.reports.found(id);
      const known = new Map(report.sections.map((section) => [section.id, section]));
      for (const section of body.sections ?? []) {
        if (!known.has(section)) throw new CodedError('REPORT_SECTION_NOT_FOUND');
        if (known.get(section)!.kind === 'catatan') throw new CodedError('REPORT_SECTION_BY_HAND');
      }
      return { reportId: id, request: body };
    },

    setReportState: async ({ params: { id }, body, signedIn }) => {
      await this.states.set(id, body, signedIn);
      return (await this.reports.found(id)).report;
    },

    releaseCheck: async ({ params: { id }, signedIn: { user } }) => {
      await this.reports.head(id);
      await this.storage.requireRoom(user.id, 0);
      return { reportId: id };
    },

    overrideFinding: async ({ params: { id }, body, signedIn: { user }, request }) => {
      await this.reports.head(id);
      await this.#requireDecidable(id, body, request);
      await this.database.reportRemarks.override(id, body, user.id);
      return { success: true, message: reportPhrases.overridden };
    },

    exportReport: async ({ params: { id }, body }) => {
      const { head } = await this.reports.head(id);
      return { reportId: id, request: body, quarter: head.quarter_now.label };
    },

    reportSettings: () => this.database.settings.reports(),

    saveReportSettings: async ({ body, signedIn: { user } }) => {
      await this.database.settings.setReports(body, user.id);
      return this.database.settings.reports();
    },

    reportTemplate: () => this.#template(),

    saveReportTemplate: async ({ body, signedIn: { user }, request }) => {
      const sent = request.uploads?.get('file');
      const bytes = sent ? await readFile(sent.path) : Buffer.from(body.fileContent, 'base64');
      // What is plainly no document needs no worker to say so.
      if (bytes.length > REPORT_LIMITS.templateBytes || bytes.toString('latin1', 0, 2) !== 'PK')
        throw new CodedError('REPORT_TEMPLATE_INVALID');
      const fileName = (sent?.fileName ?? body.fileName).slice(-REPORT_LIMITS.titleLength);
      const contentSha256 = createHash('sha256').update(bytes).digest('hex');
      await this.storage.store(user.id, contentSha256, bytes);
      await this.work.result('check-template', { contentSha256, fileName }, request);
      const template = { fileName, fileContent: bytes.toString('base64') };
      await this.database.settings.setReportTemplate(template, user.id);
      return this.#template();
    },

    removeReportTemplate: async () => {
      await this.database.settings.removeReportTemplate();
      return this.#template();
    },
  };

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
   *   `RELEASE_NAME_STAYS` and `RELEASE_REASON_TOO_SHORT` of what is let out
   */
  async #requireDecidable(
    reportId: string,
    { finding, verdict, reason }: BodyOf<'overrideFinding'>,
    request: LiaisonRequest,
  ): Promise<void> {
    const checked = await this.work.result('check-release', { reportId }, request);
    const { findings } = checked as ResultOf<'releaseCheck'>;
    const found = findings.find(({ id }) => id === finding);
    if (!found) throw new CodedError('REPORT_FINDING_NOT_FOUND');
    if (verdict !== 'aman') return;
    if (found.never_leaves) throw new CodedError('RELEASE_NAME_STAYS');
    const { fewestOfReason: least } = RELEASE_LIMITS;
    if (reason.length < least) throw new CodedError('RELEASE_REASON_TOO_SHORT', { limit: least });
  }
}
