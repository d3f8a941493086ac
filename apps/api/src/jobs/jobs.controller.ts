import { Controller } from '@nestjs/common';
import { CodedError, type JobResponse } from '@lqc/contracts';
import { Database, type JobRun, type SignedIn } from '@lqc/database';
import type { Call } from '../http/call.js';
import { Serves } from '../http/serves.js';
import { errorBody } from '../http/error-body.js';
import { ANSWERED } from '../http/reply.js';
import { Responses } from './responses.js';
import { RunWatch } from './run-watch.js';
import { Streams } from './streams.js';

/** Runs of jobs, open to the person who asked for them and to admins. */
@Controller()
export class JobsController {
  constructor(
    private readonly database: Database,
    private readonly listeners: Streams,
    private readonly watch: RunWatch,
    private readonly responses: Responses,
  ) {}

  @Serves('job')
  async job({ params: { id }, signedIn, request }: Call<'job'>) {
    return this.#response(await this.#own(id, signedIn), request.id);
  }

  @Serves('cancelJob')
  async cancelJob({ params: { id }, signedIn, request }: Call<'cancelJob'>) {
    await this.#own(id, signedIn);
    if (!(await this.database.runs.cancel(id))) throw new CodedError('JOB_FINISHED');
    return this.#response(await this.#own(id, signedIn), request.id);
  }

  /** Every change as an event, until the run has ended or the client leaves. */
  @Serves('jobEvents')
  async jobEvents(call: Call<'jobEvents'>): Promise<typeof ANSWERED> {
    const { params, signedIn, request } = call;
    const { id } = params;
    await this.#own(id, signedIn);
    this.listeners.take(call);
    const stream = this.listeners.open(call);
    let last = '';
    const stop = () => {
      unfollow();
      stream.close();
    };
    const tell = async () => {
      const run = await this.database.runs.givenTo(signedIn.user, id);
      if (!run || stream.isClosed()) return stop();
      const data = JSON.stringify(await this.#response(run, request.id));
      if (data !== last) stream.send('job', data);
      last = data;
      if (run.finishedAt) stop();
    };
    const unfollow = this.watch.follow(id, () => void tell().catch(stop), stop);
    stream.onClose(stop);
    if (this.watch.stopping.aborted) stop();
    else await tell();
    return ANSWERED;
  }

  /** Somebody else's run is answered like one that does not exist. */
  async #own(id: string, { user }: SignedIn): Promise<JobRun> {
    const run = await this.database.runs.givenTo(user, id);
    if (!run) throw new CodedError('JOB_NOT_FOUND');
    return run;
  }

  async #response(run: JobRun, requestId: string): Promise<JobResponse> {
    const result = run.status === 'completed' ? await this.responses.ofRun(run) : null;
    return jobResponse(run, result, requestId);
  }
}

function jobResponse(run: JobRun, result: object | null, requestId: string): JobResponse {
  return {
    job_id: run.id,
    name: run.name,
    status: run.status,
    progress: Math.round(run.progress),
    step: run.step,
    draft: run.draft,
    result,
    error: run.errorCode && {
      ...errorBody(run.errorCode, run.errorArgs ?? {}, run.requestId ?? requestId),
      ...run.errorDetails,
    },
    created_at: run.createdAt.toISOString(),
    finished_at: run.finishedAt?.toISOString() ?? null,
  };
}
