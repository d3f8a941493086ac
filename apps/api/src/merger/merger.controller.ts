import { createHash } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { CodedError, type SentFile } from '@lqc/contracts';
import { Database } from '@lqc/database';
import { ArtifactsService } from '../artifacts/artifacts.service.js';
import { requireFreePlace } from '../files/free-place.js';
import { StorageRoom } from '../files/storage-room.js';
import { UploadsService } from '../files/uploads.service.js';
import type { Handlers } from '../http/call.js';
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

  readonly routes: Handlers = {
    previewMerge: async ({ request }) => ({ files: await this.#files(request) }),

    merge: async ({ request }) => ({ files: await this.#files(request) }),

    storeMerged: async ({ params: { id }, body, signedIn }) => {
      const place = await requireFreePlace(body, this.database);
      const { bytes, fileName } = await this.artifacts.own(id, signedIn);
      const contentSha256 = createHash('sha256').update(bytes).digest('hex');
      await this.room.store(signedIn.user.id, contentSha256, bytes);
      return { contentSha256, fileName, ...place };
    },
  };

  async #files(request: LiaisonRequest): Promise<SentFile[]> {
    const files = await this.uploads.list(request);
    if (files.length === 0) throw new CodedError('MERGE_NO_FILES');
    return files;
  }
}
