import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { basename, extname } from 'node:path';
import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import {
  CodedError,
  FILE_NAME_MAX_LENGTH,
  JSON_BODY_MAX_BYTES,
  type Route,
  type RouteName,
  ROUTES,
  UPLOAD_JSON_MAX_BYTES,
  UPLOAD_MAX_BYTES,
  WORKBOOK_EXTENSIONS,
} from '@lqc/contracts';
import { json, type RequestHandler, type Response, urlencoded } from 'express';
import multer from 'multer';
import { finalize, from, type Observable, switchMap } from 'rxjs';
import { UPLOAD_FOLDER } from '../tokens.js';
import { refuseOtherUsername } from './claimed-username.js';
import type { LiaisonRequest, UploadedFile } from './request.js';

/** Accounts are made for other users: there the body's `username` is data. */
const USERNAME_IS_DATA: ReadonlySet<RouteName> = new Set(['login', 'createUser']);

/**
 * Reads a request's body, after the guard let it in: a stranger's bytes are never collected. Files
 * go to a private folder and are removed when the call has been answered.
 */
@Injectable()
export class BodyInterceptor implements NestInterceptor {
  readonly #multipart: (route: Route) => RequestHandler;
  readonly #json = json({ limit: JSON_BODY_MAX_BYTES });
  readonly #fileJson = json({ limit: UPLOAD_JSON_MAX_BYTES });
  readonly #form = urlencoded({ extended: false, limit: JSON_BODY_MAX_BYTES });

  constructor(@Inject(UPLOAD_FOLDER) folder: string) {
    const storage = multer.diskStorage({
      destination: folder,
      filename: (_request, _file, done) => done(null, randomUUID()),
    });
    this.#multipart = ({ files = [] }) =>
      multer({
        storage,
        limits: {
          fileSize: UPLOAD_MAX_BYTES,
          files: files.length,
          fields: 10,
          fieldSize: 4096,
          parts: 20,
        },
      }).fields(files.map((name) => ({ name, maxCount: 1 })));
  }

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<LiaisonRequest>();
    const read = this.#read(request, http.getResponse<Response>());
    return from(read).pipe(
      switchMap(() => next.handle()),
      finalize(() => void removeUploads(request)),
    );
  }

  async #read(request: LiaisonRequest, response: Response): Promise<void> {
    const name = request.routeName!;
    const route: Route = ROUTES[name];
    if (request.method === 'GET' || request.method === 'DELETE') return;
    if (request.is('multipart/form-data')) {
      if (!route.files) throw new CodedError('UNSUPPORTED_MEDIA_TYPE');
      await run(this.#multipart(route), request, response).catch(async (error: unknown) => {
        await removeUploads(request);
        throw error;
      });
      request.uploads = collectUploads(request);
    } else if (request.is('json')) {
      await run(route.files ? this.#fileJson : this.#json, request, response);
    } else if (request.is('urlencoded') && !route.files) {
      await run(this.#form, request, response);
    } else if (route.body && hasBody(request)) throw new CodedError('UNSUPPORTED_MEDIA_TYPE');
    if (!USERNAME_IS_DATA.has(name)) refuseOtherUsername(request);
  }
}

const hasBody = (request: LiaisonRequest) =>
  request.headers['transfer-encoding'] !== undefined ||
  Number(request.headers['content-length'] ?? 0) > 0;

function run(handler: RequestHandler, request: LiaisonRequest, response: Response): Promise<void> {
  return new Promise((resolve, reject) => {
    void handler(request, response, (error?: unknown) => (error ? reject(error) : resolve()));
  });
}

function collectUploads(request: LiaisonRequest): Map<string, UploadedFile> {
  const fields = request.files as Record<string, Express.Multer.File[]> | undefined;
  const uploads = new Map<string, UploadedFile>();
  for (const [field, [file]] of Object.entries(fields ?? {}))
    if (file)
      uploads.set(field, {
        path: file.path,
        fileName: workbookName(fromLatin1(file.originalname)),
      });
  return uploads;
}

/** Multipart names arrive as Latin-1 although browsers send UTF-8. */
function fromLatin1(name: string): string {
  return Buffer.from(name, 'latin1').toString('utf8');
}

/** A file name without folders; anything but a workbook's is refused. */
export function workbookName(name: string): string {
  const bare = basename(name.replaceAll('\\', '/')).toWellFormed().slice(-FILE_NAME_MAX_LENGTH);
  const extension = extname(bare).toLowerCase();
  if (!WORKBOOK_EXTENSIONS.some((known) => known === extension))
    throw new CodedError('UNSUPPORTED_FILE_TYPE');
  return bare;
}

async function removeUploads(request: LiaisonRequest): Promise<void> {
  const fields = request.files as Record<string, Express.Multer.File[]> | undefined;
  for (const file of Object.values(fields ?? {}).flat()) await rm(file.path, { force: true });
}
