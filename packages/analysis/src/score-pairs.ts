import type { IndicatorKey } from '@lqc/contracts';
import { exactDifference } from '@lqc/statistics';
import { byCompany, type Contact, type MatchedSurvey } from '@lqc/survey';

/** Changes are rounded to this, since binary subtraction of scores leaves noise. */
const SCORE_DECIMALS = 6;

/** An interview's score for one indicator, and the same company's score in an earlier quarter. */
export interface ScorePair {
  readonly now: number | null;
  /** Null when the company gave no score in the earlier quarter, or several. */
  readonly before: number | null;
  /** Null unless the company has exactly one score in each quarter; otherwise a change is undefined. */
  readonly change: number | null;
}

/** The score that a contact gave to an indicator; null when it gave no valid one. */
export function scoreOf(contact: Contact, indicator: IndicatorKey): number | null {
  return contact.answers.find((answer) => answer.indicator === indicator)?.score ?? null;
}

/**
 * Pairs the scores of two quarters by company. A company with two sheets in one quarter is paired only when
 * exactly one of them has a score for the indicator.
 */
export function scorePairs(
  now: Pick<MatchedSurvey, 'survey'>,
  before: Pick<MatchedSurvey, 'survey'>,
): (contact: Contact, indicator: IndicatorKey) => ScorePair {
  const companiesNow = byCompany(now.survey.contacts);
  const companiesBefore = byCompany(before.survey.contacts);
  return (contact, indicator) => {
    const score = scoreOf(contact, indicator);
    const earlier = onlyScore(companiesBefore.get(contact.companyKey), indicator);
    const paired = onlyScore(companiesNow.get(contact.companyKey), indicator);
    const comparable = score !== null && score === paired && earlier !== null;
    return {
      now: score,
      before: earlier,
      change: comparable ? exactDifference(score, earlier, SCORE_DECIMALS) : null,
    };
  };
}

function onlyScore(
  interviews: readonly Contact[] | undefined,
  indicator: IndicatorKey,
): number | null {
  const scores = (interviews ?? [])
    .map((contact) => scoreOf(contact, indicator))
    .filter((score) => score !== null);
  return scores.length === 1 ? scores[0]! : null;
}
