import type { Quarter } from '@lqc/analysis';
import type { ClaimSheet } from '@lqc/claims';
import type { Fact, IndicatorKey, QuarterRole, SummaryTarget } from '@lqc/contracts';

export type Chapter = NonNullable<SummaryTarget['chapter']>;

/** What a chapter is about, and the data to write it from. */
export interface ChapterInput {
  readonly chapter: Chapter;
  /** Of BAB 1 and BAB 2. */
  readonly indicator: IndicatorKey | null;
  /** Of BAB 3. */
  readonly sector: string | null;
  readonly now: Quarter;
  readonly before: Quarter | null;
  readonly lastYear: Quarter | null;
}

/** One contact's words about one indicator in the current quarter. */
export interface Voice {
  readonly contactId: string;
  readonly contact: string;
  readonly sheet: string;
  readonly indicator: string;
  readonly narrative: string;
  /** How far the contact's score moved since the quarter before; null where that is unknown. */
  readonly change: number | null;
}

/** Everything that a draft may say, computed before a word is written. */
export interface FactSheet {
  readonly chapter: Chapter;
  /** The indicator or sector, or the profile of the contacts. */
  readonly subject: string;
  readonly periods: Partial<Record<QuarterRole, string>>;
  readonly facts: readonly Fact[];
  readonly voices: readonly Voice[];
  /** What every text about it is held against: complete facts, whatever may be written. */
  readonly claims: ClaimSheet;
}
