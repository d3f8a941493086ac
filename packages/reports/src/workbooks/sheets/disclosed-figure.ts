import { type AnswersDisclosure, figureOf, groupDisclosures, type Quarter } from '@lqc/analysis';
import type { Copy, IndicatorFigure, IndicatorKey } from '@lqc/contracts';

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
  disclosure: groupDisclosures(quarter, copy).all(key),
});
