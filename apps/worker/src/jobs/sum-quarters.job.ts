import type { SummingStep } from '@lqc/database';
import { jobSteps } from '@lqc/phrases';
import type { Job, JobContext } from '../runtime/job-context.js';

/**
 * Steps done together read at most this many contacts: seconds in a large archive, an ordinary office at
 * once.
 */
const CONTACTS_TOGETHER = 12_000;

/** Sums up the stored quarters whose data changed, latest first. */
export const sumQuarters: Job<'sum-quarters'> = async (_payload, context) => {
  const steps = await sumUpQuarters(context);
  return async () => ({ steps });
};

/**
 * Brings the sums of all stored quarters up to date before work that reads them. Each part is stored as it
 * is done, so that an interrupted run continues with the rest.
 *
 * @returns number of steps done
 */
export async function sumUpQuarters({ database, report, signal }: JobContext): Promise<number> {
  const left = await database.quarterSumming.left();
  let done = 0;
  for (const steps of together(left)) {
    signal.throwIfAborted();
    report((100 * done) / left.length, jobSteps.summingQuarters(done + 1, left.length));
    await database.quarterSumming.carryOut(steps);
    done += steps.length;
  }
  return left.length;
}

/** Parts of the steps, in their order, each with one step at least. */
function together(left: readonly SummingStep[]): SummingStep[][] {
  const parts: SummingStep[][] = [];
  let read = Infinity;
  for (const step of left) {
    if (read + step.contacts > CONTACTS_TOGETHER) {
      parts.push([]);
      read = 0;
    }
    parts.at(-1)!.push(step);
    read += step.contacts;
  }
  return parts;
}
