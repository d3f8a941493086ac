import { type ChildProcess, fork } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { CodedError } from '@lqc/contracts';
import type {
  ReaderMessage,
  ReadingInputs,
  ReadingKind,
  ReadRequest,
  Readings,
} from './protocol.js';

const WORKBOOK_READ_MAX_MEMORY_BYTES = 1.5 * 1024 * 1024 * 1024;
const WORKBOOK_READ_TIMEOUT_MS = 60_000;

export interface ReadOptions {
  readonly signal?: AbortSignal;
  readonly onProgress?: (read: number, total: number) => void;
}

export interface ReaderLimits {
  readonly timeoutMs: number;
  readonly maxMemoryBytes: number;
}

const HEAP_MEGABYTES = 1200;

// Production runs the built file beside this one; tests run this source and the file built from it.
const BESIDE = fileURLToPath(new URL('reader.js', import.meta.url));
const BUILT = fileURLToPath(new URL('../../dist/reading/reader.js', import.meta.url));

/**
 * Node ends itself by SIGABRT when its heap is full; SIGKILL comes from the child's own guard, or
 * from a system that is out of memory. Any other end is damage in the file.
 */
const OUT_OF_MEMORY: ReadonlySet<string | null> = new Set(['SIGABRT', 'SIGKILL']);

/**
 * Reads workbooks in child processes that are killed when they take too long or too much memory:
 * a heap limit does not stop a bomb, whose buffers lie outside the heap. One child waits warm.
 */
export class WorkbookReader {
  #spare: ChildProcess | null = null;
  #closed = false;

  constructor(
    private readonly limits: ReaderLimits = {
      timeoutMs: WORKBOOK_READ_TIMEOUT_MS,
      maxMemoryBytes: WORKBOOK_READ_MAX_MEMORY_BYTES,
    },
  ) {}

  /** Keeps a child ready, so that the next reading need not wait for its start. */
  warm(): void {
    if (!this.#closed) this.#spare ??= launch(this.limits.maxMemoryBytes);
  }

  /** @throws CodedError with the reason; the signal's reason when it is aborted */
  async read<Kind extends ReadingKind>(
    kind: Kind,
    input: ReadingInputs[Kind],
    { signal, onProgress = () => {} }: ReadOptions = {},
  ): Promise<Readings[Kind]> {
    signal?.throwIfAborted();
    const child = this.#spare?.connected ? this.#spare : launch(this.limits.maxMemoryBytes);
    this.#spare = null;
    this.warm();
    try {
      return (await this.#carryOut(
        child,
        { kind, input } as ReadRequest,
        onProgress,
        signal,
      )) as Readings[Kind];
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
    request: ReadRequest,
    onProgress: (read: number, total: number) => void,
    signal: AbortSignal | undefined,
  ): Promise<Readings[ReadingKind]> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(
        () => reject(new CodedError('WORKBOOK_READ_TIMED_OUT')),
        this.limits.timeoutMs,
      );
      const onAbort = () => reject(signal?.reason as Error);
      signal?.addEventListener('abort', onAbort, { once: true });
      const settle =
        <T>(settled: (value: T) => void) =>
        (value: T) => {
          clearTimeout(timer);
          signal?.removeEventListener('abort', onAbort);
          settled(value);
        };
      resolve = settle(resolve);
      reject = settle(reject);
      child.on('message', (message: ReaderMessage) => {
        if (message.type === 'progress') onProgress(message.read, message.total);
        if (message.type === 'done') resolve(message.reading);
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
      child.send(request, (error) => error && reject(error));
    });
  }
}

function launch(maxMemoryBytes: number): ChildProcess {
  return fork(existsSync(BESIDE) ? BESIDE : BUILT, [String(maxMemoryBytes)], {
    serialization: 'advanced',
    execArgv: [`--max-old-space-size=${HEAP_MEGABYTES}`],
    // No secret of the worker is in reach of what reads strangers' files.
    env: {},
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}
