import type { IndicatorKey } from '@lqc/contracts';

/** One answer to an indicator, as a copy counted it. */
export interface CountedAnswer {
  /** The company, as figures count it. */
  readonly company: string;
  /**
   * The answer's name in all versions of a quarter: the contact's folded name and its number among these.
   */
  readonly contact: string;
  readonly sector: string | null;
  readonly score: number;
}

/** The cells of an indicator that a copy shows. */
export interface ToldCells {
  /** The average of all contacts: to two decimals, to one, or not shown. */
  readonly average: 'exact' | 'rough' | null;
  /** The sectors whose averages it tells. */
  readonly sectors: readonly (string | null)[];
  /** How many lie below, at and above neutral. */
  readonly sides: boolean;
  /** How far they spread: the range of the average, with one decimal. */
  readonly range: boolean;
  /** How many gave each score. */
  readonly scores: boolean;
  /** By the calendar name of another quarter: the contacts matched with it, whose own average is shown. */
  readonly panels: Readonly<Record<string, readonly string[]>>;
  /** The contacts whose answers are known from words that people released; absent in older copies. */
  readonly known?: readonly string[];
}

export const NOTHING_TOLD: ToldCells = {
  average: null,
  sectors: [],
  sides: false,
  range: false,
  scores: false,
  panels: {},
};

/** The answers to an indicator, and what a copy told of them. */
export interface ReleasedAnswers {
  readonly answers: readonly CountedAnswer[];
  readonly told: ToldCells;
  /**
   * The part of `told` that the rules released, where people released more by hand. A later copy must be
   * safe for readers of either: what was released by hand must free no further cell. Absent where nothing
   * was released by hand, and in older copies.
   */
  readonly byItself?: ToldCells;
}

/** What a copy told of a quarter. */
export type ReleasedQuarter = Readonly<Partial<Record<IndicatorKey, ReleasedAnswers>>>;

/**
 * Earlier releases that a quarter's figures are decided with, so that no copy reveals what another
 * withholds.
 */
export interface Releasing {
  /** What was released of the same quarter or the same answers before, as `toldBefore` knows them. */
  readonly before: readonly ReleasedQuarter[];
  /** By the calendar name of each quarter of comparison: its companies with exactly one score. */
  readonly beside: Readonly<
    Record<string, Readonly<Partial<Record<IndicatorKey, readonly string[]>>>>
  >;
}
