import { jobSteps } from '@lqc/phrases';
import type { Job, JobContext } from '../runtime/job-context.js';

/** Sums up the stored quarters whose data changed, latest first. */
export const sumQuarters: Job<'sum-quarters'> = async (_payload, context) => {
  const steps = await sumUpQuarters(context);
  return async () => ({ steps });
};

/**
 * Makes the sums of all stored quarters true before work that reads them. Each step is kept as it is done,
 * so that an interrupted run goes on with the rest.
 *
 * @returns number of steps done
 */
export async function sumUpQuarters({ database, report, signal }: JobContext): Promise<number> {
  const left = await database.quarterSumming.left();
  for (const [at, step] of left.entries()) {
    signal.throwIfAborted();
    report((100 * at) / left.length, jobSteps.summingQuarters(at + 1, left.length));
    await database.quarterSumming.carryOut([step]);
  }
  return left.length;
}
