import { figureOf, indicatorContacts, sectorContacts } from '@lqc/analysis';
import { CodedError, required } from '@lqc/contracts';
import { loadSession } from '../loading/load-session.js';
import type { Job } from '../runtime/job-context.js';

/** Lists the contacts behind an indicator's average, with their scores and narratives. */
export const explainIndicator: Job<'explain-indicator'> = async (
  { sessionId, indicator, quarter: role },
  { database },
) => {
  const { quarters } = await loadSession(database, sessionId);
  const quarter = required(quarters[role], 'QUARTER_NOT_LOADED');
  const earlier = role === 'now' ? quarters.before : null;
  return async () => ({
    quarter: role,
    source: quarter.source,
    figure: figureOf(quarter.indicators, indicator),
    contacts: indicatorContacts(quarter, earlier, indicator),
  });
};

/** Lists the companies that a sector's count in the current quarter includes. */
export const explainSector: Job<'explain-sector'> = async ({ sessionId, sector }, { database }) => {
  const { quarters, register } = await loadSession(database, sessionId);
  if (!quarters.now || !register) throw new CodedError('QUARTER_NOT_LOADED');
  const companies = sectorContacts(quarters.now, sector);
  return async () => ({ sector, companies });
};
