import { workerData } from 'node:worker_threads';

// A thread that ends the worker's process when the main thread has not counted a beat for too long.

const CHECKS = 30;

const { beats, maxMs } = workerData as { beats: Int32Array; maxMs: number };
let lastBeat = 0;
let checksWithoutBeat = 0;

setInterval(() => {
  const beat = Atomics.load(beats, 0);
  checksWithoutBeat = beat === lastBeat ? checksWithoutBeat + 1 : 0;
  lastBeat = beat;
  if (checksWithoutBeat >= CHECKS) process.kill(process.pid, 'SIGKILL');
}, maxMs / CHECKS);
