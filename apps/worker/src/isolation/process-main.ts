import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { CodedError, type ErrorCode } from '@lqc/contracts';
import { WorkbookError } from '@lqc/workbook';
import { processTasks } from './process-tasks.js';
import type { FromProcess, Task } from './task.js';

// The child process that alone touches what strangers made. It does one task and ends; its parent
// kills it when it takes too long, its guard when it takes too much memory.

const PROGRESS_EVERY_MS = 150;
const GUARD_HEAP_MEGABYTES = 8;

// Libraries complain about damaged files on the console, where only our own log belongs.
for (const method of ['log', 'warn', 'error', 'info'] as const) console[method] = () => {};

const send = (message: FromProcess, then: () => void = () => {}) => process.send?.(message, then);

const guard = new Worker(new URL('memory-guard.js', import.meta.url), {
  workerData: { maxBytes: Number(process.argv[2]) },
  resourceLimits: { maxOldGenerationSizeMb: GUARD_HEAP_MEGABYTES },
});
const guarded = once(guard, 'online');

process.once('message', (task: Task) => {
  void guarded.then(() => carryOut(task)).then((message) => send(message, () => process.exit(0)));
});
process.once('disconnect', () => process.exit(0));
// The worker may be gone already, and the guard would keep this process for ever.
if (!process.connected) process.exit(0);
send({ type: 'ready' });

async function carryOut({ name, input }: Task): Promise<FromProcess> {
  try {
    const carry = processTasks[name as keyof typeof processTasks];
    return { type: 'done', result: await carry(input as never, tell) };
  } catch (error) {
    if (error instanceof CodedError) return { type: 'refused', code: error.code, args: error.args };
    if (error instanceof WorkbookError)
      return { type: 'refused', code: error.code satisfies ErrorCode, args: {} };
    throw error;
  }
}

let toldAt = 0;
function tell(done: number, total: number): void {
  const now = performance.now();
  if (now - toldAt < PROGRESS_EVERY_MS) return;
  toldAt = now;
  send({ type: 'progress', done, total });
}
