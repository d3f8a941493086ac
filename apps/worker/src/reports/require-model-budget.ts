import { CodedError } from '@lqc/contracts';
import { decimal } from '@lqc/phrases';
import type { JobContext } from '../runtime/job-context.js';

/**
 * Called before each model call of work that makes several.
 *
 * @throws CodedError of the budget that is used up
 */
export async function requireModelBudget({ database, ownerId }: JobContext): Promise<void> {
  const spent = await database.usage.spentModelBudget(ownerId, await database.settings.limits());
  if (spent) throw new CodedError(spent.code, { limit: decimal(spent.limit, 0) });
}
