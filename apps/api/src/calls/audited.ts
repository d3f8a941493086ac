import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { AuditAction } from '@lqc/contracts';
import type { Response } from 'express';
import { concatMap, type Observable } from 'rxjs';
import { AuditLog, auditedAction } from '../audit/audit-log.js';
import type { LiaisonRequest } from '../http/request.js';

const ACCEPTED = 202;

/** Writes an act to the audit log, with its object as it was before; refusals are written by the filter. */
@Injectable()
export class Audited implements NestInterceptor {
  constructor(private readonly audit: AuditLog) {}

  intercept(
    context: ExecutionContext,
    next: CallHandler,
  ): Observable<unknown> | Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<LiaisonRequest>();
    const action = auditedAction(request);
    return action ? this.#audited(action, request, http.getResponse(), next) : next.handle();
  }

  async #audited(
    action: AuditAction,
    request: LiaisonRequest,
    response: Response,
    next: CallHandler,
  ): Promise<Observable<unknown>> {
    await this.audit.describe(action, request);
    return next.handle().pipe(
      concatMap(async (reply: unknown) => {
        await this.audit.done(request, response.statusCode === ACCEPTED ? 'accepted' : 'done');
        return reply;
      }),
    );
  }
}
