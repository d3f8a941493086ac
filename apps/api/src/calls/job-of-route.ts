import { Injectable } from '@nestjs/common';
import { type JobName, type JobPayload, pathOf, type Route, ROUTES } from '@lqc/contracts';
import type { Response } from 'express';
import { ArtifactsService } from '../artifacts/artifacts.service.js';
import { AtOnce } from '../http/call.js';
import type { LiaisonRequest } from '../http/request.js';
import { LongWork, prefersAsync } from '../jobs/long-work.js';
import { certificateHeaders } from '../jobs/certificate-headers.js';
import { Responses, valueOf } from '../jobs/responses.js';
import type { Step } from './steps.js';

/** Carries out the job that a route's entry names with the payload that the handler gives. */
@Injectable()
export class JobOfRoute implements Step {
  constructor(
    private readonly work: LongWork,
    private readonly responses: Responses,
    private readonly artifacts: ArtifactsService,
  ) {}

  concerns({ job }: Route): boolean {
    return job !== undefined;
  }

  readonly pass: Step['pass'] = async (request, response, next) => {
    const { job, response: kind, certified }: Route = ROUTES[request.routeName!];
    const outcome = await next();
    if (outcome instanceof AtOnce) return outcome.reply;
    const payload = outcome as JobPayload<JobName>;
    if (prefersAsync(request)) return this.#accepted(job!, payload, request, response);
    const { result, runId } = await this.work.outcome(job!, payload, request);
    if (certified && runId !== null)
      response.set(certificateHeaders(valueOf<'merge-workbooks'>(result), runId));
    if (kind === 'binary') return this.artifacts.fileOf(job!, payload, result);
    return this.responses.of(job!, payload, result);
  };

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
