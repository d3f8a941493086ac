import { Inject, Injectable } from '@nestjs/common';
import { type ChatHealthResponse, CodedError, JOBS } from '@lqc/contracts';
import { Database } from '@lqc/database';
import type { LiaisonRequest } from '../http/request.js';
import { LongWork } from '../jobs/long-work.js';
import { valueOf } from '../jobs/responses.js';
import { CONFIG, type GatewayConfig } from '../tokens.js';

/** The model is asked for its health again when the last result is older. */
const CHAT_HEALTH_MAX_AGE_MS = 30_000;

type Health = ChatHealthResponse['status'];

/** Whether questions can be answered. Simultaneous calls share one check of the model. */
@Injectable()
export class ChatHealth {
  #known: { readonly status: Promise<Health>; readonly at: number } | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly database: Database,
    private readonly work: LongWork,
  ) {}

  async status(request: LiaisonRequest): Promise<Health> {
    if (!this.config.llm.isConfigured) return 'unconfigured';
    if (!this.#known || Date.now() - this.#known.at > CHAT_HEALTH_MAX_AGE_MS) {
      const status = this.#look(request).catch((): Health => 'unreachable');
      this.#known = { status, at: Date.now() };
    }
    const status = await this.#known.status;
    // Only `healthy` is cached, since the user may press "Coba Lagi" after a failure.
    if (status !== 'healthy') this.#known = null;
    return status;
  }

  async #look(request: LiaisonRequest): Promise<Health> {
    if ((await this.database.workers.countAlive()) === 0) return 'unreachable';
    const patience = JOBS['reach-model'].timeoutMs;
    const result = await within(this.work.result('reach-model', {}, request), patience);
    const { reachable } = valueOf<'reach-model'>(result);
    return reachable ? 'healthy' : 'unreachable';
  }
}

function within<Result>(work: Promise<Result>, ms: number): Promise<Result> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new CodedError('LLM_TIMED_OUT')), ms);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
