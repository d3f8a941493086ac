import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { CodedError } from '@lqc/contracts';
import type { OnProgress } from './process-tasks.js';
import type { FromProcess, Task, TaskOptions } from './task.js';

export interface ProcessLimits {
  readonly timeoutMs: number;
  readonly maxMemoryBytes: number;
}

const HEAP_MEGABYTES = 1200;

/** Always the built file: the path is the same from `src/` (in tests) and from `dist/`. */
const MAIN = fileURLToPath(new URL('../../dist/isolation/process-main.js', import.meta.url));

/**
 * Node ends itself by SIGABRT when its heap is full; SIGKILL comes from the child's memory guard, or
 * from a system that is out of memory. Any other crash is taken as damage in the file.
 */
const OUT_OF_MEMORY: ReadonlySet<string | null> = new Set(['SIGABRT', 'SIGKILL']);

/**
 * Child processes that are killed when they take too long or use too much memory. A thread's heap
 * limit would not do: a zip bomb unpacks into buffers outside the heap. One spare process is always
 * started in advance.
 */
export class Processes {
  #spare: ChildProcess | null = null;
  #closed = false;

  constructor(
    private readonly limits: ProcessLimits = { timeoutMs: 60_000, maxMemoryBytes: 1.5 * 2 ** 30 },
  ) {}

  warm(): void {
    if (!this.#closed) this.#spare ??= launch(this.limits.maxMemoryBytes);
  }

  /** @throws CodedError with the reason; the signal's reason when it is aborted */
  async run(
    task: Task,
    signal: AbortSignal,
    onProgress: OnProgress = () => {},
    timeoutMs = this.limits.timeoutMs,
  ): Promise<unknown> {
    signal.throwIfAborted();
    const child = this.#spare?.connected ? this.#spare : launch(this.limits.maxMemoryBytes);
    this.#spare = null;
    this.warm();
    try {
      return await this.#carryOut(child, task, { signal, onProgress, timeoutMs });
    } finally {
      child.kill('SIGKILL');
    }
  }

  close(): void {
    this.#closed = true;
    this.#spare?.kill('SIGKILL');
    this.#spare = null;
  }

  #carryOut(
    child: ChildProcess,
    task: Task,
    { signal, onProgress, timeoutMs }: Required<Omit<TaskOptions, 'weight' | 'ownerId'>>,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => reject(new CodedError('WORKBOOK_READ_TIMED_OUT')), timeoutMs);
      const onAbort = () => reject(signal.reason as Error);
      signal.addEventListener('abort', onAbort, { once: true });
      const settle =
        <T>(settled: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer);
          signal.removeEventListener('abort', onAbort);
          settled(value);
        };
      resolve = settle(resolve);
      reject = settle(reject);
      child.on('message', (message: FromProcess) => {
        if (message.type === 'progress') onProgress(message.done, message.total);
        if (message.type === 'done') resolve(message.result);
        if (message.type === 'refused') reject(new CodedError(message.code, message.args));
      });
      child.on('exit', (_code, killedBy) =>
        reject(
          new CodedError(
            OUT_OF_MEMORY.has(killedBy) ? 'WORKBOOK_READ_OUT_OF_MEMORY' : 'WORKBOOK_DAMAGED',
          ),
        ),
      );
      child.on('error', reject);
      child.send(task, (error) => error && reject(error));
    });
  }
}

function launch(maxMemoryBytes: number): ChildProcess {
  return fork(MAIN, [String(maxMemoryBytes)], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
    // Without environment variables, code that reads uploaded files cannot reach the worker's secrets.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
