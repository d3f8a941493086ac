import { Worker } from 'node:worker_threads';

const BEAT_MS = 1000;
const GUARD_HEAP_MEGABYTES = 8;
/** Longer than any step that is done on the main thread; others take over after it as after a crash. */
const MAIN_THREAD_STEP_MAX_MS = 30_000;

/**
 * Ends this process when its main thread is held by one step for too long: no timer of it would fire,
 * no time limit end anything. The worker is started again, its runs are given back, each only so many
 * times. Counted are looks, not hours: a process that was halted is not taken for one that hangs.
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
