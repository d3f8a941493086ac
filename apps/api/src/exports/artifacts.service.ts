import { Inject, Injectable } from '@nestjs/common';
import { ArtifactAnswer, CodedError, type JobName, type JobPayload } from '@lqc/contracts';
import { Database, type SignedIn } from '@lqc/database';
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
    const { artifact_id: id } = ArtifactAnswer.parse(answer);
    await this.send(id, http.request.signedIn!, http.response);
  }

  /** Somebody else's file is not there. */
  async send(id: string, { user }: SignedIn, response: Response): Promise<void> {
    const artifact = await this.database.artifacts.find(id);
    if (!artifact || (artifact.ownerId !== user.id && user.role !== 'admin'))
      throw new CodedError('ARTIFACT_NOT_FOUND');
    sendFile(response, artifact);
  }
}

/** Sends bytes as a download, never to be shown inline. */
export function sendFile(
  response: Response,
  file: { readonly fileName: string; readonly mediaType: string; readonly bytes: Buffer },
): void {
  response.attachment(file.fileName).type(file.mediaType).send(file.bytes);
}
