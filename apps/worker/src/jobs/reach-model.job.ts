import { CodedError } from '@lqc/contracts';
import { Model } from '@lqc/drafting';
import type { Job } from '../runtime/job-context.js';

/** Checks whether the language model's endpoint answers and accepts our key. */
export const reachModel: Job<'reach-model'> = async (_, { database, llm, signal }) => {
  const config = await database.settings.llm();
  const reachable = await isReachable(() => new Model({ ...llm, config }).canBeReached(signal));
  return async () => ({ reachable });
};

/** A coded failure, such as a missing key, means that the model cannot be reached. */
async function isReachable(tryModel: () => Promise<boolean>): Promise<boolean> {
  try {
    return await tryModel();
  } catch (error) {
    if (error instanceof CodedError) return false;
    throw error;
  }
}
