import {
  type CallHandler,
  type ExecutionContext,
  Inject,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import type { Response } from 'express';
import type { Observable } from 'rxjs';
import type { LiaisonRequest } from '../http/request.js';
import { Metrics } from './metrics.js';

/** Measures every call once its answer is out. */
@Injectable()
export class MetricsInterceptor implements NestInterceptor {
  constructor(@Inject(Metrics) private readonly metrics: Metrics) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const { routeName } = http.getRequest<LiaisonRequest>();
    const response = http.getResponse<Response>();
    const done = this.metrics.requests.startTimer({ route: routeName ?? '' });
    response.once('close', () => done({ status: response.statusCode }));
    return next.handle();
  }
}
