import type { Quarter } from '@lqc/analysis';
import type { QuarterRole } from '@lqc/contracts';

/** A session's quarters as questions are answered from them. */
export interface SessionData {
  readonly now: Quarter;
  readonly before: Quarter | null;
  readonly lastYear: Quarter | null;
  /** Everybody who was interviewed, always in the same order: their opaque ids come from it. */
  readonly speakers: readonly { readonly contactId: string; readonly contact: string }[];
}

/** What staff call the session's quarters. */
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
