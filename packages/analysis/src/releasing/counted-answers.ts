import { type IndicatorKey, LIKERT_INDICATORS } from '@lqc/contracts';
import { matchScores } from '@lqc/statistics';
import { companyKey } from '@lqc/survey';
import { companyScores } from '../changes/company-scores.js';
import type { Quarter } from '../quarter.js';
import { scoreOf } from '../score-pairs.js';
import type { CountedAnswer, Releasing } from './released-answers.js';

type Counted = Pick<Quarter, 'survey' | 'matching'>;

/** The valid answers of a quarter to an indicator, each named as in every version of the quarter. */
export function countedAnswers({ survey, matching }: Counted, key: IndicatorKey): CountedAnswer[] {
  const turns = new Map<string, number>();
  return survey.contacts.flatMap((contact): CountedAnswer[] => {
    const score = scoreOf(contact, key);
    const name = companyKey(contact.name);
    const turn = (turns.get(name) ?? 0) + 1;
    turns.set(name, turn);
    if (score === null) return [];
    const { companyKey: company } = contact;
    const sector = matching.sectorByCompany.get(company) ?? null;
    return [{ company, contact: `${name} ${turn}`, sector, score }];
  });
}

/** The companies with exactly one score for each indicator, with whom another quarter is matched. */
export const matchable = (quarter: Counted): Releasing['beside'][string] =>
  Object.fromEntries(
    LIKERT_INDICATORS.map(({ key }) => {
      const scores = companyScores(quarter, key);
      return [key, matchScores(scores, scores).matched.map(({ company }) => company)];
    }),
  );

/** The contacts that are matched with each quarter beside, where those matched are not all. */
export function panelsOf(quarter: Quarter, key: IndicatorKey): Record<string, readonly string[]> {
  const answers = countedAnswers(quarter, key);
  const own = new Set(matchable(quarter)[key]);
  return Object.fromEntries(
    Object.entries(quarter.releasing?.beside ?? {}).map(([label, companies]) => {
      const others = new Set(companies[key]);
      return [
        label,
        answers
          .filter(({ company }) => own.has(company) && others.has(company))
          .map(({ contact }) => contact),
      ];
    }),
  );
}
