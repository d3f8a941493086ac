import type { ClaimFact, IndicatorKey, QuarterRole } from '@lqc/contracts';
import type { ClaimSheet } from '../facts/sheet.js';

/** A sentence that is nothing but a name, or several: what the next one is of. */
export interface Head {
  readonly indicator: IndicatorKey | null;
  readonly sector: string | null;
  readonly period: QuarterRole | null;
}

/** What earlier sentences were about. */
export interface Topic {
  readonly indicator: IndicatorKey | null;
  readonly sector: string | null;
  readonly period: QuarterRole | null;
  /** What the last sentence that compared was held against. */
  readonly base: QuarterRole | null;
  /** The quarters that the last sentence with any of them named, in its order. */
  readonly quarters: readonly QuarterRole[];
  /** All that the last sentence with any of them named: "keduanya". */
  readonly indicators: readonly IndicatorKey[];
  readonly sectors: readonly string[];
  /** All that the last sentence about companies named: "yang pertama". */
  readonly companies: readonly string[];
  /** Which company was spoken of last: "perusahaan tersebut". */
  readonly company: string | null;
  /** Everyone whom the sentences in a row that end with the last one named, in their order. */
  readonly spoken: readonly string[];
  /** The last sentence was nothing but these names: "Permintaan Ekspor." */
  readonly head: Head | null;
  /** The last sentence was about it. */
  readonly isOfCompany: boolean;
  /** The last sentence told what is expected. */
  readonly isExpecting: boolean;
  /** The last sentence was wrong: which quarter it meant is anybody's guess. */
  readonly isWrong: boolean;
  /** The figures that the last sentence told rightly, in their order. */
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
  quarters: [],
  sectors: [],
  companies: [],
  company: null,
  spoken: [],
  isOfCompany: false,
  isExpecting: false,
  isWrong: false,
  facts: [],
});
