import { Controller } from '@nestjs/common';
import { CodedError, SAMPLE_DEFAULT_CONTACTS } from '@lqc/contracts';
import { companyFile, Database, quarterlyFile, type StoredFileRow } from '@lqc/database';
import { messages } from '@lqc/phrases';
import { AtOnce, type Handlers } from '../http/call.js';
import { requireFreePlace } from './free-place.js';
import { ReportRefresh } from './report-refresh.js';
import { UploadsService } from './uploads.service.js';

/** Stored workbooks. */
@Controller()
export class FilesController {
  constructor(
    private readonly database: Database,
    private readonly uploads: UploadsService,
    private readonly reports: ReportRefresh,
  ) {}

  readonly routes: Handlers = {
    userFiles: async () => {
      const rows = await this.database.files.list();
      return {
        success: true,
        data: {
          quarterly_files: rows.filter(({ kind }) => kind === 'quarterly').map(quarterlyFile),
          company_files: rows.filter(({ kind }) => kind === 'company').map(companyFile),
        },
      };
    },

    quarterlyFile: async ({ body: { id } }) => {
      const row = await this.database.files.find(id);
      if (row?.kind !== 'quarterly') throw new CodedError('FILE_NOT_FOUND');
      const { label, file_name } = row;
      const file = { id, label: label ?? '', file_name, file_base64: await this.#base64(row) };
      return { success: true, message: messages.fileFound, file };
    },

    companyFile: async () => {
      const row = await this.database.files.findCompanyFile();
      if (!row) throw new CodedError('FILE_NOT_FOUND');
      const { id, file_name } = row;
      const file = { id, file_name, file_base64: await this.#base64(row) };
      return { success: true, message: messages.fileFound, file };
    },

    recogniseFile: ({ request }) => this.uploads.fromField(request, 'file'),

    uploadQuarterlyFile: async ({ body, request }) => {
      // Checked before anything of the upload is stored.
      const place = await requireFreePlace(body, this.database);
      return { ...(await this.uploads.only(request)), ...place };
    },

    setFilePeriod: async ({ params: { id }, body: period, request }) => {
      const other = await this.database.filePeriods.fileOf(period, id);
      if (other) throw new CodedError('PERIOD_TAKEN', { label: other.label ?? '' });
      if (!(await this.database.filePeriods.set(id, period)))
        throw new CodedError('FILE_NOT_FOUND');
      // One of the reports may lack this quarter.
      await this.reports.after(id, request);
      return { success: true, message: messages.periodSet };
    },

    uploadCompanyFile: ({ request }) => this.uploads.only(request),

    deleteFile: async ({ body: { fileId, fileType }, signedIn: { user } }) => {
      const undoId = await this.database.files.delete(fileId, fileType, user.id);
      if (!undoId) throw new CodedError('FILE_NOT_FOUND');
      return { success: true, message: messages.fileDeleted, undo_id: undoId };
    },

    fileQuality: async ({ params: { id } }) => {
      const row = await this.database.files.find(id);
      if (!row) throw new CodedError('FILE_NOT_FOUND');
      if (row.kind === 'quarterly') return { fileId: id };
      const report = await this.database.files.registerReport(row.register_id!);
      return new AtOnce({ file_type: 'company', file: companyFile(row), report });
    },

    sampleData: async () => {
      const { sessions, reports } = await this.database.files.onSamples();
      const files = (await this.database.files.list()).filter((file) => file.is_sample);
      return {
        files: files.map(({ label, file_name: name }) => label ?? name),
        analyses: sessions.map(({ owner, ...one }) => ({ ...one, owner_username: owner })),
        reports,
      };
    },

    removeSampleData: async ({ signedIn: { user } }) => ({
      success: true,
      message: messages.sampleDataRemoved,
      undo_id: await this.database.files.deleteSamples(user.id, messages.sampleData),
    }),

    loadSampleData: async () => {
      if ((await this.database.files.list()).length > 0)
        throw new CodedError('FILES_ALREADY_STORED');
      return { contacts: SAMPLE_DEFAULT_CONTACTS };
    },
  };

  async #base64({ sha256 }: StoredFileRow): Promise<string> {
    const bytes = await this.database.contents.read(sha256);
    if (!bytes) throw new CodedError('FILE_NOT_FOUND');
    return bytes.toString('base64');
  }
}
