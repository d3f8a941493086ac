import type { Quarter } from '@lqc/analysis';
import type { QuarterRole } from '@lqc/contracts';

/** The data of a session that questions are answered from. */
export interface SessionData {
  readonly now: Quarter;
  readonly before: Quarter | null;
  readonly lastYear: Quarter | null;
  /** All contacts, always in the same order, since their pseudonyms are numbered by it. */
  readonly speakers: readonly { readonly contactId: string; readonly contact: string }[];
}

/** The labels of the session's quarters. */
export function periodsOf({
  now,
  before,
  lastYear,
}: Pick<SessionData, 'now' | 'before' | 'lastYear'>): Partial<Record<QuarterRole, string>> {
  return {
    now: now.period,
    ...(before && { before: before.period }),
    ...(lastYear && { last_year: lastYear.period }),
  };
}
