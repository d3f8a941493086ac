import { compareQuarters, indicativeChanges, weightedNetBalances } from '@lqc/analysis';
import { CodedError } from '@lqc/contracts';
import { loadSession } from '../loading/load-session.js';
import type { Job } from '../runtime/job-context.js';

/** Compares a session's current quarter with the one before. */
export const compareSession: Job<'compare-quarters'> = async (
  { sessionId, weightsId },
  { database },
) => {
  const { quarters } = await loadSession(database, sessionId);
  const weights = weightsId ? await database.sectorWeights.read(weightsId) : null;
  const { now, before, last_year: lastYear } = quarters;
  if (!now || !before) throw new CodedError('QUARTER_NOT_LOADED');
  const comparison = {
    ...compareQuarters(now.indicators, before.indicators),
    comparison: indicativeChanges(now, before, lastYear),
    ...(weights && { weighted_net_balance: weightedNetBalances(now, before, weights) }),
  };
  return async () => comparison;
};
