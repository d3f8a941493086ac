import { workerData } from 'node:worker_threads';

// A thread that ends the worker's process when nothing was heard of its main thread for too long.

const LOOKS = 30;

const { beats, maxMs } = workerData as { beats: Int32Array; maxMs: number };
let heard = 0;
let silentLooks = 0;

setInterval(() => {
  const now = Atomics.load(beats, 0);
  silentLooks = now === heard ? silentLooks + 1 : 0;
  heard = now;
  if (silentLooks >= LOOKS) process.kill(process.pid, 'SIGKILL');
}, maxMs / LOOKS);
