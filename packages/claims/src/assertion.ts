import type {
  ClaimCategory,
  ClaimMeasure,
  ClaimType,
  IndicatorKey,
  Level,
  QuarterRole,
} from '@lqc/contracts';
import type { Item } from './items/item.js';
import type { Comparison, Quantifier } from './language/thresholds.js';

/** One dimension of an assertion: its value, where the value came from, and what else may be meant. */
export interface Slot<T> {
  readonly value: T;
  /** `said` in the same clause, `carried` over from elsewhere in the text, or a `default`. */
  readonly origin: 'said' | 'carried' | 'default';
  readonly others: readonly T[];
  /** True when the others are as likely as the value: the assertion is right only if it holds for all of them. */
  readonly isOpen: boolean;
}

/** The dimensions of a figure, each bound once. */
export interface Dimensions {
  readonly indicator: Slot<IndicatorKey | null>;
  readonly sector: Slot<string | null>;
  readonly category: Slot<ClaimCategory | null>;
  /** Null for a quarter that the session has no data of. */
  readonly period: Slot<QuarterRole | null>;
  readonly base: Slot<QuarterRole | null>;
}

/** A number as it was written, and how it relates to the figure (equal, about, more, less). */
export interface Quantity {
  readonly value: number;
  readonly decimals: number;
  readonly isExact: boolean;
  readonly comparison: Comparison;
}

/** What a member of a set must do to be counted: move, or lie on a side of neutral. */
export type Test =
  | { readonly moved: -1 | 0 | 1 }
  | { readonly lies: Level }
  | { readonly is: number };

/** What is said of a figure, by operator. */
export type Said =
  /** The figure has this value; `isSize` when the words tell its sign ("turun 0,33 poin"). */
  | {
      readonly operator: 'equals';
      readonly amount: Quantity;
      readonly isSize?: boolean;
      /** The whole that it is a part of: 52 in "49 dari 52 kontak". */
      readonly of?: number | null;
      /** The sentence says that the whole answered, not only that it was asked; null where it may say so. */
      readonly ofAnswers?: boolean | null;
      /** The amount is a percentage of all who were asked. */
      readonly isShare?: boolean;
    }
  /** So much, of several sectors together. */
  | {
      readonly operator: 'summed';
      readonly amount: Quantity;
      readonly names: readonly (string | null)[];
    }
  /**
   * The values range from `low` to `high`: smallest and largest of several names, or of all sectors when none is named.
   */
  | {
      readonly operator: 'spanned';
      readonly low: number;
      readonly high: number;
      readonly kind: 'indicator' | 'sector';
      readonly over: readonly (string | null)[];
    }
  /** So many times another figure. */
  | {
      readonly operator: 'ratio';
      readonly amount: Quantity;
      readonly against: Partial<Dimensions>;
    }
  /** The figure rose or fell since the base quarter, or stayed the same. */
  | {
      readonly operator: 'moved' | 'stayed';
      readonly direction: -1 | 0 | 1;
      readonly manner: 'plain' | 'exact' | 'loose' | 'untold';
      readonly amount?: Quantity;
      readonly size?: 'small' | 'large';
      /** "Anjlok": left open when the move was small, since writers differ on what counts as great. */
      readonly isGreat?: boolean;
    }
  /** It lies so beside another figure. */
  | {
      readonly operator: 'compared';
      readonly comparison: 'more' | 'less' | 'equal';
      readonly against: Partial<Dimensions>;
      /** Both moved in this direction; the sizes of the moves are compared. */
      readonly direction?: -1 | 1;
      readonly amount?: Quantity;
      readonly size?: 'small' | 'large';
    }
  /** The figure has this rank among others of its kind. */
  | {
      readonly operator: 'ranked';
      readonly end: 'top' | 'bottom';
      readonly place: number;
      readonly among: 'indicator' | 'sector' | 'category';
      /** Ranked by the size of the move in this direction instead of by level. */
      readonly direction?: -1 | 1;
      /** Only members with at least this many answers are ranked. */
      readonly least?: number;
      /** Who shares the place by name. */
      readonly shared: readonly (string | null)[];
    }
  /** So many of a whole. */
  | { readonly operator: 'quantified'; readonly quantifier: Quantifier }
  /** This many indicators or sectors, or all, pass the test. */
  | {
      readonly operator: 'counted';
      readonly among: 'indicator' | 'sector';
      /** None for all there are. */
      readonly test: Test | null;
      readonly amount?: Quantity;
      readonly quantifier?: Quantifier;
      readonly of?: number | null;
      /** They are exactly those. */
      readonly only?: readonly (string | null)[];
    }
  /** The figure lies on this side of neutral. */
  | {
      readonly operator: 'within';
      readonly side: Level;
      readonly amount?: Quantity;
      readonly size?: 'small' | 'large';
      readonly isOpinion?: boolean;
      /** "Di sekitar netral": indistinguishable from neutral. */
      readonly isAround?: boolean;
    };

/** What a stretch of a sentence asserts of one figure, before anybody looks at the facts. */
export interface Assertion {
  readonly type: ClaimType;
  readonly measure: ClaimMeasure;
  readonly of: Dimensions;
  readonly says: Said;
  readonly negated: boolean;
  /** Every word that it takes. */
  readonly words: readonly Item[];
}
