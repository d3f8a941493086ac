import { Inject, Injectable } from '@nestjs/common';
import { ArtifactResponse, CodedError, type JobName, type JobPayload } from '@lqc/contracts';
import { Database, type SignedIn, type StoredArtifact } from '@lqc/database';
import type { Response } from 'express';
import type { LiaisonRequest } from '../http/request.js';
import { LongWork } from '../jobs/long-work.js';

/** Made files, open to who had them made and to admins. */
@Injectable()
export class ArtifactsService {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(LongWork) private readonly work: LongWork,
  ) {}

  /** Has a file made, and answers with its bytes, or with the job where that is preferred. */
  async answer<Name extends JobName>(
    name: Name,
    payload: JobPayload<Name>,
    http: { request: LiaisonRequest; response: Response },
  ): Promise<void> {
    const answer = await this.work.answer(name, payload, http);
    if (http.response.statusCode === 202) return void http.response.json(answer);
    const { artifact_id: id } = ArtifactResponse.parse(answer);
    await this.send(id, http.request.signedIn!, http.response);
  }

  /** Somebody else's file is not there. */
  async own(id: string, { user }: SignedIn): Promise<StoredArtifact> {
    const artifact = await this.database.artifacts.find(id);
    if (!artifact || (artifact.ownerId !== user.id && user.role !== 'admin'))
      throw new CodedError('ARTIFACT_NOT_FOUND');
    return artifact;
  }

  async send(id: string, signedIn: SignedIn, response: Response): Promise<void> {
    sendFile(response, await this.own(id, signedIn));
  }
}

/** Sends bytes as a download, never to be shown inline. */
export function sendFile(
  response: Response,
  file: { readonly fileName: string; readonly mediaType: string; readonly bytes: Buffer },
): void {
  response.attachment(file.fileName).type(file.mediaType).send(file.bytes);
}
