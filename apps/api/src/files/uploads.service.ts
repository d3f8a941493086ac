import { readFile } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { CodedError, required, type SentFile, UPLOAD_MAX_BYTES } from '@lqc/contracts';
import { workbookName } from '../http/workbook-name.js';
import { StorageRoom } from './storage-room.js';
import type { LiaisonRequest } from '../http/request.js';

export interface StoredUpload {
  readonly contentSha256: string;
  readonly fileName: string;
}

/** Stores uploaded bytes in the database, from which the workers read them. */
@Injectable()
export class UploadsService {
  constructor(private readonly room: StorageRoom) {}

  /** The file of a call that accepts it in a form, or as base64 in JSON. */
  async only(request: LiaisonRequest): Promise<StoredUpload> {
    if (request.uploads) return this.fromField(request, 'file');
    const body = request.body as { fileContent: string; fileName: string };
    const fileName = workbookName(body.fileName);
    const bytes = Buffer.from(body.fileContent, 'base64');
    // Dropped from the request, since the call waits for its run and would keep up to 67 MB that long.
    body.fileContent = '';
    if (bytes.length > UPLOAD_MAX_BYTES) throw new CodedError('FILE_TOO_LARGE');
    return this.#store(bytes, fileName, request);
  }

  /** A file of a form. */
  async fromField(request: LiaisonRequest, field: string): Promise<StoredUpload> {
    const upload = required(request.uploads?.get(field), 'BAD_REQUEST');
    return this.#store(await readFile(upload.path), upload.fileName, request);
  }

  /** Stores the files of a list, in order; refused ones are listed with their error code. */
  async list(request: LiaisonRequest): Promise<SentFile[]> {
    const files: SentFile[] = [];
    for (const { path, fileName, sizeBytes, refused } of request.received ?? []) {
      const content = refused ? null : await this.#store(await readFile(path), fileName, request);
      files.push({ fileName, sizeBytes, refused, contentSha256: content?.contentSha256 ?? null });
    }
    return files;
  }

  async #store(
    bytes: Buffer,
    fileName: string,
    { signedIn }: LiaisonRequest,
  ): Promise<StoredUpload> {
    return { contentSha256: await this.room.store(signedIn!.user.id, bytes), fileName };
  }
}
