import type { Quarter } from '@lqc/analysis';
import type { ClaimSheet } from '@lqc/claims';
import type {
  Fact,
  IndicativeChange,
  IndicatorKey,
  QuarterRole,
  SummaryTarget,
} from '@lqc/contracts';

/** An annex or a page of tables, whose text the product writes itself. */
export type Annex =
  | 'metode'
  | 'kualitas_data'
  | 'tabel'
  | 'sumber_perubahan'
  | 'harapan'
  | 'tema'
  | 'konteks'
  | 'peta_sektor';
/** A chapter of the dashboard, or one that exists only in the report. */
export type Chapter = NonNullable<SummaryTarget['chapter']> | 'ringkasan' | Annex;

/** The subject of a chapter, and the data that it is written from. */
export interface ChapterInput {
  readonly chapter: Chapter;
  /** Set for BAB 2 and for BAB 1 about one indicator; null means all indicators. */
  readonly indicator: IndicatorKey | null;
  /** Set for BAB 3. */
  readonly sector: string | null;
  readonly now: Quarter;
  readonly before: Quarter | null;
  readonly lastYear: Quarter | null;
}

/** One contact's narrative about one indicator in the current quarter. */
export interface Voice {
  readonly contactId: string;
  readonly contact: string;
  readonly sheet: string;
  readonly indicator: string;
  readonly narrative: string;
  /** Change of the contact's score since the previous quarter; null when it is unknown. */
  readonly change: number | null;
}

/**
 * The changes of all indicators with their uncertainty, against the previous quarter and last year.
 */
export interface OverviewChanges {
  readonly before: readonly IndicativeChange[];
  /** Empty when last year's quarter is not loaded. */
  readonly last_year: readonly IndicativeChange[];
}

/**
 * A sentence that the product vouches for itself: it is computed from the data, and the checker has no
 * claim for it, such as that a change comes from the choice of contacts.
 */
export interface OwnSentence {
  readonly kind:
    | 'scale'
    | 'holiday'
    | 'risk'
    | 'levels'
    | 'dominant'
    | 'few_again'
    | 'composition'
    | 'slower'
    | 'narrated';
  /** Which it is about; null: about the whole quarter. */
  readonly indicator: IndicatorKey | null;
  readonly text: string;
  /** False where it follows from ranges, which a release copy may withhold. */
  readonly leaves: boolean;
}

/** Everything that a draft may use, computed before the text is written. */
export interface FactSheet {
  readonly chapter: Chapter;
  /** Display name of the indicator or sector, or the title of a chapter about all contacts. */
  readonly subject: string;
  readonly periods: Partial<Record<QuarterRole, string>>;
  readonly facts: readonly Fact[];
  readonly voices: readonly Voice[];
  /**
   * The contacts that a draft may quote: their sector has so many companies that a quote reveals no firm.
   */
  readonly quotable: ReadonlySet<string>;
  /** Set for a text about all indicators. */
  readonly changes?: OverviewChanges;
  /** Set for an annex: its text, whose sentences need no check. */
  readonly given?: string;
  /** The product's own sentences that a draft may tell; they need no check either. */
  readonly own?: readonly OwnSentence[];
  /**
   * The facts that every text about the subject is checked against, including ones not to be
   * written.
   */
  readonly claims: ClaimSheet;
}
