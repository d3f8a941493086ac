import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import {
  CodedError,
  type ErrorCode,
  WORKBOOK_READ_PROCESSOR_MS,
  WORKBOOK_READ_WITHIN_MS,
} from '@lqc/contracts';
import type { OnProgress } from './process-tasks.js';
import {
  type Exceeded,
  type FromProcess,
  GUARD_SAYS,
  type LimitedTask,
  type Task,
  type TaskOptions,
} from './task.js';

interface ProcessLimits {
  /** Processor time of a task, unless it has a shorter limit of its own. */
  readonly maxProcessorMs: number;
  /** Time by the clock, which a busy machine takes for itself: much more than the processor time. */
  readonly withinMs: number;
  readonly maxMemoryBytes: number;
}

const USUAL_LIMITS: ProcessLimits = {
  maxProcessorMs: WORKBOOK_READ_PROCESSOR_MS,
  withinMs: WORKBOOK_READ_WITHIN_MS,
  maxMemoryBytes: 1.5 * 2 ** 30,
};

const HEAP_MEGABYTES = 1200;

/**
 * Always the built file: the path is the same from `src/` (in tests) and from `dist/`. It is built into one with
 * what it uses of the packages, since a process for each file takes 390 ms to load them whole, and 110 ms so.
 */
const MAIN = fileURLToPath(new URL('../../dist/isolation/process-main.js', import.meta.url));

const CODES: Readonly<Record<Exceeded, ErrorCode>> = {
  memory: 'WORKBOOK_READ_OUT_OF_MEMORY',
  processor: 'WORKBOOK_READ_TIMED_OUT',
};

/**
 * Of a child that its guard did not end: Node ends itself by SIGABRT when its heap is full, and a
 * system that is out of memory by SIGKILL. Any other crash is taken as damage in the file.
 */
const OUT_OF_MEMORY: ReadonlySet<string | null> = new Set(['SIGABRT', 'SIGKILL']);

/**
 * Child processes that are killed when they use too much processor time or memory, and when they are
 * not done by the clock after much longer than that. A thread's heap limit would not do: a zip bomb
 * unpacks into buffers outside the heap. One spare process is always started in advance.
 */
export class Processes {
  #spare: ChildProcess | null = null;
  #closed = false;

  constructor(private readonly limits = USUAL_LIMITS) {}

  warm(): void {
    if (!this.#closed) this.#spare ??= launch(this.limits.maxMemoryBytes);
  }

  /** @throws CodedError with the reason; the signal's reason when it is aborted */
  async run(
    task: Task,
    signal: AbortSignal,
    onProgress: OnProgress = () => {},
    maxProcessorMs = this.limits.maxProcessorMs,
  ): Promise<unknown> {
    signal.throwIfAborted();
    const child = this.#spare?.connected ? this.#spare : launch(this.limits.maxMemoryBytes);
    this.#spare = null;
    this.warm();
    try {
      return await this.#carryOut(child, { ...task, maxProcessorMs }, { signal, onProgress });
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
    task: LimitedTask,
    { signal, onProgress }: Required<Pick<TaskOptions, 'signal' | 'onProgress'>>,
  ): Promise<unknown> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new CodedError('WORKBOOK_READ_HELD_UP')),
        this.limits.withinMs,
      );
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
      const said = text(child.stdio[GUARD_SAYS] as Readable).catch(() => '');
      child.on('exit', (_code, killedBy) => {
        const crashed = OUT_OF_MEMORY.has(killedBy) ? CODES.memory : 'WORKBOOK_DAMAGED';
        void said.then((exceeded) =>
          reject(new CodedError(CODES[exceeded as Exceeded] ?? crashed)),
        );
      });
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
    stdio: ['ignore', 'ignore', 'ignore', 'ipc', 'pipe'],
  });
}
