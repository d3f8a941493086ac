import {
  EXPECTATION_PAIRS,
  type ExpectationContactsResponse,
  type IndicatorKey,
} from '@lqc/contracts';
import { matchScores } from '@lqc/statistics';
import type { Quarter } from '../quarter.js';
import { scoreOf } from '../score-pairs.js';
import { expectedOf, outcomeOf, outcomesOf } from './outcomes.js';

/**
 * The companies that `expectationFigures` counts for an expectation, with their scores and narratives of
 * both quarters; none for a question that is not about expectations.
 */
export function expectationContacts(
  { now, before }: { readonly now: Quarter; readonly before: Quarter },
  expectation: IndicatorKey,
): ExpectationContactsResponse['contacts'] {
  const pair = EXPECTATION_PAIRS.find((one) => one.expectation === expectation);
  if (!pair) return [];
  const questionOf = outcomeOf(pair, now);
  const { matched } = matchScores(outcomesOf(pair, now), expectedOf(now, before, expectation));
  return matched.map(({ company, now: came, before: expected }) => {
    const indicator = questionOf(company);
    return {
      key: company,
      name: came.name,
      sector: came.sector,
      expected: {
        score: expected.score,
        narrative: narrativeOf(before, company, expectation),
      },
      outcome: { indicator, score: came.score, narrative: narrativeOf(now, company, indicator) },
    };
  });
}

/** The narrative that goes with a company's only score for an indicator. */
function narrativeOf({ survey }: Quarter, company: string, indicator: IndicatorKey): string | null {
  const scored = survey.contacts.find(
    (contact) => contact.companyKey === company && scoreOf(contact, indicator) !== null,
  );
  return scored?.answers.find((answer) => answer.indicator === indicator)?.narrative ?? null;
}
