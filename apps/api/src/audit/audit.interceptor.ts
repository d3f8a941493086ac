import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Response } from 'express';
import { concatMap, from, type Observable, switchMap } from 'rxjs';
import type { LiaisonRequest } from '../http/request.js';
import { AuditLog } from './audit-log.js';

/** Writes the row of an act once it was done, and before it is answered where the answer waits. */
@Injectable()
export class AuditInterceptor implements NestInterceptor {
  constructor(@Inject(AuditLog) private readonly audit: AuditLog) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<LiaisonRequest>();
    const write = async (answer: unknown) => {
      const isAccepted = http.getResponse<Response>().statusCode === 202;
      await this.audit.done(request, isAccepted ? 'accepted' : 'done');
      return answer;
    };
    return from(this.audit.describe(request)).pipe(
      switchMap(() => next.handle()),
      concatMap(write),
    );
  }
}
