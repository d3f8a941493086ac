import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Inject, Injectable } from '@nestjs/common';
import { CodedError, type SentFile, UPLOAD_MAX_BYTES } from '@lqc/contracts';
import { Database } from '@lqc/database';
import { workbookName } from '../http/workbook-name.js';
import type { LiaisonRequest } from '../http/request.js';

export interface StoredUpload {
  readonly contentSha256: string;
  readonly fileName: string;
}

/** Takes the bytes of an upload into the database, where the workers find them. */
@Injectable()
export class UploadsService {
  constructor(@Inject(Database) private readonly database: Database) {}

  /** The one file of a call that takes it as a form or in base64 within JSON. */
  only(request: LiaisonRequest): Promise<StoredUpload> {
    if (request.uploads) return this.fromField(request, 'file');
    const { fileContent, fileName } = request.body as { fileContent: string; fileName: string };
    return this.#fromBase64(fileContent, fileName);
  }

  /** A file of a form. */
  async fromField(request: LiaisonRequest, field: string): Promise<StoredUpload> {
    const upload = request.uploads?.get(field);
    if (!upload) throw new CodedError('BAD_REQUEST');
    return this.#store(await readFile(upload.path), upload.fileName);
  }

  /** The files of a list, in their order; what was refused keeps its place. */
  async list({ received = [] }: LiaisonRequest): Promise<SentFile[]> {
    const files: SentFile[] = [];
    for (const { path, fileName, sizeBytes, refused } of received) {
      const kept = refused ? null : await this.#store(await readFile(path), fileName);
      files.push({ fileName, sizeBytes, refused, contentSha256: kept?.contentSha256 ?? null });
    }
    return files;
  }

  async #fromBase64(base64: string, name: string): Promise<StoredUpload> {
    const fileName = workbookName(name);
    const bytes = Buffer.from(base64, 'base64');
    if (bytes.length > UPLOAD_MAX_BYTES) throw new CodedError('FILE_TOO_LARGE');
    return this.#store(bytes, fileName);
  }

  async #store(bytes: Buffer, fileName: string): Promise<StoredUpload> {
    const contentSha256 = createHash('sha256').update(bytes).digest('hex');
    await this.database.contents.store(contentSha256, bytes);
    return { contentSha256, fileName };
  }
}
