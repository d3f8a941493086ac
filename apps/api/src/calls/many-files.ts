import { pipeline } from 'node:stream/promises';
import {
  CodedError,
  type ErrorCode,
  MERGE_MAX_FILES,
  MERGE_MAX_TOTAL_BYTES,
  isWorkbookName,
  UPLOAD_MAX_BYTES,
} from '@lqc/contracts';
import type { Response } from 'express';
import multer, { type StorageEngine } from 'multer';
import type { LiaisonRequest, ReceivedFile } from '../http/request.js';
import { bareName } from '../http/workbook-name.js';
import { folderStorage } from './folder-storage.js';

const FRAMING_MAX_BYTES = 1024 * 1024;
/** Text fields beside the files, such as a script's `username`; all but that are ignored. */
const FIELDS = { fields: 10, fieldSize: 4096 } as const;

/**
 * Reads a form whose one field repeats. A file that is too large or no workbook is refused alone;
 * too many of them, or too much together, refuse the call.
 */
export async function readManyFiles(
  folder: string,
  request: LiaisonRequest,
  response: Response,
  field: string,
): Promise<ReceivedFile[]> {
  // A body whose announced length is too large is refused before it is read.
  if (Number(request.headers['content-length']) > MERGE_MAX_TOTAL_BYTES + FRAMING_MAX_BYTES)
    throw new CodedError('MERGE_TOO_LARGE');
  await new Promise<void>((resolve, reject) => {
    const storage = storageIn(folder, reject);
    const parts = MERGE_MAX_FILES + FIELDS.fields;
    const limits = { ...FIELDS, files: MERGE_MAX_FILES, parts };
    const read = multer({ storage, limits, defParamCharset: 'utf8' }).array(field);
    void read(request, response, (error?: unknown) =>
      error ? reject(refusalOf(error as Error)) : resolve(),
    );
  });
  return ((request.files ?? []) as Express.Multer.File[]).map(received);
}

function received({ path, originalname, size }: Express.Multer.File): ReceivedFile {
  const fileName = bareName(originalname);
  const refused: ErrorCode | null = !isWorkbookName(fileName)
    ? 'UNSUPPORTED_FILE_TYPE'
    : size > UPLOAD_MAX_BYTES
      ? 'MERGE_FILE_TOO_LARGE'
      : null;
  return { path, fileName, sizeBytes: size, refused };
}

/** Writes files to the folder up to the size limit; the bytes beyond it are only counted. */
function storageIn(folder: string, refuse: (error: CodedError) => void): StorageEngine {
  let total = 0;
  return folderStorage(folder, async (file, to) => {
    let size = 0;
    const counted = async function* (chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        size += chunk.length;
        total += chunk.length;
        if (total > MERGE_MAX_TOTAL_BYTES) {
          const error = new CodedError('MERGE_TOO_LARGE');
          refuse(error);
          throw error;
        }
        if (size <= UPLOAD_MAX_BYTES) yield chunk;
      }
    };
    await pipeline(file, counted, to);
    return { size };
  });
}

const REFUSALS: Readonly<Record<string, ErrorCode>> = {
  LIMIT_FILE_COUNT: 'MERGE_TOO_MANY_FILES',
  LIMIT_PART_COUNT: 'MERGE_TOO_MANY_FILES',
  // Files of another field are none of those to merge.
  LIMIT_UNEXPECTED_FILE: 'MERGE_NO_FILES',
};

function refusalOf(error: Error & { code?: string; syscall?: string }): Error {
  if (error instanceof CodedError || error.syscall) return error;
  return new CodedError(REFUSALS[error.code ?? ''] ?? 'BAD_REQUEST');
}
