import type { CompanyScore } from './company-score.js';
import { mean } from './moments.js';

/** The contribution of one Lapangan Usaha to the change of an average, in points of the scale, unrounded. */
export interface SectorContribution {
  /** Null for companies that are not in the register. */
  readonly sector: string | null;
  /** The part due to changed answers within the sector. */
  readonly within: number;
  /** The part due to the sector's changed share of all answers. */
  readonly composition: number;
  readonly n_now: number;
  readonly n_before: number;
}

/**
 * Splits the change of an average by sector, exactly: with g = ½(x̄₁ + x̄₀) and p the sector's share
 * of a quarter's answers, within = ½(p₁ + p₀)(x̄₁ₛ − x̄₀ₛ) and composition = (p₁ − p₀)(½(x̄₁ₛ + x̄₀ₛ) − g).
 * For a sector with answers in one quarter only, within is 0 and composition is p₁(x̄₁ₛ − g) or
 * −p₀(x̄₀ₛ − g). All parts add up to the unrounded change. The sectors are in the order of their first
 * answers, those of the current quarter first; the list is empty when a quarter has no answers.
 */
export function sectorSplit(
  now: readonly CompanyScore[],
  before: readonly CompanyScore[],
): SectorContribution[] {
  if (now.length === 0 || before.length === 0) return [];
  const middle = (meanOf(now) + meanOf(before)) / 2;
  const sectors = new Set([...now, ...before].map(({ sector }) => sector));
  return [...sectors].map((sector) => {
    const inNow = now.filter((one) => one.sector === sector);
    const inBefore = before.filter((one) => one.sector === sector);
    const shareNow = inNow.length / now.length;
    const shareBefore = inBefore.length / before.length;
    const counts = { sector, n_now: inNow.length, n_before: inBefore.length };
    if (inBefore.length === 0)
      return { ...counts, within: 0, composition: shareNow * (meanOf(inNow) - middle) };
    if (inNow.length === 0)
      return { ...counts, within: 0, composition: -shareBefore * (meanOf(inBefore) - middle) };
    const meanNow = meanOf(inNow);
    const meanBefore = meanOf(inBefore);
    return {
      ...counts,
      within: ((shareNow + shareBefore) / 2) * (meanNow - meanBefore),
      composition: (shareNow - shareBefore) * ((meanNow + meanBefore) / 2 - middle),
    };
  });
}

const meanOf = (scores: readonly CompanyScore[]) => mean(scores.map(({ score }) => score));
