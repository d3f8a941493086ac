import {
  type CallHandler,
  type ExecutionContext,
  Injectable,
  type NestInterceptor,
} from '@nestjs/common';
import { type JobName, type JobPayload, pathOf, type Route, ROUTES } from '@lqc/contracts';
import type { Response } from 'express';
import { concatMap, type Observable } from 'rxjs';
import { ArtifactsService } from '../artifacts/artifacts.service.js';
import { AtOnce } from '../http/call.js';
import type { LiaisonRequest } from '../http/request.js';
import { LongWork, prefersAsync } from '../jobs/long-work.js';
import { Responses } from '../jobs/responses.js';

/** Carries out the job that a route's entry names with the payload that the handler gives. */
@Injectable()
export class JobOfRoute implements NestInterceptor {
  constructor(
    private readonly work: LongWork,
    private readonly responses: Responses,
    private readonly artifacts: ArtifactsService,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<LiaisonRequest>();
    const response = http.getResponse<Response>();
    const route: Route = ROUTES[request.routeName!];
    const { job } = route;
    if (!job) return next.handle();
    return next.handle().pipe(
      concatMap(async (outcome: unknown) => {
        if (outcome instanceof AtOnce) return outcome.reply as unknown;
        const payload = outcome as JobPayload<JobName>;
        if (prefersAsync(request)) return this.#accepted(job, payload, request, response);
        const result = await this.work.result(job, payload, request);
        if (route.response === 'binary') return this.artifacts.fileOf(job, payload, result);
        return this.responses.of(job, payload, result);
      }),
    );
  }

  async #accepted(
    job: JobName,
    payload: JobPayload<JobName>,
    request: LiaisonRequest,
    response: Response,
  ): Promise<{ job_id: string }> {
    const id = await this.work.accept(job, payload, request);
    response.status(202).setHeader('Location', pathOf('job', { id }));
    response.setHeader('Preference-Applied', 'respond-async');
    return { job_id: id };
  }
}
