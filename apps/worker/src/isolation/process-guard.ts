import { writeSync } from 'node:fs';
import { workerData } from 'node:worker_threads';
import { processorMs } from './processor-time.js';
import { GUARD_SAYS, type Exceeded } from './task.js';

// A thread that ends the child process it runs in when the process uses too much memory or processor
// time. The reading thread cannot watch itself during one long step. A heap limit does not count
// buffers outside the heap, which is where a zip bomb unpacks. A process can read its own size and
// processor time on every system.

const CHECK_EVERY_MS = 50;

/** `endAtMs` holds the processor time at which the process has to end, from when its task has begun. */
const { maxBytes, endAtMs } = workerData as { maxBytes: number; endAtMs: Float64Array };

setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes) end('memory');
  if (processorMs() > endAtMs[0]!) end('processor');
}, CHECK_EVERY_MS);

function end(exceeded: Exceeded): void {
  writeSync(GUARD_SAYS, exceeded);
  process.kill(process.pid, 'SIGKILL');
}
