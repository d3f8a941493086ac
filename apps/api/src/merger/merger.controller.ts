import { Controller } from '@nestjs/common';
import { CodedError, type SentFile } from '@lqc/contracts';
import { Database } from '@lqc/database';
import { ArtifactsService } from '../artifacts/artifacts.service.js';
import { auditStoring } from '../files/audit-storing.js';
import { requireFreePlace } from '../files/free-place.js';
import { StorageRoom } from '../files/storage-room.js';
import { UploadsService } from '../files/uploads.service.js';
import type { Call } from '../http/call.js';
import { Serves } from '../http/serves.js';
import type { LiaisonRequest } from '../http/request.js';

/** Merging many diary notes into one workbook. */
@Controller()
export class MergerController {
  constructor(
    private readonly database: Database,
    private readonly room: StorageRoom,
    private readonly uploads: UploadsService,
    private readonly artifacts: ArtifactsService,
  ) {}

  @Serves('previewMerge')
  async previewMerge({ request }: Call<'previewMerge'>) {
    return { files: await this.#files(request) };
  }

  @Serves('merge')
  async merge({ request }: Call<'merge'>) {
    return { files: await this.#files(request) };
  }

  @Serves('storeMerged')
  async storeMerged({ params: { id }, body, signedIn, request }: Call<'storeMerged'>) {
    const place = await requireFreePlace(body, this.database);
    const { bytes, fileName } = await this.artifacts.own(id, signedIn);
    const contentSha256 = await this.room.store(signedIn.user.id, bytes);
    return auditStoring(request, { contentSha256, fileName, ...place }, this.database);
  }

  async #files(request: LiaisonRequest): Promise<SentFile[]> {
    const files = await this.uploads.list(request);
    if (files.length === 0) throw new CodedError('MERGE_NO_FILES');
    return files;
  }
}
