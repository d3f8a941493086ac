import { Inject, Injectable } from '@nestjs/common';
import { type ChatHealthResponse, CodedError, type ErrorCode } from '@lqc/contracts';
import { Database } from '@lqc/database';
import type { LiaisonRequest } from '../http/request.js';
import { LongWork } from '../jobs/long-work.js';
import { valueOf } from '../jobs/responses.js';
import { CONFIG, type GatewayConfig } from '../tokens.js';

/** The model is asked for its health again when the last result is older. */
const CHAT_HEALTH_MAX_AGE_MS = 30_000;

/** Refusals that say nothing of the model: nobody came to look at it. */
const NOT_LOOKED: ReadonlySet<ErrorCode> = new Set(['JOB_TIMED_OUT', 'TOO_MANY_RUNS']);

type Health = ChatHealthResponse['status'];

/** Whether questions can be answered. Simultaneous calls share one check of the model. */
@Injectable()
export class ChatHealth {
  #lastFound: Health = 'unreachable';
  #known: { readonly status: Promise<Health>; readonly at: number } | null = null;

  constructor(
    @Inject(CONFIG) private readonly config: GatewayConfig,
    private readonly database: Database,
    private readonly work: LongWork,
  ) {}

  async status(request: LiaisonRequest): Promise<Health> {
    if (!this.config.llm.isConfigured) return 'unconfigured';
    if (!this.#known || Date.now() - this.#known.at > CHAT_HEALTH_MAX_AGE_MS) {
      const status = this.#look(request).catch((error: unknown): Health =>
        error instanceof CodedError && NOT_LOOKED.has(error.code) ? this.#lastFound : 'unreachable',
      );
      this.#known = { status, at: Date.now() };
    }
    const status = await this.#known.status;
    // Only `healthy` is cached, since the user may press "Coba Lagi" after a failure.
    if (status !== 'healthy') this.#known = null;
    return status;
  }

  async #look(request: LiaisonRequest): Promise<Health> {
    if ((await this.database.workers.countAlive()) === 0) return 'unreachable';
    const { result } = await this.work.outcome('reach-model', {}, request);
    const { reachable } = valueOf<'reach-model'>(result);
    return (this.#lastFound = reachable ? 'healthy' : 'unreachable');
  }
}
