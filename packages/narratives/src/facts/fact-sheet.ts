import type { Quarter } from '@lqc/analysis';
import type { ClaimSheet } from '@lqc/claims';
import type {
  Fact,
  IndicativeChange,
  IndicatorKey,
  QuarterRole,
  SummaryTarget,
} from '@lqc/contracts';

/** An annex of the report, in the product's own words. */
export type Annex = 'metode' | 'kualitas_data' | 'tabel';
/** A chapter of the dashboard, or one that only the report has. */
export type Chapter = NonNullable<SummaryTarget['chapter']> | 'ringkasan' | Annex;

/** What a chapter is about, and the data to write it from. */
export interface ChapterInput {
  readonly chapter: Chapter;
  /** Of BAB 1 and BAB 2; null in BAB 1 for all of them. */
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

/** What the changes of all indicators do and do not say, against the quarter before and last year's. */
export interface OverviewChanges {
  readonly before: readonly IndicativeChange[];
  /** Empty where no last year is loaded. */
  readonly last_year: readonly IndicativeChange[];
}

/** Everything that a draft may say, computed before a word is written. */
export interface FactSheet {
  readonly chapter: Chapter;
  /** The indicator or sector, all indicators, or the profile of the contacts. */
  readonly subject: string;
  readonly periods: Partial<Record<QuarterRole, string>>;
  readonly facts: readonly Fact[];
  readonly voices: readonly Voice[];
  /** Of a text over all indicators. */
  readonly changes?: OverviewChanges;
  /** Of an annex: its text, of which no sentence needs a check. */
  readonly given?: string;
  /** What every text about it is held against: complete facts, whatever may be written. */
  readonly claims: ClaimSheet;
}
