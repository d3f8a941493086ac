import { Injectable } from '@nestjs/common';
import {
  type JobDefinition,
  type JobName,
  type JobPayload,
  JOBS,
  oldFilesOf,
  pathOf,
  type Route,
  ROUTES,
} from '@lqc/contracts';
import { Database, listedFiles } from '@lqc/database';
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
    private readonly database: Database,
  ) {}

  concerns({ job }: Route): boolean {
    return job !== undefined;
  }

  readonly pass: Step['pass'] = async (request, response, next) => {
    const { job, response: kind, certified }: Route = ROUTES[request.routeName!];
    const outcome = await next();
    if (outcome instanceof AtOnce) return outcome.reply;
    const payload = await this.#withOldFiles(job!, outcome as JobPayload<JobName>);
    if (prefersAsync(request)) return this.#accepted(job!, payload, request, response);
    const { result, runId } = await this.work.outcome(job!, payload, request);
    if (certified && runId !== null)
      response.set(certificateHeaders(valueOf<'merge-workbooks'>(result), runId));
    if (kind === 'binary') return this.artifacts.fileOf(job!, payload, result);
    return this.responses.of(job!, payload, result);
  };

  /**
   * The payload with the files of the analysis that are old by now, where the job tells them. A release copy names no
   * files.
   */
  async #withOldFiles(job: JobName, payload: JobPayload<JobName>): Promise<JobPayload<JobName>> {
    const { tellsOldFiles }: JobDefinition = JOBS[job];
    const { sessionId, request } = payload as JobPayload<'write-tabulation'>;
    if (!tellsOldFiles || request?.copy === 'release') return payload;
    const [session, files] = await Promise.all([
      this.database.sessions.outline(sessionId),
      this.database.files.list(),
    ]);
    if (!session) return payload;
    const oldFiles = oldFilesOf(session.sources, listedFiles(files));
    return oldFiles.length > 0 ? ({ ...payload, oldFiles } as typeof payload) : payload;
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
