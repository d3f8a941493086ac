import { Controller, Inject, Req, Res } from '@nestjs/common';
import {
  CodedError,
  type Done,
  type FileQualityResponse,
  SAMPLE_DEFAULT_CONTACTS,
  type UserFilesResponse,
} from '@lqc/contracts';
import { companyFile, Database, quarterlyFile, type StoredFileRow } from '@lqc/database';
import { messages } from '@lqc/phrases';
import type { Response } from 'express';
import type { LiaisonRequest } from '../http/request.js';
import { type BodyOf, type ParamsOf, RouteBody, RouteOf, RouteParams } from '../http/route-of.js';
import { LongWork } from '../jobs/long-work.js';
import { UploadsService } from './uploads.service.js';

@Controller()
export class FilesController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(UploadsService) private readonly uploads: UploadsService,
    @Inject(LongWork) private readonly work: LongWork,
  ) {}

  @RouteOf('userFiles')
  async list(): Promise<UserFilesResponse> {
    const rows = await this.database.files.list();
    return {
      success: true,
      data: {
        quarterly_files: rows.filter(({ kind }) => kind === 'quarterly').map(quarterlyFile),
        company_files: rows.filter(({ kind }) => kind === 'company').map(companyFile),
      },
    };
  }

  @RouteOf('quarterlyFile')
  async quarterly(@RouteBody('quarterlyFile') { id }: BodyOf<'quarterlyFile'>): Promise<unknown> {
    const row = await this.database.files.find(id);
    if (!row || row.kind !== 'quarterly') throw new CodedError('FILE_NOT_FOUND');
    const file_base64 = await this.#base64(row);
    const { label, file_name } = row;
    return {
      success: true,
      message: messages.fileFound,
      file: { id, label, file_name, file_base64 },
    };
  }

  @RouteOf('companyFile')
  async company(): Promise<unknown> {
    const row = await this.database.files.findCompanyFile();
    if (!row) throw new CodedError('FILE_NOT_FOUND');
    const file_base64 = await this.#base64(row);
    return {
      success: true,
      message: messages.fileFound,
      file: { id: row.id, file_name: row.file_name, file_base64 },
    };
  }

  @RouteOf('uploadQuarterlyFile')
  async uploadQuarterly(
    @RouteBody('uploadQuarterlyFile') { label }: BodyOf<'uploadQuarterlyFile'>,
    @Req() request: LiaisonRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    await this.#requireFreeLabel(label);
    const upload = await this.uploads.only(request);
    return this.work.answer('read-quarterly-file', { ...upload, label }, { request, response });
  }

  @RouteOf('uploadCompanyFile')
  async uploadCompany(
    @Req() request: LiaisonRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    const upload = await this.uploads.only(request);
    return this.work.answer('read-company-file', upload, { request, response });
  }

  @RouteOf('deleteFile')
  async delete(@RouteBody('deleteFile') body: BodyOf<'deleteFile'>): Promise<Done> {
    if (!(await this.database.files.delete(body.fileId, body.fileType)))
      throw new CodedError('FILE_NOT_FOUND');
    return { success: true, message: messages.fileDeleted };
  }

  @RouteOf('fileQuality')
  async quality(
    @RouteParams('fileQuality') { id }: ParamsOf<'fileQuality'>,
    @Req() request: LiaisonRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    const row = await this.database.files.find(id);
    if (!row) throw new CodedError('FILE_NOT_FOUND');
    if (row.kind === 'quarterly')
      return this.work.answer('check-quality', { fileId: id }, { request, response });
    const report = await this.database.files.registerReport(row.register_id!);
    return { file_type: 'company', file: companyFile(row), report } satisfies FileQualityResponse;
  }

  @RouteOf('loadSampleData')
  async sampleData(
    @Req() request: LiaisonRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    if ((await this.database.files.list()).length > 0) throw new CodedError('FILES_ALREADY_STORED');
    return this.work.answer(
      'load-sample-data',
      { contacts: SAMPLE_DEFAULT_CONTACTS },
      { request, response },
    );
  }

  /** Asked before any byte is kept. */
  async #requireFreeLabel(label: string): Promise<void> {
    if (label === '') throw new CodedError('LABEL_REQUIRED');
    if (await this.database.files.labelTaken(label)) throw new CodedError('LABEL_TAKEN');
  }

  async #base64({ sha256 }: StoredFileRow): Promise<string> {
    const bytes = await this.database.contents.read(sha256);
    if (!bytes) throw new CodedError('FILE_NOT_FOUND');
    return bytes.toString('base64');
  }
}
