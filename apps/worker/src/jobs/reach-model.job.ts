import { CodedError } from '@lqc/contracts';
import { Model } from '@lqc/narratives';
import type { Job } from '../runtime/job-context.js';

/** Looks whether the model's endpoint lets us in. */
export const reachModel: Job<'reach-model'> = async (_, { database, llm, signal }) => {
  const config = await database.settings.llm();
  const reachable = await reach(() => new Model({ ...llm, config }).canBeReached(signal));
  return async () => ({ reachable });
};

/** A worker without a key reaches nothing. */
async function reach(look: () => Promise<boolean>): Promise<boolean> {
  try {
    return await look();
  } catch (error) {
    if (error instanceof CodedError) return false;
    throw error;
  }
}
