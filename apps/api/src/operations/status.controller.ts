import { Controller, Inject } from '@nestjs/common';
import { type ReadyResponse, SESSION_IDLE_MS } from '@lqc/contracts';
import { Database } from '@lqc/database';
import { openApiText } from '../docs/openapi.js';
import type { Call, Handlers } from '../http/call.js';
import { TextReply } from '../http/reply.js';
import { type JobQueue, QUEUE } from '../tokens.js';
import { VERSION } from '../version.js';
import { Metrics } from './metrics.js';

const PROMETHEUS_TEXT = 'text/plain; version=0.0.4; charset=utf-8';

/** Health of the process, readiness of the product, and progress of a session. */
@Controller()
export class StatusController {
  #looking: Promise<ReadyResponse> | null = null;

  constructor(
    private readonly database: Database,
    @Inject(QUEUE) private readonly queue: JobQueue,
    private readonly figures: Metrics,
  ) {}

  readonly routes: Handlers = {
    adminStatus: async ({ signedIn: { session } }) => ({
      active_sessions: await this.database.authSessions.countActive(),
      session_expire_minutes: SESSION_IDLE_MS / 60_000,
      expires: session.idleExpiresAt.toISOString(),
    }),

    live: () => ({ status: 'ok', version: VERSION }),

    ready: (call) => this.#ready(call),

    metrics: async () => new TextReply(PROMETHEUS_TEXT, await this.figures.text()),

    openapi: () => openApiText(),
  };

  /** 503 until the database, the queue and at least one worker can be reached. */
  async #ready({ response }: Call<'ready'>): Promise<ReadyResponse> {
    // Calls at the same time share one check.
    this.#looking ??= this.#look().finally(() => (this.#looking = null));
    const ready = await this.#looking;
    response.status(ready.status === 'ok' ? 200 : 503);
    return ready;
  }

  async #look(): Promise<ReadyResponse> {
    const [database, queue, workers] = await Promise.all([
      this.database.isReady(),
      this.queue.isReady(),
      this.database.workers.countAlive().catch(() => 0),
    ]);
    const ok = database && queue && workers > 0;
    return { status: ok ? 'ok' : 'unavailable', database, queue, workers };
  }
}
