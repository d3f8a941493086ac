import { Injectable } from '@nestjs/common';
import { CodedError, type JobName, type JobPayload } from '@lqc/contracts';
import { Database, type GivenArtifact, type SignedIn } from '@lqc/database';
import { madeFileName } from '@lqc/phrases';
import { FileReply } from '../http/reply.js';
import { type Result, valueOf } from '../jobs/responses.js';

/** Files that jobs made, open to the persons whose runs gave them and to admins. */
@Injectable()
export class ArtifactsService {
  constructor(private readonly database: Database) {}

  /** Somebody else's file is answered like one that does not exist. */
  async own(id: string, { user }: SignedIn): Promise<GivenArtifact> {
    const artifact = await this.database.artifacts.givenTo(user, id);
    if (!artifact) throw new CodedError('ARTIFACT_NOT_FOUND');
    return artifact;
  }

  async file(id: string, signedIn: SignedIn): Promise<FileReply> {
    const { job, payload, mediaType, bytes } = await this.own(id, signedIn);
    const fileName = madeFileName(job, payload as JobPayload<JobName>);
    return new FileReply(fileName, mediaType, bytes);
  }

  /** The file that a run gave, for a call whose access was already checked. */
  async fileOf<Name extends JobName>(
    job: Name,
    payload: JobPayload<Name>,
    result: Result,
  ): Promise<FileReply> {
    const { artifact_id: file, image_artifact: picture } = valueOf(result) as Record<
      string,
      string
    >;
    const made = await this.database.artifacts.read(file ?? picture ?? '');
    if (!made) throw new CodedError('ARTIFACT_NOT_FOUND');
    const { mediaType, bytes: content } = made;
    return new FileReply(madeFileName(job, payload), mediaType, content);
  }
}
