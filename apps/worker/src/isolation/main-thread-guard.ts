import { Worker } from 'node:worker_threads';

const BEAT_MS = 1000;
const GUARD_HEAP_MEGABYTES = 8;
/** No single step on the main thread takes this long unless it hangs. */
const MAIN_THREAD_STEP_MAX_MS = 30_000;

/**
 * Ends this process when one step blocks its main thread for too long. While it is blocked, no timer
 * fires, so that no time limit of a job has any effect. Afterwards the worker is started again and
 * its runs are tried again, as often as their jobs allow. The guard counts its own checks and not the
 * time of day, so that a process that was suspended is not taken for one that hangs.
 */
export function guardMainThread(maxMs = MAIN_THREAD_STEP_MAX_MS): void {
  const beats = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  const beat = setInterval(() => Atomics.add(beats, 0, 1), Math.min(BEAT_MS, maxMs / 4));
  const guard = new Worker(new URL('main-thread-guard-thread.js', import.meta.url), {
    workerData: { beats, maxMs },
    resourceLimits: { maxOldGenerationSizeMb: GUARD_HEAP_MEGABYTES },
    env: {},
    execArgv: [],
  });
  beat.unref();
  guard.unref();
}
