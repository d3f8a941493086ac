import type {
  ClaimCategory,
  ClaimMeasure,
  ClaimType,
  IndicatorKey,
  QuarterRole,
} from '@lqc/contracts';
import type { Item } from './items/item.js';
import type { Comparison, Quantifier } from './language/thresholds.js';

/** One dimension of an assertion: what it was bound to, whence, and what else it may mean. */
export interface Slot<T> {
  readonly value: T;
  /** Said in its own clause, carried from another place of the text, or what is usual. */
  readonly origin: 'said' | 'carried' | 'default';
  readonly others: readonly T[];
  /** The others are as likely as the value: the assertion is right only if it is so for all of them. */
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

/** A number as it was written, with what it is said to be of the figure. */
export interface Quantity {
  readonly value: number;
  readonly decimals: number;
  readonly isExact: boolean;
  readonly comparison: Comparison;
}

/** What a member of a set must do to be counted: move, or lie on a side of neutral. */
export type Test =
  | { readonly moved: -1 | 0 | 1 }
  | { readonly lies: 'above' | 'neutral' | 'below' }
  | { readonly is: number };

/** A figure, and what is said of it. */
export type Said =
  /** It is so much; `isSize` where its sign is told elsewhere ("turun 0,33 poin"). */
  | {
      readonly operator: 'equals';
      readonly amount: Quantity;
      readonly isSize?: boolean;
      /** The whole that it is a part of: 52 in "49 dari 52 kontak". */
      readonly of?: number | null;
      /** The whole is said to have answered, and not only to have been asked. */
      readonly ofAnswers?: boolean;
      /** It is in percent of all who were asked. */
      readonly isShare?: boolean;
    }
  /** So much, of several sectors together. */
  | {
      readonly operator: 'summed';
      readonly amount: Quantity;
      readonly names: readonly (string | null)[];
    }
  /** From so much to so much: the least and the most of several names, or of all sectors where none is named. */
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
  /** It went up or down since the base, or is what it was. */
  | {
      readonly operator: 'moved' | 'stayed';
      readonly direction: -1 | 0 | 1;
      readonly manner: 'plain' | 'exact' | 'loose' | 'untold';
      readonly amount?: Quantity;
      readonly size?: 'small' | 'large';
      /** "Anjlok": left open where it hardly moved, since nobody can say where great begins. */
      readonly isGreat?: boolean;
    }
  /** It lies so beside another figure. */
  | {
      readonly operator: 'compared';
      readonly comparison: 'more' | 'less' | 'equal';
      readonly against: Partial<Dimensions>;
      /** Both went that way, and are compared by how far. */
      readonly direction?: -1 | 1;
      readonly amount?: Quantity;
      readonly size?: 'small' | 'large';
    }
  /** It has such a place among others of its kind. */
  | {
      readonly operator: 'ranked';
      readonly end: 'top' | 'bottom';
      readonly place: number;
      readonly among: 'indicator' | 'sector' | 'category';
      /** Ranked by how far it went that way instead of by where it lies. */
      readonly direction?: -1 | 1;
      /** Only those of whom so many answered. */
      readonly least?: number;
      /** Who shares the place by name. */
      readonly shared: readonly (string | null)[];
    }
  /** So many of a whole. */
  | { readonly operator: 'quantified'; readonly quantifier: Quantifier }
  /** So many, or all, indicators or sectors do so. */
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
  /** It lies on such a side of neutral. */
  | {
      readonly operator: 'within';
      readonly side: 'above' | 'neutral' | 'below';
      readonly amount?: Quantity;
      readonly size?: 'small' | 'large';
      readonly isOpinion?: boolean;
      /** "Di sekitar netral": it cannot be told from it. */
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
