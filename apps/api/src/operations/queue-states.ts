import { JOBS, type QueueState, WEIGHTS } from '@lqc/contracts';
import type { LivingWorker, UnfinishedRuns } from '@lqc/database';

/** Unfinished runs by weight, with the slots of the workers that are alive. */
export function queueStates(
  unfinished: readonly UnfinishedRuns[],
  workers: readonly LivingWorker[],
): QueueState[] {
  return WEIGHTS.map((weight) => {
    const own = unfinished.filter(({ name }) => JOBS[name].weight === weight);
    return {
      weight,
      queued: sum(own.map(({ queued }) => queued)),
      running: sum(own.map(({ running }) => running)),
      slots: sum(workers.map(({ concurrency }) => concurrency?.[weight] ?? 0)),
      wait_seconds: Math.max(0, ...own.map(({ waitSeconds }) => waitSeconds)),
    };
  });
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, n) => total + n, 0);
