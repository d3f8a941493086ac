import type { IndicatorKey } from '@lqc/contracts';
import type { FactTable } from './fact-table.js';

/** One contact's words about one indicator. */
export interface Said {
  readonly contactId: string;
  readonly contact: string;
  /** Which indicator it was asked about; null where that is unknown. */
  readonly key: IndicatorKey | null;
  readonly narrative: string;
  /** The sector of its company; null where that is unknown. */
  readonly sector: string | null;
  /** The contact's own score for it; null where it gave none. */
  readonly score: number | null;
}

/** What a text is held against. */
export interface ClaimSheet {
  /** The indicator of sentences that name none; null for none in particular. */
  readonly indicator: IndicatorKey | null;
  /** The sector of figures without a named one; null for all contacts. */
  readonly sector: string | null;
  /** True when the text is about who was interviewed: counts are then of companies, not of answers. */
  readonly isProfile: boolean;
  readonly table: FactTable;
  readonly said: readonly Said[];
  /** Everybody who was interviewed in the session's quarters. */
  readonly contacts: readonly string[];
}
