import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Response } from 'express';
import { concatMap, type Observable } from 'rxjs';
import { AuditLog } from '../audit/audit-log.js';
import type { LiaisonRequest } from '../http/request.js';

const ACCEPTED = 202;

/** Writes an act to the audit log, with its object as it was before; refusals are written by the filter. */
@Injectable()
export class Audited implements NestInterceptor {
  constructor(private readonly audit: AuditLog) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const http = context.switchToHttp();
    const request = http.getRequest<LiaisonRequest>();
    await this.audit.describe(request);
    return next.handle().pipe(
      concatMap(async (reply: unknown) => {
        const { statusCode } = http.getResponse<Response>();
        await this.audit.done(request, statusCode === ACCEPTED ? 'accepted' : 'done');
        return reply;
      }),
    );
  }
}
