import { type Standing, standingOf } from '@lqc/analysis';
import type { Copy, IndicatorFigure } from '@lqc/contracts';

/** A figure of everybody, with how it stands in a copy. */
export interface StandingFigure {
  readonly figure: IndicatorFigure;
  readonly standing: Standing;
}

/** A figure of everybody as it stands in this copy. */
export const standingFigure = (figure: IndicatorFigure, copy: Copy): StandingFigure => ({
  figure,
  standing: standingOf(figure.n, copy),
});
