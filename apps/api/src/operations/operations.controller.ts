import { Controller, Inject } from '@nestjs/common';
import { type OperationsResponse, required } from '@lqc/contracts';
import { Database } from '@lqc/database';
import { errorSentence, messages } from '@lqc/phrases';
import type { Call } from '../http/call.js';
import { done } from '../http/reply.js';
import { Serves } from '../http/serves.js';
import { CONFIG, type GatewayConfig, type JobQueue, QUEUE } from '../tokens.js';
import { queueStates } from './queue-states.js';

/** Number of latest failures shown to operators. */
const FAILURES_SHOWN = 50;

/** Queues, workers and failed runs for operators, who can start a failed run again. */
@Controller()
export class OperationsController {
  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly database: Database,
    @Inject(QUEUE) private readonly queue: JobQueue,
  ) {}

  @Serves('operations')
  async operations(): Promise<OperationsResponse> {
    const [unfinished, workers, failures, isLogOwned] = await Promise.all([
      this.database.runStatistics.unfinished(),
      this.database.workers.alive(),
      this.database.runStatistics.failures(FAILURES_SHOWN),
      this.database.audit.isOwned(),
    ]);
    return {
      backend: this.config.redisUrl ? 'redis' : 'postgresql',
      queues: queueStates(unfinished, workers),
      workers: workers.map(({ id, host, pid, startedAt, isOther, running }) => ({
        id,
        host,
        pid,
        started_at: startedAt.toISOString(),
        is_other_version: isOther,
        running,
      })),
      failures: failures.map(({ id, name, errorCode, errorArgs, owner, ...run }) => ({
        job_id: id,
        name,
        code: errorCode,
        message: errorSentence(errorCode, errorArgs ?? {}),
        owner_username: owner,
        attempts: run.attempts,
        request_id: run.requestId,
        finished_at: run.finishedAt.toISOString(),
      })),
      audit_log_owned: isLogOwned,
    };
  }

  /** Starts a failed run again. If its message is lost, a worker's sweeper sends it again. */
  @Serves('retryJob')
  async retryJob({ params: { id } }: Call<'retryJob'>) {
    const revived = required(await this.database.runs.revive(id), 'JOB_NOT_FOUND');
    await this.queue.enqueue(id, revived.name).catch(() => {});
    return done(messages.jobRevived);
  }
}
