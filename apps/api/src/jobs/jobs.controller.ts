import { Controller, Inject, Req, Res } from '@nestjs/common';
import { CodedError, type JobResponse } from '@lqc/contracts';
import { Database, type JobRun, type SignedIn } from '@lqc/database';
import type { Response } from 'express';
import { CurrentUser } from '../http/current-user.js';
import { errorBody } from '../http/error-body.js';
import { openEventStream } from '../http/event-stream.js';
import type { LiaisonRequest } from '../http/request.js';
import { type ParamsOf, RouteOf, RouteParams } from '../http/route-of.js';
import { RunWatch } from './run-watch.js';

@Controller()
export class JobsController {
  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(RunWatch) private readonly watch: RunWatch,
  ) {}

  @RouteOf('job')
  async job(
    @RouteParams('job') { id }: ParamsOf<'job'>,
    @CurrentUser() signedIn: SignedIn,
    @Req() request: LiaisonRequest,
  ): Promise<JobResponse> {
    return jobAnswer(await this.#own(id, signedIn), request.id);
  }

  @RouteOf('cancelJob')
  async cancel(
    @RouteParams('cancelJob') { id }: ParamsOf<'cancelJob'>,
    @CurrentUser() signedIn: SignedIn,
    @Req() request: LiaisonRequest,
  ): Promise<JobResponse> {
    await this.#own(id, signedIn);
    if (!(await this.database.runs.cancel(id))) throw new CodedError('JOB_FINISHED');
    return jobAnswer(await this.#own(id, signedIn), request.id);
  }

  /** Every change as an event, until the run has ended or the client leaves. */
  @RouteOf('jobEvents')
  async events(
    @RouteParams('jobEvents') { id }: ParamsOf<'jobEvents'>,
    @CurrentUser() signedIn: SignedIn,
    @Req() request: LiaisonRequest,
    @Res() response: Response,
  ): Promise<void> {
    await this.#own(id, signedIn);
    const stream = openEventStream(response);
    let last = '';
    const stop = () => {
      unsubscribe();
      this.watch.stopping.removeEventListener('abort', stop);
      stream.close();
    };
    const tell = async () => {
      const run = await this.database.runs.find(id);
      if (!run || stream.isClosed()) return;
      const data = JSON.stringify(jobAnswer(run, request.id));
      if (data !== last) stream.send('job', data);
      last = data;
      if (run.finishedAt) stop();
    };
    const unsubscribe = this.watch.subscribe(id, () => void tell().catch(stop));
    stream.onClose(stop);
    this.watch.stopping.addEventListener('abort', stop);
    await tell();
  }

  /** Somebody else's work is not there. */
  async #own(id: string, { user }: SignedIn): Promise<JobRun> {
    const run = await this.database.runs.find(id);
    if (!run || (run.ownerId !== user.id && user.role !== 'admin'))
      throw new CodedError('JOB_NOT_FOUND');
    return run;
  }
}

function jobAnswer(run: JobRun, requestId: string): JobResponse {
  return {
    job_id: run.id,
    name: run.name,
    status: run.status,
    progress: Math.round(run.progress),
    step: run.step,
    draft: run.draft,
    result: run.status === 'completed' ? run.result : null,
    error:
      run.errorCode && errorBody(run.errorCode, run.errorArgs ?? {}, run.requestId ?? requestId),
    created_at: run.createdAt.toISOString(),
    finished_at: run.finishedAt?.toISOString() ?? null,
  };
}
