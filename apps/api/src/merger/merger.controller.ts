import { createHash } from 'node:crypto';
import { Controller, Inject, Req, Res } from '@nestjs/common';
import { CodedError, type SentFile } from '@lqc/contracts';
import { Database, type SignedIn } from '@lqc/database';
import type { Response } from 'express';
import { ArtifactsService } from '../exports/artifacts.service.js';
import { UploadsService } from '../files/uploads.service.js';
import { CurrentUser } from '../http/current-user.js';
import type { LiaisonRequest } from '../http/request.js';
import { type BodyOf, type ParamsOf, RouteBody, RouteOf, RouteParams } from '../http/route-of.js';
import { LongWork } from '../jobs/long-work.js';

/** Many diary notes into one workbook. */
@Controller()
export class MergerController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(UploadsService) private readonly uploads: UploadsService,
    @Inject(ArtifactsService) private readonly artifacts: ArtifactsService,
    @Inject(LongWork) private readonly work: LongWork,
  ) {}

  @RouteOf('previewMerge')
  async preview(
    @Req() request: LiaisonRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    const files = await this.#files(request);
    return this.work.answer('preview-merge', { files }, { request, response });
  }

  @RouteOf('merge')
  async merge(@Req() request: LiaisonRequest, @Res() response: Response): Promise<void> {
    const files = await this.#files(request);
    await this.artifacts.answer('merge-workbooks', { files }, { request, response });
  }

  @RouteOf('storeMerged')
  async store(
    @RouteParams('storeMerged') { id }: ParamsOf<'storeMerged'>,
    @RouteBody('storeMerged') { label }: BodyOf<'storeMerged'>,
    @CurrentUser() signedIn: SignedIn,
    @Req() request: LiaisonRequest,
    @Res({ passthrough: true }) response: Response,
  ): Promise<unknown> {
    if (label === '') throw new CodedError('LABEL_REQUIRED');
    if (await this.database.files.labelTaken(label)) throw new CodedError('LABEL_TAKEN');
    const { bytes, fileName } = await this.artifacts.own(id, signedIn);
    const contentSha256 = createHash('sha256').update(bytes).digest('hex');
    await this.database.contents.store(contentSha256, bytes);
    const payload = { contentSha256, fileName, label };
    return this.work.answer('read-quarterly-file', payload, { request, response });
  }

  async #files(request: LiaisonRequest): Promise<SentFile[]> {
    const files = await this.uploads.list(request);
    if (files.length === 0) throw new CodedError('MERGE_NO_FILES');
    return files;
  }
}
