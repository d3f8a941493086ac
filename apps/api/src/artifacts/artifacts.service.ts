import { Inject, Injectable } from '@nestjs/common';
import {
  ArtifactResponse,
  CodedError,
  DOWNLOAD_NAMES,
  type JobName,
  OrientationChartResponse,
  PNG_MEDIA_TYPE,
} from '@lqc/contracts';
import { Database, type SignedIn, type StoredArtifact } from '@lqc/database';
import { FileReply } from '../http/reply.js';

/** Under which name a picture is taken away that its job's result holds. */
const PICTURE_NAMES: Partial<Record<JobName, string>> = {
  'draw-orientation-chart': DOWNLOAD_NAMES.orientationChart,
  'draw-sector-chart': DOWNLOAD_NAMES.sectorChart,
};
const Picture = OrientationChartResponse.pick({ image_base64: true });

/** Made files, open to who had them made and to admins. */
@Injectable()
export class ArtifactsService {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** Somebody else's file is not there. */
  async own(id: string, { user }: SignedIn): Promise<StoredArtifact> {
    const artifact = await this.database.artifacts.find(id);
    if (!artifact || (artifact.ownerId !== user.id && user.role !== 'admin'))
      throw new CodedError('ARTIFACT_NOT_FOUND');
    return artifact;
  }

  async file(id: string, signedIn: SignedIn): Promise<FileReply> {
    const { fileName, mediaType, bytes } = await this.own(id, signedIn);
    return new FileReply({ fileName, mediaType, content: bytes });
  }

  /** The file that a job's result stands for. */
  async fileOf(job: JobName, result: unknown, signedIn: SignedIn): Promise<FileReply> {
    const fileName = PICTURE_NAMES[job];
    if (!fileName) return this.file(ArtifactResponse.parse(result).artifact_id, signedIn);
    const content = Buffer.from(Picture.parse(result).image_base64, 'base64');
    return new FileReply({ fileName, mediaType: PNG_MEDIA_TYPE, content });
  }
}
