import type { IndicatorKey } from '@lqc/contracts';

/** One answer to an indicator, as a copy counted it. */
export interface CountedAnswer {
  /** The company, as figures count it. */
  readonly company: string;
  /** Whose answer it is in every version of a quarter: the contact's folded name, and which of these. */
  readonly contact: string;
  readonly sector: string | null;
  readonly score: number;
}

/** What a copy tells of the answers to an indicator. */
export interface ToldCells {
  /** The average of all: with two decimals, with one, or not at all. */
  readonly average: 'exact' | 'rough' | null;
  /** The sectors whose averages it tells. */
  readonly sectors: readonly (string | null)[];
  /** How many lie below, at and above neutral. */
  readonly sides: boolean;
  /** How far they spread: the range of the average, with one decimal. */
  readonly range: boolean;
  /** How many gave each score. */
  readonly scores: boolean;
  /** The contacts that are matched with another quarter, by that quarter's label: their own average. */
  readonly panels: Readonly<Record<string, readonly string[]>>;
  /** The contacts whose answers are known from words that people let leave; of older copies absent. */
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
}

/** What a copy told of a quarter. */
export type ReleasedQuarter = Readonly<Partial<Record<IndicatorKey, ReleasedAnswers>>>;

/** What a quarter's figures meet outside the office: decided with it, none tells what another holds back. */
export interface Releasing {
  /** What left of the same quarter before, in whatever state its data were. */
  readonly before: readonly ReleasedQuarter[];
  /** The companies with exactly one score in each quarter that it is compared with, by its label. */
  readonly beside: Readonly<
    Record<string, Readonly<Partial<Record<IndicatorKey, readonly string[]>>>>
  >;
}
