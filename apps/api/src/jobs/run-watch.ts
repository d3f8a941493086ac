import { setMaxListeners } from 'node:events';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { CodedError } from '@lqc/contracts';
import { Database, type JobRun, listenToRuns, type RunListener } from '@lqc/database';
import type { Logger } from 'pino';
import { CONFIG, type GatewayConfig, LOGGER } from '../tokens.js';

/** An announcement may be lost while the listening connection is renewed: look again this often. */
const LOOK_AGAIN_MS = 5000;
/** Runs that are waited for get so long to end when the gateway is told to stop. */
const LAST_WAIT_MS = 5000;

/** Tells whoever waits for a run that it changed: one listening connection for all of them. */
@Injectable()
export class RunWatch implements BeforeApplicationShutdown, OnApplicationShutdown {
  readonly #waiting = new Map<string, Set<() => void>>();
  readonly #awaited = new Set<Promise<unknown>>();
  readonly #stopping = new AbortController();
  readonly #stopped = new AbortController();
  readonly #listener: RunListener;
  readonly #lookAgain: NodeJS.Timeout;

  constructor(
    @Inject(Database) private readonly database: Database,
    @Inject(CONFIG) config: GatewayConfig,
    @Inject(LOGGER) log: Logger,
  ) {
    // Everybody who waits hears of the end.
    for (const { signal } of [this.#stopping, this.#stopped]) setMaxListeners(0, signal);
    this.#listener = listenToRuns(config.databaseUrl, {
      onRun: (id) => this.#wake(id),
      onReconnect: () => this.#wakeAll(),
      onError: (error) => log.warn({ error: error.message }, 'listening connection lost'),
    });
    this.#lookAgain = setInterval(() => this.#wakeAll(), LOOK_AGAIN_MS);
  }

  /** Aborted when the gateway is told to stop: streams end, clients come back elsewhere. */
  get stopping(): AbortSignal {
    return this.#stopping.signal;
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

  /**
   * The run once it has ended; null when it had not within the time.
   *
   * @throws CodedError `SHUTTING_DOWN` when the gateway stops first; the run goes on
   */
  async ended(runId: string, withinMs: number): Promise<JobRun | null> {
    const ended = this.#ended(runId, AbortSignal.timeout(withinMs));
    this.#awaited.add(ended);
    try {
      return await ended;
    } finally {
      this.#awaited.delete(ended);
    }
  }

  #ended(runId: string, patience: AbortSignal): Promise<JobRun | null> {
    return new Promise((resolve, reject) => {
      const look = () => {
        this.database.runs
          .find(runId)
          .then((run) => run?.finishedAt && settle(() => resolve(run)))
          // A database that is away may come back before patience ends.
          .catch(() => {});
      };
      const stop = this.subscribe(runId, look);
      const onPatienceEnd = () => settle(() => resolve(null));
      const onStop = () => settle(() => reject(new CodedError('SHUTTING_DOWN')));
      const settle = (settled: () => void) => {
        stop();
        patience.removeEventListener('abort', onPatienceEnd);
        this.#stopped.signal.removeEventListener('abort', onStop);
        settled();
      };
      patience.addEventListener('abort', onPatienceEnd);
      this.#stopped.signal.addEventListener('abort', onStop);
      // A call that began to wait after the stop would not hear of it.
      if (this.#stopped.signal.aborted) onStop();
      else look();
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stopping.abort();
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise((done) => {
      timer = setTimeout(done, LAST_WAIT_MS);
    });
    await Promise.race([Promise.allSettled(this.#awaited), patience]);
    clearTimeout(timer);
    this.#stopped.abort();
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
