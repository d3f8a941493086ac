import { setTimeout as wait } from 'node:timers/promises';
import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
  type OnModuleDestroy,
} from '@nestjs/common';
import { errorKind } from '@lqc/contracts';
import { Database } from '@lqc/database';
import type { Logger } from 'pino';
import { LOGGER } from '../tokens.js';

/**
 * Reads the words of surveys that were stored without, beside the gateway's calls: from its start, and
 * when a search meets such surveys later. All searches wait for one reading.
 */
@Injectable()
export class MissingWords
  implements OnApplicationBootstrap, OnModuleDestroy, OnApplicationShutdown
{
  readonly #stopping = new AbortController();
  #reading: Promise<void> | null = null;

  constructor(
    private readonly database: Database,
    @Inject(LOGGER) private readonly log: Logger,
  ) {}

  onApplicationBootstrap(): void {
    void this.#read();
  }

  onModuleDestroy(): void {
    this.#stopping.abort();
  }

  /** The survey in hand is read to its end, before the database is closed. */
  async onApplicationShutdown(): Promise<void> {
    await this.#reading;
  }

  /** Waits until all words are read, at most so long; the reading goes on. */
  async readWithin(limitMs: number, signal: AbortSignal): Promise<void> {
    const isOver = new AbortController();
    const patience = wait(limitMs, undefined, { signal: AbortSignal.any([signal, isOver.signal]) });
    await Promise.race([this.#read(), patience.catch(() => {})]);
    isOver.abort();
  }

  /** Never rejects: what could not be read is logged, and tried again by the next search. */
  #read(): Promise<void> {
    this.#reading ??= this.database.archiveWords
      .readMissing({
        onStep: (read, of) => this.log.info({ read, of }, 'words of surveys read for searching'),
        signal: this.#stopping.signal,
      })
      .catch((error: unknown) => this.log.warn({ error: errorKind(error) }, 'words were not read'))
      .finally(() => {
        this.#reading = null;
      });
    return this.#reading;
  }
}
