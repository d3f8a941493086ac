import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { CodedError, UPLOAD_MAX_BYTES } from '@lqc/contracts';
import type { Response } from 'express';
import multer, { type StorageEngine } from 'multer';
import type { LiaisonRequest, UploadedFile } from './request.js';
import { workbookName } from './workbook-name.js';

const FIELDS_MAX_BYTES = 64 * 1024;
const LIMITS = { fileSize: UPLOAD_MAX_BYTES, fields: 10, fieldSize: 4096, parts: 20 } as const;

export type Uploads = ReadonlyMap<string, UploadedFile>;

/** Reads `multipart/form-data`: its fields become the body, its files go to the folder. */
export function multipartReader(
  folder: string,
): (request: LiaisonRequest, response: Response, fields: readonly string[]) => Promise<Uploads> {
  const disk = multer.diskStorage({
    destination: folder,
    filename: (_request, _file, done) => done(null, randomUUID()),
  });
  return async (request, response, fields) => {
    // Who announces too much is told before it is sent.
    const mostBytes = fields.length * UPLOAD_MAX_BYTES + FIELDS_MAX_BYTES;
    if (Number(request.headers['content-length']) > mostBytes)
      throw new CodedError('FILE_TOO_LARGE');
    await new Promise<void>((resolve, reject) => {
      const storage = tellingOfTheLimit(disk, () => reject(new CodedError('FILE_TOO_LARGE')));
      const limits = { ...LIMITS, files: fields.length };
      const read = multer({ storage, limits, defParamCharset: 'utf8' }).fields(
        fields.map((name) => ({ name, maxCount: 1 })),
      );
      void read(request, response, (error?: unknown) =>
        error ? reject(refusalOf(error as Error)) : resolve(),
      );
    });
    return collect(request);
  };
}

/** multer reads a body that is too long to its end before it says so; the client need not wait. */
function tellingOfTheLimit(disk: StorageEngine, tell: () => void): StorageEngine {
  return {
    _handleFile(request, file, done) {
      file.stream.once('limit', tell);
      // oxlint-disable-next-line no-underscore-dangle -- multer's own names
      disk._handleFile(request, file, done);
    },
    // oxlint-disable-next-line no-underscore-dangle -- multer's own names
    _removeFile: (request, file, done) => disk._removeFile(request, file, done),
  };
}

/** A full disk is ours; everything else that multer complains of is the body's form. */
function refusalOf(error: Error & { code?: string; syscall?: string }): Error {
  if (error.syscall) return error;
  return new CodedError(error.code === 'LIMIT_FILE_SIZE' ? 'FILE_TOO_LARGE' : 'BAD_REQUEST');
}

function collect(request: LiaisonRequest): Uploads {
  const uploads = new Map<string, UploadedFile>();
  for (const { fieldname, originalname, path } of filesOf(request))
    uploads.set(fieldname, { path, fileName: workbookName(originalname) });
  return uploads;
}

/** Removes what the reader left in the folder. */
export async function removeUploads(request: LiaisonRequest): Promise<void> {
  for (const { path } of filesOf(request)) await rm(path, { force: true });
}

function filesOf({ files }: LiaisonRequest): Express.Multer.File[] {
  return Object.values((files ?? {}) as Record<string, Express.Multer.File[]>).flat();
}
