import { workerData } from 'node:worker_threads';

// A thread that ends the child process it runs in when the process uses too much memory. The reading
// thread cannot watch itself during one long step. A heap limit does not count buffers outside the
// heap, which is where a zip bomb unpacks. A process can read its own size on every system.

const CHECK_EVERY_MS = 50;

const { maxBytes } = workerData as { maxBytes: number };

setInterval(() => {
  if (process.memoryUsage.rss() > maxBytes) process.kill(process.pid, 'SIGKILL');
}, CHECK_EVERY_MS);
