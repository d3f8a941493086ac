import { Controller } from '@nestjs/common';
import { CodedError, required, SAMPLE_DEFAULT_CONTACTS } from '@lqc/contracts';
import { companyFile, Database, listedFiles, type StoredFileRow } from '@lqc/database';
import { messages } from '@lqc/phrases';
import { type Call, AtOnce } from '../http/call.js';
import { done } from '../http/reply.js';
import { Serves } from '../http/serves.js';
import { auditStoring } from './audit-storing.js';
import { requireFreePlace } from './free-place.js';
import { newerNotes } from './newer-notes.js';
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

  @Serves('userFiles')
  async userFiles() {
    const rows = await this.database.files.list();
    const newerThan = newerNotes(rows, await this.database.capture.allFinished());
    return { success: true as const, data: listedFiles(rows, newerThan) };
  }

  @Serves('quarterlyFile')
  async quarterlyFile({ body: { id } }: Call<'quarterlyFile'>) {
    const row = await this.database.files.find(id);
    if (row?.kind !== 'quarterly') throw new CodedError('FILE_NOT_FOUND');
    const { label, file_name } = row;
    const file = { id, label: label ?? '', file_name, file_base64: await this.#base64(row) };
    return { ...done(messages.fileFound), file };
  }

  @Serves('companyFile')
  async companyFile() {
    const row = required(await this.database.files.findCompanyFile(), 'FILE_NOT_FOUND');
    const { id, file_name } = row;
    const file = { id, file_name, file_base64: await this.#base64(row) };
    return { ...done(messages.fileFound), file };
  }

  @Serves('recogniseFile')
  recogniseFile({ request }: Call<'recogniseFile'>) {
    return this.uploads.fromField(request, 'file');
  }

  @Serves('uploadQuarterlyFile')
  async uploadQuarterlyFile({ body, request }: Call<'uploadQuarterlyFile'>) {
    // Checked before anything of the upload is stored.
    const place = await requireFreePlace(body, this.database);
    const upload = await this.uploads.only(request);
    return auditStoring(request, { ...upload, ...place }, this.database);
  }

  @Serves('setFilePeriod')
  async setFilePeriod({ params: { id }, body: period, request }: Call<'setFilePeriod'>) {
    const other = await this.database.filePeriods.fileOf(period, id);
    if (other) throw new CodedError('PERIOD_TAKEN', { label: other.label ?? '' });
    if (!(await this.database.filePeriods.set(id, period))) throw new CodedError('FILE_NOT_FOUND');
    // One of the reports may lack this quarter.
    await this.reports.after(id, request);
    return done(messages.periodSet);
  }

  @Serves('uploadCompanyFile')
  async uploadCompanyFile({ request }: Call<'uploadCompanyFile'>) {
    return auditStoring(request, await this.uploads.only(request), this.database);
  }

  @Serves('deleteFile')
  async deleteFile({ body: { fileId, fileType }, signedIn: { user } }: Call<'deleteFile'>) {
    const undoId = await this.database.files.delete(fileId, fileType, user.id);
    if (!undoId) throw new CodedError('FILE_NOT_FOUND');
    return { ...done(messages.fileDeleted), undo_id: undoId };
  }

  @Serves('fileQuality')
  async fileQuality({ params: { id } }: Call<'fileQuality'>) {
    const row = required(await this.database.files.find(id), 'FILE_NOT_FOUND');
    if (row.kind === 'quarterly') return { fileId: id };
    const report = await this.database.files.registerReport(row.register_id!);
    return new AtOnce({ file_type: 'company' as const, file: companyFile(row), report });
  }

  @Serves('sampleData')
  async sampleData() {
    const { sessions, reports } = await this.database.files.onSamples();
    const files = (await this.database.files.list()).filter((file) => file.is_sample);
    return {
      files: files.map(({ label, file_name: name }) => label ?? name),
      analyses: sessions.map(({ owner, ...one }) => ({ ...one, owner_username: owner })),
      reports,
    };
  }

  @Serves('removeSampleData')
  async removeSampleData({ signedIn: { user }, request }: Call<'removeSampleData'>) {
    const { undoId, reports } = await this.database.files.deleteSamples(
      user.id,
      messages.sampleData,
    );
    request.alsoAudited = reports.map(({ id, title }) => ({
      action: 'delete-report',
      object: { type: 'report', id, label: title },
    }));
    return { ...done(messages.sampleDataRemoved), undo_id: undoId };
  }

  @Serves('loadSampleData')
  async loadSampleData() {
    if ((await this.database.files.list()).length > 0) throw new CodedError('FILES_ALREADY_STORED');
    return { contacts: SAMPLE_DEFAULT_CONTACTS };
  }

  async #base64({ sha256 }: StoredFileRow): Promise<string> {
    const bytes = required(await this.database.contents.read(sha256), 'FILE_NOT_FOUND');
    return bytes.toString('base64');
  }
}
