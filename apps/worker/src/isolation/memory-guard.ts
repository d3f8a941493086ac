import { workerData } from 'node:worker_threads';

// A thread of the reading process that ends it when it holds too much memory. The thread that reads
// can be deep in one long step, so it cannot watch itself; what lies outside its heap (the buffers
// of a bomb) no heap limit counts; and a process knows its own size on every system.

const CHECK_EVERY_MS = 50;

const { maxBytes } = workerData as { maxBytes: number };

setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL');
}, CHECK_EVERY_MS);
