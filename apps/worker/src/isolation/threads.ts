import { fileURLToPath } from 'node:url';
import { CodedError } from '@lqc/contracts';
import { Piscina } from 'piscina';
import { askedBy, TakingTurns } from './taking-turns.js';
import type { FromThread, Task } from './task.js';

/**
 * Always the built file: the path is the same from `src/` (in tests) and from `dist/`. It is built into three with what
 * it uses of the packages, of which a thread that reads narratives loads in half the time. Contracts stay apart, since
 * an error is known by its class, and reports, which find their fonts from where they lie.
 */
const MAIN = fileURLToPath(new URL('../../dist/isolation/thread-main.js', import.meta.url));

const MAX_THREADS = 2;
const IDLE_MS = 60_000;
/**
 * A whole report's sections take some 250 MB at most. Node lets a heap grow towards its limit before it collects
 * what is no longer used, and six threads do so side by side.
 */
const HEAP_MEGABYTES = 512;
/**
 * Size of the young generation, which Node lets grow to 48 MB in each thread. Measured with six threads at
 * work: 78 MB less in all, for the same processor time.
 */
const NEW_MEGABYTES = 16;

/** A pool of threads for tasks that need nothing but data. Aborting the signal ends a task. */
export class Threads {
  readonly #pool: Piscina<Task, FromThread>;

  constructor(heapMegabytes = HEAP_MEGABYTES) {
    this.#pool = new Piscina<Task, FromThread>({
      filename: MAIN,
      minThreads: 0,
      maxThreads: MAX_THREADS,
      idleTimeout: IDLE_MS,
      taskQueue: new TakingTurns(),
      // A thread that waits by Atomics never turns its event loop, and only there does Node free what
      // belongs to collected objects of native libraries: of each cloud the pixels that it was laid out with.
      atomics: 'disabled',
      resourceLimits: {
        maxOldGenerationSizeMb: heapMegabytes,
        maxYoungGenerationSizeMb: NEW_MEGABYTES,
      },
      // Tasks need no environment variables, and those hold the worker's secrets.
      env: {},
    });
  }

  /**
   * @throws CodedError with the reason, `JOB_OUT_OF_MEMORY` where the task needs more than a thread may
   *   hold, which it would need again; an AbortError when the signal is aborted
   */
  async run(
    task: Task,
    { signal, ownerId }: { readonly signal: AbortSignal; readonly ownerId: string },
  ): Promise<unknown> {
    const reply = await this.#pool
      .run({ ...task, ...askedBy(ownerId) }, { signal })
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ERR_WORKER_OUT_OF_MEMORY') throw error;
        throw new CodedError('JOB_OUT_OF_MEMORY', {}, { cause: error });
      });
    if (reply.type === 'refused') throw new CodedError(reply.code, reply.args);
    return reply.result;
  }

  close(): Promise<void> {
    return this.#pool.destroy();
  }
}
