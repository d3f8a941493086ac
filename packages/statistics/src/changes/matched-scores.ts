import type { CompanyScore } from './company-score.js';

/** A company's only score in each of two quarters. */
export interface MatchedScore {
  readonly company: string;
  readonly now: CompanyScore;
  readonly before: CompanyScore;
}

/** The answers of two quarters told apart: matched + entered = now, matched + left = before. */
export interface MatchedScores {
  readonly now: readonly CompanyScore[];
  readonly before: readonly CompanyScore[];
  /** Companies with exactly one score in each quarter. */
  readonly matched: readonly MatchedScore[];
  /** Every other answer of now. */
  readonly entered: readonly CompanyScore[];
  /** Every other answer of before. */
  readonly left: readonly CompanyScore[];
}

/**
 * Tells matched answers from those that entered or left. A company that was visited both times but
 * skipped or doubled its answer is not matched: each of its answers entered or left.
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
