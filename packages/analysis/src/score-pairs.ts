import type { IndicatorKey } from '@lqc/contracts';
import { exactDifference } from '@lqc/statistics';
import { byCompany, type Contact, type MatchedSurvey } from '@lqc/survey';

/** Scores are typed with a few decimals at most. */
const SCORE_DECIMALS = 6;

/** One interview's score for one indicator beside the same company's score a quarter before. */
export interface ScorePair {
  readonly now: number | null;
  /** Null when the company gave no score then, and also when it gave several. */
  readonly before: number | null;
  /** Null unless each quarter has exactly one score of the company: no change is invented. */
  readonly change: number | null;
}

/** What a contact itself said about an indicator, in figures; null for no valid answer. */
export function scoreOf(contact: Contact, indicator: IndicatorKey): number | null {
  return contact.answers.find((answer) => answer.indicator === indicator)?.score ?? null;
}

/**
 * Pairs scores of two quarters by company. A company on two sheets of one quarter has a pair only
 * where one of them answered the indicator.
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
