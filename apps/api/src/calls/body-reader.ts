import { promisify } from 'node:util';
import { Inject, Injectable } from '@nestjs/common';
import {
  CodedError,
  type Route,
  type RouteName,
  ROUTES,
  SUMMARY_MAX_LENGTH,
  UPLOAD_MAX_BYTES,
} from '@lqc/contracts';
import { json, type Response, urlencoded } from 'express';
import multer from 'multer';
import { UPLOAD_FOLDER } from '../tokens.js';
import { refuseOtherUsername } from './claimed-username.js';
import { fieldsOf, formSchema, takesJson } from '../http/form-schema.js';
import { readManyFiles } from './many-files.js';
import { readMultipart, removeUploads } from './multipart.js';
import { parsed } from './parsed.js';
import { PersonTurns } from '../http/person-turns.js';
import type { LiaisonRequest } from '../http/request.js';
import type { Step } from './steps.js';
import { textsRead } from './texts.js';
import { bareName, workbookName } from '../http/workbook-name.js';

const JSON_BODY_MAX_BYTES = 1024 * 1024;
/** Base64 takes 4/3 of the bytes, and the JSON around it less than 64 kB. */
const UPLOAD_JSON_MAX_BYTES = Math.ceil((UPLOAD_MAX_BYTES * 4) / 3) + 64 * 1024;

/**
 * How many of one person's calls with files the gateway has in memory at once: as base64, and while it
 * stores them, they take several times their size.
 */
const FILE_CALLS_AT_ONCE = 1;

/** Time for the body of a call without a sign-in, which is only a username and a password. */
const STRANGERS_BODY_WITHIN_MS = 10_000;

/** For a form without files, whose longest field is a conclusion's text. */
const FIELDS_LIMITS = {
  fields: 20,
  parts: 20,
  files: 0,
  fieldSize: 4 * SUMMARY_MAX_LENGTH,
} as const;

/** Routes where the body's `username` names another user's account, and not the caller. */
const USERNAME_IS_DATA: ReadonlySet<RouteName> = new Set(['login', 'createUser']);

/**
 * Reads a request's body and parses it by the contract, after the access check, so that no bytes of other
 * clients are stored. Files go to a private folder, from which they are removed after the call.
 */
@Injectable()
export class BodyReader implements Step {
  readonly #json = promisify(json({ limit: JSON_BODY_MAX_BYTES }));
  readonly #fileJson = promisify(json({ limit: UPLOAD_JSON_MAX_BYTES }));
  readonly #fileTurns = new PersonTurns(FILE_CALLS_AT_ONCE);
  readonly #fields = promisify(multer({ limits: FIELDS_LIMITS }).none());
  readonly #form = promisify(urlencoded({ extended: false, limit: JSON_BODY_MAX_BYTES }));

  constructor(@Inject(UPLOAD_FOLDER) private readonly folder: string) {}

  concerns({ method }: Route): boolean {
    return method !== 'GET' && method !== 'DELETE';
  }

  readonly pass: Step['pass'] = async (request, response, next) => {
    try {
      await this.#read(request.routeName!, request, response);
      return await next();
    } finally {
      // Not awaited; files that it leaves are removed with the folder when the gateway stops.
      void removeUploads(request).catch(() => {});
    }
  };

  async #read(name: RouteName, request: LiaisonRequest, response: Response): Promise<void> {
    const route: Route = ROUTES[name];
    const patience = request.signedIn ? null : soon(request);
    try {
      await this.#receive(route, request, response);
    } finally {
      patience?.stop();
    }
    if (route.flat) request.body = textsRead(fieldsOf(route), request.body);
    if (!USERNAME_IS_DATA.has(name)) refuseOtherUsername(request);
    const schema = request.uploads ? formSchema(route) : route.body;
    if (schema) request.body = parsed(schema, request.body ?? {}, 'BAD_REQUEST');
    // Until here a form's files are in a folder; from here on they take memory.
    if (request.uploads || request.received) await this.#takeFileTurn(request);
  }

  async #receive(route: Route, request: LiaisonRequest, response: Response): Promise<void> {
    if (route.files && request.is('multipart/form-data'))
      request.uploads = await readMultipart(
        this.folder,
        request,
        response,
        route.files,
        route.anyFileName ? bareName : workbookName,
      );
    else if (route.manyFiles && request.is('multipart/form-data'))
      request.received = await readManyFiles(this.folder, request, response, route.manyFiles);
    else if (route.flat && request.is('multipart/form-data'))
      await this.#fields(request, response).catch(() => {
        throw new CodedError('BAD_REQUEST');
      });
    else if (request.is('json') && takesJson(route)) await this.#readJson(request, response, route);
    else if (request.is('urlencoded') && !route.files) await this.#form(request, response);
    else if (hasBody(request)) throw new CodedError('UNSUPPORTED_MEDIA_TYPE');
  }

  async #readJson(request: LiaisonRequest, response: Response, route: Route): Promise<void> {
    if (!route.files) return this.#json(request, response);
    // A body whose announced length is too large is refused before it is read.
    if (Number(request.headers['content-length']) > UPLOAD_JSON_MAX_BYTES)
      throw new CodedError('FILE_TOO_LARGE');
    await this.#takeFileTurn(request);
    await this.#fileJson(request, response).catch((error: { status?: number }) => {
      throw error.status === 413 ? new CodedError('FILE_TOO_LARGE') : error;
    });
  }

  /** Waits for the person's turn with files, which lasts as long as the turn of the call. */
  async #takeFileTurn(request: LiaisonRequest): Promise<void> {
    const leaveFileTurn = await this.#fileTurns.take(request.signedIn?.user.id ?? '');
    const { leaveTurn } = request;
    request.leaveTurn = () => {
      leaveFileTurn();
      leaveTurn?.();
    };
  }
}

/** Aborts a request without a sign-in whose body takes too long; reading the body then fails. */
function soon(request: LiaisonRequest): { stop(): void } {
  const timer = setTimeout(
    () => request.destroy(new CodedError('BODY_TOO_SLOW')),
    STRANGERS_BODY_WITHIN_MS,
  );
  return { stop: () => clearTimeout(timer) };
}

const hasBody = (request: LiaisonRequest) =>
  request.headers['transfer-encoding'] !== undefined ||
  Number(request.headers['content-length'] ?? 0) > 0;
