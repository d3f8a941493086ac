import {
  type ArgumentsHost,
  Catch,
  type ExceptionFilter,
  HttpException,
  Inject,
} from '@nestjs/common';
import {
  CodedError,
  type ErrorArguments,
  type ErrorBody,
  type ErrorCode,
  ERRORS,
} from '@lqc/contracts';
import { errorSentence } from '@lqc/phrases';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { LOGGER } from '../tokens.js';
import type { LiaisonRequest } from './request.js';

/** The one error body. */
export function errorBody(code: ErrorCode, args: ErrorArguments, requestId: string): ErrorBody {
  const sentence = errorSentence(code, args);
  return { success: false, code, message: sentence, detail: sentence, request_id: requestId };
}

/** Turns whatever was thrown into the one error body; what was not foreseen is logged. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  constructor(@Inject(LOGGER) private readonly log: Logger) {}

  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<LiaisonRequest>();
    const response = http.getResponse<Response>();
    const { code, args } = asCoded(error);
    if (code === 'INTERNAL')
      this.log.error(
        { request_id: request.id, route: request.routeName, err: stackOf(error) },
        'unforeseen',
      );
    if (response.headersSent) return void response.end();
    if (typeof args.seconds === 'number') response.setHeader('Retry-After', String(args.seconds));
    // Whoever still sends a refused body is not waited for.
    if (ERRORS[code].status === 413) response.setHeader('Connection', 'close');
    response.status(ERRORS[code].status).json(errorBody(code, args, request.id));
  }
}

function asCoded(error: unknown): { code: ErrorCode; args: ErrorArguments } {
  if (error instanceof CodedError) return { code: error.code, args: error.args };
  const { code, type, driverError } = (error ?? {}) as {
    code?: string;
    type?: string;
    driverError?: { code?: string };
  };
  const known = KNOWN.get(type ?? '') ?? KNOWN.get(code ?? '');
  if (known) return { code: known, args: {} };
  if (isConnectionLost(driverError?.code ?? code, error))
    return { code: 'DATABASE_UNAVAILABLE', args: {} };
  if (error instanceof HttpException)
    return { code: BY_STATUS.get(error.getStatus()) ?? 'INTERNAL', args: {} };
  return { code: 'INTERNAL', args: {} };
}

/** Errors of the body parsers and of multer. */
const KNOWN: ReadonlyMap<string, ErrorCode> = new Map<string, ErrorCode>([
  ['entity.too.large', 'BODY_TOO_LARGE'],
  ['entity.parse.failed', 'BAD_REQUEST'],
  ['encoding.unsupported', 'UNSUPPORTED_MEDIA_TYPE'],
  ['charset.unsupported', 'UNSUPPORTED_MEDIA_TYPE'],
  ['request.aborted', 'BAD_REQUEST'],
  ['LIMIT_FILE_SIZE', 'FILE_TOO_LARGE'],
  ['LIMIT_UNEXPECTED_FILE', 'BAD_REQUEST'],
  ['LIMIT_FILE_COUNT', 'BAD_REQUEST'],
  ['LIMIT_FIELD_COUNT', 'BAD_REQUEST'],
  ['LIMIT_FIELD_VALUE', 'BAD_REQUEST'],
  ['LIMIT_PART_COUNT', 'BAD_REQUEST'],
]);

const BY_STATUS: ReadonlyMap<number, ErrorCode> = new Map<number, ErrorCode>([
  [400, 'BAD_REQUEST'],
  [404, 'NOT_FOUND'],
  [405, 'METHOD_NOT_ALLOWED'],
  [413, 'BODY_TOO_LARGE'],
  [415, 'UNSUPPORTED_MEDIA_TYPE'],
]);

function isConnectionLost(code: string | undefined, error: unknown): boolean {
  if (/^(57P0[123]|08...|53300|ECONNREFUSED|ECONNRESET|ETIMEDOUT)$/.test(code ?? '')) return true;
  return (
    error instanceof Error &&
    /Connection terminated|timeout exceeded when trying to connect/.test(error.message)
  );
}

function stackOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.name) : typeof error;
}
