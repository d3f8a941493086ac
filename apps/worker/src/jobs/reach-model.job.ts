import { CodedError } from '@lqc/contracts';
import { Model } from '@lqc/drafting';
import type { Job } from '../runtime/job-context.js';

/** Checks whether the language model's endpoint answers and accepts our key. */
export const reachModel: Job<'reach-model'> = async (_, { database, llm, signal }) => {
  const config = await database.settings.llm();
  try {
    const reachable = await new Model({ ...llm, config }).canBeReached(signal);
    return async () => ({ reachable });
  } catch (error) {
    // A coded failure, such as a missing key, means that it cannot be reached.
    if (error instanceof CodedError) return async () => ({ reachable: false });
    throw error;
  }
};
