import type { JobRun } from '@lqc/database';

/** A place that came free is taken at once, not when workers next look for what waits, after 3 s. */
export const TAKEN_WITHIN_MS = 2500;

/** For how long each run that had to wait did so after the last one before it had ended, in ms. */
export function pausesBetween(runs: readonly JobRun[]): number[] {
  const ends = runs.map(({ finishedAt }) => finishedAt!.getTime());
  return runs.flatMap(({ startedAt }) => {
    const start = startedAt!.getTime();
    const before = ends.filter((end) => end <= start);
    return before.length > 0 ? [start - Math.max(...before)] : [];
  });
}
