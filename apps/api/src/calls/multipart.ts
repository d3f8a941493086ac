import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { CodedError, UPLOAD_MAX_BYTES } from '@lqc/contracts';
import type { Response } from 'express';
import multer from 'multer';
import type { LiaisonRequest, UploadedFile } from '../http/request.js';
import { folderStorage } from './folder-storage.js';

const FIELDS_MAX_BYTES = 64 * 1024;
const LIMITS = { fileSize: UPLOAD_MAX_BYTES, fields: 10, fieldSize: 4096, parts: 20 } as const;

/**
 * Reads `multipart/form-data`: its fields become the body, its files go to the folder, each of those
 * that are named. `nameOf` is what is kept of a file's name, or throws where such a file is not taken.
 */
export async function readMultipart(
  folder: string,
  request: LiaisonRequest,
  response: Response,
  fields: readonly string[],
  nameOf: (name: string) => string,
): Promise<ReadonlyMap<string, UploadedFile>> {
  // A body whose announced length is too large is refused before it is read.
  const mostBytes = fields.length * UPLOAD_MAX_BYTES + FIELDS_MAX_BYTES;
  if (Number(request.headers['content-length']) > mostBytes) throw new CodedError('FILE_TOO_LARGE');
  await new Promise<void>((resolve, reject) => {
    const storage = folderStorage(folder, (file, to) => {
      // Refused at once, since multer reports it only after reading the whole body.
      file.once('limit', () => {
        const error = new CodedError('FILE_TOO_LARGE');
        reject(error);
        file.destroy(error);
      });
      return pipeline(file, to);
    });
    const limits = { ...LIMITS, files: fields.length };
    const read = multer({ storage, limits, defParamCharset: 'utf8' }).fields(
      fields.map((name) => ({ name, maxCount: 1 })),
    );
    void read(request, response, (error?: unknown) =>
      error ? reject(refusalOf(error as Error)) : resolve(),
    );
  });
  const uploads = new Map<string, UploadedFile>();
  for (const { fieldname, originalname, path } of filesOf(request))
    uploads.set(fieldname, { path, fileName: nameOf(originalname) });
  if (!fields.every((name) => uploads.has(name))) throw new CodedError('BAD_REQUEST');
  return uploads;
}

/** A full disk is the server's error; every other error of multer is a malformed body. */
function refusalOf(error: Error & { code?: string; syscall?: string }): Error {
  if (error.syscall) return error;
  return new CodedError(error.code === 'LIMIT_FILE_SIZE' ? 'FILE_TOO_LARGE' : 'BAD_REQUEST');
}

/** Removes a request's files from the folder. */
export async function removeUploads(request: LiaisonRequest): Promise<void> {
  for (const { path } of filesOf(request)) await rm(path, { force: true });
}

/** The files that were written. An interrupted one has no path, and multer removes it. */
function filesOf({ files }: LiaisonRequest): Express.Multer.File[] {
  const byField = (files ?? {}) as Record<string, Express.Multer.File[]>;
  return Object.values(byField)
    .flat()
    .filter(({ path }) => path);
}
