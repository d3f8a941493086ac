import type { CompanyScore } from './company-score.js';

/** The scores of a company that has exactly one score in each of two quarters. */
export interface MatchedScore {
  readonly company: string;
  readonly now: CompanyScore;
  readonly before: CompanyScore;
}

/** The answers of two quarters, divided so that matched + entered = now and matched + left = before. */
export interface MatchedScores {
  readonly now: readonly CompanyScore[];
  readonly before: readonly CompanyScore[];
  /** Companies with exactly one score in each quarter. */
  readonly matched: readonly MatchedScore[];
  /** All other answers of the current quarter. */
  readonly entered: readonly CompanyScore[];
  /** All other answers of the earlier quarter. */
  readonly left: readonly CompanyScore[];
}

/**
 * Divides the answers of two quarters into matched ones and those that entered or left. A company that was
 * visited in both quarters but gave no score, or several, in one of them is not matched: its answers count
 * as entered or left.
 */
export function matchScores(
  now: readonly CompanyScore[],
  before: readonly CompanyScore[],
): MatchedScores {
  const onlyNow = onlyScores(now);
  const onlyBefore = onlyScores(before);
  const isMatched = (company: string) => onlyNow.has(company) && onlyBefore.has(company);
  return {
    now,
    before,
    matched: [...onlyNow]
      .filter(([company]) => onlyBefore.has(company))
      .map(([company, score]) => ({ company, now: score, before: onlyBefore.get(company)! })),
    entered: now.filter(({ company }) => !isMatched(company)),
    left: before.filter(({ company }) => !isMatched(company)),
  };
}

function onlyScores(scores: readonly CompanyScore[]): Map<string, CompanyScore> {
  const counts = new Map<string, number>();
  for (const { company } of scores) counts.set(company, (counts.get(company) ?? 0) + 1);
  return new Map(
    scores.filter(({ company }) => counts.get(company) === 1).map((one) => [one.company, one]),
  );
}
