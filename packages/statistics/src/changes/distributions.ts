// Packages that compile this source need the types of jstat too.
// oxlint-disable-next-line typescript/triple-slash-reference
/// <reference path="./jstat.d.ts" />
import jstat from 'jstat';

const { jStat } = jstat;

/** The 0.95 quantile of the standard normal distribution: half of a two-sided 90 % range. */
export const NORMAL_095 = 1.6448536269514722;

/** The 0.95 quantile of Student's t distribution with `degrees` degrees of freedom (above 0). */
export function studentT095(degrees: number): number {
  return jStat.studentt.inv(0.95, degrees);
}

/** The probability that a value of Student's t distribution is at least as far from 0 as `t`. */
export function twoSidedP(t: number, degrees: number): number {
  return 2 * jStat.studentt.cdf(-Math.abs(t), degrees);
}
