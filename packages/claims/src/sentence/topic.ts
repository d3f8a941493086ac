import type { ClaimFact, ClaimStatus, IndicatorKey, QuarterRole } from '@lqc/contracts';
import type { ClaimSheet } from '../facts/sheet.js';
import type { Assertion } from '../assertion.js';

/** A sentence that consists of names only, as a heading; the next sentence is about them. */
export interface Head {
  readonly indicator: IndicatorKey | null;
  readonly sector: string | null;
  readonly period: QuarterRole | null;
}

/** An assertion that was made, and whether it held. */
export interface Told {
  readonly assertion?: Assertion;
  readonly status: ClaimStatus;
}

/** What earlier sentences were about. */
export interface Topic extends Head {
  /** The quarter that the last comparison was made with. */
  readonly base: QuarterRole | null;
  /** Those of the last sentence that named any, to which "keduanya" refers. */
  readonly indicators: readonly IndicatorKey[];
  readonly sectors: readonly string[];
  /** The companies of the last sentence that named any, to which "yang pertama" refers. */
  readonly companies: readonly string[];
  /** The company named last, to which "perusahaan tersebut" refers. */
  readonly company: string | null;
  /** All companies named in consecutive sentences up to the last one, in order. */
  readonly spoken: readonly string[];
  /** The names of the last sentence if it was a heading: "Permintaan Ekspor." */
  readonly head: Head | null;
  /** The last sentence was about it. */
  readonly isOfCompany: boolean;
  /** The last sentence was wrong, so that the quarter it meant is unknown. */
  readonly isWrong: boolean;
  /** What the last sentence told, in order, and its figures. */
  readonly told: readonly Told[];
  readonly facts: readonly ClaimFact[];
}

/** What a text is about before its first sentence. */
export const openingTopic = ({ indicator, sector }: ClaimSheet): Topic => ({
  indicator,
  sector,
  period: null,
  base: null,
  indicators: [],
  head: null,
  sectors: [],
  companies: [],
  company: null,
  spoken: [],
  isOfCompany: false,
  isWrong: false,
  told: [],
  facts: [],
});
