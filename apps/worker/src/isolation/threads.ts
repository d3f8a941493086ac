import { fileURLToPath } from 'node:url';
import { CodedError } from '@lqc/contracts';
import { Piscina } from 'piscina';
import type { FromThread, Task } from './task.js';

/** The built file, as seen from this one's source and from its build alike. */
const MAIN = fileURLToPath(new URL('../../dist/isolation/thread-main.js', import.meta.url));

const MAX_THREADS = 2;
const IDLE_MS = 60_000;
const HEAP_MEGABYTES = 1024;

/** Threads for what is made of data alone. The signal ends a task that lasts too long. */
export class Threads {
  readonly #pool = new Piscina<Task, FromThread>({
    filename: MAIN,
    minThreads: 0,
    maxThreads: MAX_THREADS,
    idleTimeout: IDLE_MS,
    resourceLimits: { maxOldGenerationSizeMb: HEAP_MEGABYTES },
    // No secret of the worker is in reach.
    env: {},
  });

  /** @throws CodedError with the reason; an AbortError when the signal is aborted */
  async run(task: Task, signal: AbortSignal): Promise<unknown> {
    const reply = await this.#pool.run(task, { signal });
    if (reply.type === 'refused') throw new CodedError(reply.code, reply.args);
    return reply.result;
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
