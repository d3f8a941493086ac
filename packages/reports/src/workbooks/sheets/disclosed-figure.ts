import { type Disclosure, disclosureOf } from '@lqc/analysis';
import type { Copy, IndicatorFigure } from '@lqc/contracts';

/** A figure over all contacts, with its disclosure in a copy. */
export interface DisclosedFigure {
  readonly figure: IndicatorFigure;
  readonly disclosure: Disclosure;
}

/** Decides the disclosure of a figure over all contacts by the number of its answers. */
export const disclosedFigure = (figure: IndicatorFigure, copy: Copy): DisclosedFigure => ({
  figure,
  disclosure: disclosureOf(figure.n, copy),
});
