import { type ArgumentsHost, Catch, type ExceptionFilter, Inject } from '@nestjs/common';
import { type ErrorCode, ERRORS, errorLocation } from '@lqc/contracts';
import type { Response } from 'express';
import type { Logger } from 'pino';
import { AuditLog } from '../audit/audit-log.js';
import { LOGGER } from '../tokens.js';
import { allowedMethods } from '../http/allowed-methods.js';
import { asCoded, type Coded } from '../http/as-coded.js';
import { errorBody } from '../http/error-body.js';
import type { LiaisonRequest } from '../http/request.js';
import { HEARD_WITHIN_MS } from '../http/unreadable-requests.js';

/** What is logged of refusals that only who runs the server can do something about. */
const OPERATORS_TO_KNOW: Partial<Record<ErrorCode, string>> = {
  INTERNAL: 'unforeseen',
  SERVER_DISK_FULL: 'disk full',
};

/** Answers with the error body for anything thrown, and logs what nobody foresaw. */
@Catch()
export class Refusals implements ExceptionFilter {
  constructor(
    @Inject(LOGGER) private readonly log: Logger,
    private readonly audit: AuditLog,
  ) {}

  catch(error: unknown, host: ArgumentsHost): Promise<void> {
    const http = host.switchToHttp();
    return this.answer(error, http.getRequest<LiaisonRequest>(), http.getResponse<Response>());
  }

  async answer(error: unknown, request: LiaisonRequest, response: Response): Promise<void> {
    const { code, args, details } = this.#codedFor(request, response, error);
    const what = OPERATORS_TO_KNOW[code];
    if (what)
      this.log.error(
        { request_id: request.id, route: request.routeName, error: errorLocation(error) },
        what,
      );
    await this.audit.refused(request, code);
    if (response.headersSent) return void response.end();
    if (!request.signedIn && !request.complete) hangUp(request, response);
    if (typeof args.seconds === 'number') response.setHeader('Retry-After', String(args.seconds));
    const body = errorBody(code, args, request.id, request.routeName);
    response.status(ERRORS[code].status).json({ ...body, ...details });
  }

  /** A path that exists for other methods is answered with 405 and not with 404. */
  #codedFor(request: LiaisonRequest, response: Response, error: unknown): Coded {
    const coded = asCoded(error);
    if (coded.code !== 'NOT_FOUND' || request.routeName) return coded;
    const allowed = allowedMethods(request.path);
    if (allowed.length === 0) return coded;
    response.setHeader('Allow', allowed.join(', '));
    return { code: 'METHOD_NOT_ALLOWED', args: {} };
  }
}

/** Closes the connection of a refused call, since its remaining body is not read and may take minutes. */
function hangUp(request: LiaisonRequest, response: Response): void {
  response.setHeader('Connection', 'close');
  response.once('finish', () =>
    setTimeout(() => request.socket.destroy(), HEARD_WITHIN_MS).unref(),
  );
}
