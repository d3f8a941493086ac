import { type AnswersDisclosure, figureOf, type Quarter } from '@lqc/analysis';
import type { Copy, IndicatorFigure, IndicatorKey } from '@lqc/contracts';
import { disclosuresOf } from '../../disclosures-of.js';

/** A figure over all contacts, with what a copy shows of it. */
export interface DisclosedFigure {
  readonly figure: IndicatorFigure;
  readonly disclosure: AnswersDisclosure;
}

/** An indicator's figure over all contacts of a quarter, with what the copy shows of it. */
export const disclosedFigure = (
  quarter: Quarter,
  key: IndicatorKey,
  copy: Copy,
): DisclosedFigure => ({
  figure: figureOf(quarter.indicators, key),
  disclosure: disclosuresOf(quarter, copy).all(key),
});
