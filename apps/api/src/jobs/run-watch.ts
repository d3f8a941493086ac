import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { Database, type JobRun, listenToRuns, type RunListener } from '@lqc/database';
import type { Logger } from 'pino';
import { CONFIG, type GatewayConfig, LOGGER } from '../tokens.js';

/** An announcement may be lost while the listening connection is renewed: look again this often. */
const LOOK_AGAIN_MS = 2000;

/** Tells whoever waits for a run that it changed: one listening connection for all of them. */
@Injectable()
export class RunWatch implements OnApplicationShutdown {
  readonly #waiting = new Map<string, Set<() => void>>();
  readonly #listener: RunListener;
  readonly #lookAgain: NodeJS.Timeout;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(CONFIG) config: GatewayConfig,
    @Inject(LOGGER) log: Logger,
  ) {
    this.#listener = listenToRuns(config.databaseUrl, {
      onRun: (id) => this.#wake(id),
      onReconnect: () => this.#wakeAll(),
      onError: (error) => log.warn({ error: error.message }, 'listening connection lost'),
    });
    this.#lookAgain = setInterval(() => this.#wakeAll(), LOOK_AGAIN_MS);
  }

  /** Calls `onChange` at every change of a run; the returned function ends it. */
  subscribe(runId: string, onChange: () => void): () => void {
    const waiting = this.#waiting.get(runId) ?? new Set();
    this.#waiting.set(runId, waiting.add(onChange));
    return () => {
      waiting.delete(onChange);
      if (waiting.size === 0) this.#waiting.delete(runId);
    };
  }

  /** The run once it has ended. */
  ended(runId: string, signal: AbortSignal): Promise<JobRun> {
    return new Promise((resolve, reject) => {
      const stop = this.subscribe(runId, () => look());
      const settle = (settled: () => void) => {
        stop();
        signal.removeEventListener('abort', onAbort);
        settled();
      };
      const onAbort = () => settle(() => reject(signal.reason as Error));
      const look = () => {
        this.database.runs.find(runId).then(
          (run) => run?.finishedAt && settle(() => resolve(run)),
          (error: Error) => settle(() => reject(error)),
        );
      };
      signal.addEventListener('abort', onAbort, { once: true });
      look();
    });
  }

  async onApplicationShutdown(): Promise<void> {
    clearInterval(this.#lookAgain);
    await this.#listener.close();
  }

  #wake(runId: string): void {
    for (const onChange of this.#waiting.get(runId) ?? []) onChange();
  }

  #wakeAll(): void {
    for (const runId of this.#waiting.keys()) this.#wake(runId);
  }
}
