import { setMaxListeners } from 'node:events';
import {
  type BeforeApplicationShutdown,
  Inject,
  Injectable,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { CodedError, errorKind } from '@lqc/contracts';
import { Database, type JobRun, listenToRuns, type RunListener, within } from '@lqc/database';
import type { Logger } from 'pino';
import { CONFIG, type GatewayConfig, LOGGER } from '../tokens.js';

/** Notifications may be lost during a reconnect, so runs are also read this often. */
const LOOK_AGAIN_MS = 5000;
/** When the gateway is told to stop, calls wait at most this long for their runs. */
const LAST_WAIT_MS = 5000;

/** Notifies callers of changes of runs, with one listening connection for all of them. */
@Injectable()
export class RunWatch implements BeforeApplicationShutdown, OnApplicationShutdown {
  readonly #waiting = new Map<string, Set<() => void>>();
  readonly #awaited = new Set<Promise<unknown>>();
  readonly #stopping = new AbortController();
  readonly #stopped = new AbortController();
  readonly #listener: RunListener;
  readonly #lookAgain: NodeJS.Timeout;

  constructor(
    private readonly database: Database,
    @Inject(CONFIG) config: GatewayConfig,
    @Inject(LOGGER) log: Logger,
  ) {
    // Every waiting call adds a listener.
    for (const { signal } of [this.#stopping, this.#stopped]) setMaxListeners(0, signal);
    this.#listener = listenToRuns(config.databaseUrl, {
      onRun: (id) => this.#wake(id),
      onReconnect: () => this.#wakeAll(),
      onError: (error) => log.warn({ error: errorKind(error) }, 'listening connection lost'),
    });
    this.#lookAgain = setInterval(() => this.#wakeAll(), LOOK_AGAIN_MS);
  }

  /** Aborted when the gateway is told to stop; streams then end, and clients reconnect to another. */
  get stopping(): AbortSignal {
    return this.#stopping.signal;
  }

  #subscribe(runId: string, onChange: () => void): () => void {
    const waiting = this.#waiting.get(runId) ?? new Set();
    this.#waiting.set(runId, waiting.add(onChange));
    return () => {
      waiting.delete(onChange);
      if (waiting.size === 0) this.#waiting.delete(runId);
    };
  }

  /**
   * Calls `onChange` at every change of a run, until the returned function is called, and `onStop` when the
   * gateway is told to stop.
   */
  follow(runId: string, onChange: () => void, onStop: () => void): () => void {
    const unsubscribe = this.#subscribe(runId, onChange);
    this.stopping.addEventListener('abort', onStop);
    return () => {
      unsubscribe();
      this.stopping.removeEventListener('abort', onStop);
    };
  }

  /**
   * Resolves with the run once it has ended, or with null when the time is up before.
   *
   * @throws CodedError `SHUTTING_DOWN` when the gateway stops before, with the run, which continues, as its cause
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
          // A database that cannot be reached may answer again before the time is up.
          .catch(() => {});
      };
      const stop = this.#subscribe(runId, look);
      const onPatienceEnd = () => settle(() => resolve(null));
      const onStop = () =>
        settle(() => reject(new CodedError('SHUTTING_DOWN', {}, { cause: runId })));
      const settle = (settled: () => void) => {
        stop();
        patience.removeEventListener('abort', onPatienceEnd);
        this.#stopped.signal.removeEventListener('abort', onStop);
        settled();
      };
      patience.addEventListener('abort', onPatienceEnd);
      this.#stopped.signal.addEventListener('abort', onStop);
      // A call that begins to wait after the stop gets no `abort` event.
      if (this.#stopped.signal.aborted) onStop();
      else look();
    });
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.#stopping.abort();
    await within(LAST_WAIT_MS, Promise.allSettled(this.#awaited)).catch(() => {});
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
