import { Controller, Inject } from '@nestjs/common';
import { type ReadyResponse, SESSION_IDLE_MS } from '@lqc/contracts';
import { Database, PROGRAM, within } from '@lqc/database';
import { openApiText } from '../docs/openapi.js';
import type { Call } from '../http/call.js';
import { Serves } from '../http/serves.js';
import { RunWatch } from '../jobs/run-watch.js';
import { type JobQueue, QUEUE } from '../tokens.js';
import { VERSION } from '../version.js';
import { Metrics } from './metrics.js';

const COUNTED_WITHIN_MS = 2000;

/** Health of the process, readiness of the product, its metrics and its sign-ins. */
@Controller()
export class StatusController {
  #looking: Promise<ReadyResponse> | null = null;

  constructor(
    private readonly database: Database,
    @Inject(QUEUE) private readonly queue: JobQueue,
    private readonly figures: Metrics,
    private readonly watch: RunWatch,
  ) {}

  @Serves('adminStatus')
  async adminStatus({ signedIn: { session } }: Call<'adminStatus'>) {
    return {
      active_sessions: await this.database.authSessions.countActive(),
      session_expire_minutes: SESSION_IDLE_MS / 60_000,
      expires: session.idleExpiresAt.toISOString(),
    };
  }

  @Serves('live')
  live() {
    return { status: 'ok' as const, version: `${VERSION}+${PROGRAM}` };
  }

  /** 503 until the database, the queue and at least one worker can be reached, and once the gateway stops. */
  @Serves('ready')
  async ready({ response }: Call<'ready'>): Promise<ReadyResponse> {
    // Calls at the same time share one check.
    this.#looking ??= this.#look().finally(() => (this.#looking = null));
    const ready = await this.#looking;
    response.status(ready.status === 'ok' ? 200 : 503);
    return ready;
  }

  @Serves('metrics')
  metrics() {
    return this.figures.text();
  }

  @Serves('openapi')
  openapi() {
    return openApiText();
  }

  async #look(): Promise<ReadyResponse> {
    const [database, queue, workers] = await Promise.all([
      this.database.isReady(),
      this.queue.isReady(),
      within(COUNTED_WITHIN_MS, this.database.workers.alive()).catch(() => []),
    ]);
    const ok = database && queue && workers.length > 0 && !this.watch.stopping.aborted;
    const others = workers.filter(({ isOther }) => isOther).length;
    return {
      status: ok ? 'ok' : 'unavailable',
      database,
      queue,
      workers: workers.length,
      other_workers: others,
    };
  }
}
