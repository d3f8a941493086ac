import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CodedError, type ErrorCode, isDiskFull } from '@lqc/contracts';
import { WorkbookError } from '@lqc/workbook';
import { processTasks } from './process-tasks.js';
import { processorMs } from './processor-time.js';
import type { FromProcess, LimitedTask } from './task.js';

// The child process that opens uploaded files. It does one task and ends; its guard ends it when it
// uses too much processor time or memory, its parent when it is not done by the clock either.

const PROGRESS_EVERY_MS = 150;
const GUARD_HEAP_MEGABYTES = 8;

// Libraries write warnings about damaged files to the console, which may quote the file.
for (const method of ['log', 'warn', 'error', 'info'] as const) console[method] = () => {};

const send = (message: FromProcess, then: () => void = () => {}) => process.send?.(message, then);

const endAtMs = new Float64Array(new SharedArrayBuffer(Float64Array.BYTES_PER_ELEMENT));
endAtMs[0] = Infinity;
const guard = new Worker(new URL('process-guard.js', import.meta.url), {
  workerData: { maxBytes: Number(process.argv[2]), endAtMs },
  resourceLimits: { maxOldGenerationSizeMb: GUARD_HEAP_MEGABYTES },
});
const guardStarted = once(guard, 'online');

process.once('message', (task: LimitedTask) => {
  void guardStarted
    .then(() => {
      endAtMs[0] = processorMs() + task.maxProcessorMs;
      return carryOut(task);
    })
    .then((message) => send(message, () => process.exit(0)));
});
process.once('disconnect', () => process.exit(0));
// When the worker has already ended, no `disconnect` will come, and the guard's thread would keep this
// process running for ever.
if (!process.connected) process.exit(0);
send({ type: 'ready' });

async function carryOut({ name, input }: LimitedTask): Promise<FromProcess> {
  try {
    const runTask = processTasks[name as keyof typeof processTasks];
    return { type: 'done', result: await runTask(input as never, sendProgress) };
  } catch (error) {
    if (error instanceof CodedError) return { type: 'refused', code: error.code, args: error.args };
    if (error instanceof WorkbookError)
      return { type: 'refused', code: error.code satisfies ErrorCode, args: {} };
    // Ended by it, this process would be taken for one that a damaged file had ended.
    if (isDiskFull(error)) return { type: 'refused', code: 'SERVER_DISK_FULL', args: {} };
    throw error;
  }
}

let progressSentAt = 0;
function sendProgress(done: number, total: number): void {
  const now = performance.now();
  if (now - progressSentAt < PROGRESS_EVERY_MS) return;
  progressSentAt = now;
  send({ type: 'progress', done, total });
}
