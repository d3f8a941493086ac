import { CodedError } from '@lqc/contracts';
import { decimal } from '@lqc/phrases';
import type { JobContext } from '../runtime/job-context.js';

/**
 * Work that asks a model more than once looks before each time whether there is something left to
 * spend.
 *
 * @throws CodedError of the budget that is spent
 */
export async function requireModelBudget({ database, ownerId }: JobContext): Promise<void> {
  const spent = await database.usage.spentModelBudget(ownerId, await database.settings.limits());
  if (spent) throw new CodedError(spent.code, { limit: decimal(spent.limit, 0) });
}
