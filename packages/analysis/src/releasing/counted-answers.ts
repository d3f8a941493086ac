import { companyKey, getOrInsert, type IndicatorKey, LIKERT_INDICATORS } from '@lqc/contracts';
import { matchScores } from '@lqc/statistics';
import { companyScores } from '../changes/company-scores.js';
import type { Quarter } from '../quarter.js';
import { scoreOf } from '../score-pairs.js';
import type { CountedAnswer, Releasing } from './released-answers.js';

type Counted = Pick<Quarter, 'survey' | 'matching'>;

/**
 * The valid answers to an indicator, each with a name that stays the same in all versions of the quarter.
 */
export function countedAnswers({ survey, matching }: Counted, key: IndicatorKey): CountedAnswer[] {
  const names = getOrInsert(NAMES, survey, () => namesIn(survey));
  return survey.contacts.flatMap((contact, at): CountedAnswer[] => {
    const score = scoreOf(contact, key);
    if (score === null) return [];
    const { companyKey: company } = contact;
    const sector = matching.sectorByCompany.get(company) ?? null;
    return [{ company, contact: names[at]!, sector, score }];
  });
}

/** Cached for all indicators: parsing the names costs more than everything else here. */
const NAMES = new WeakMap<Counted['survey'], readonly string[]>();

/** A name for each contact: its company, and a number for the company's first, second, … contact. */
function namesIn({ contacts }: Counted['survey']): readonly string[] {
  const turns = new Map<string, number>();
  return contacts.map((contact) => {
    const name = companyKey(contact.name);
    const turn = (turns.get(name) ?? 0) + 1;
    turns.set(name, turn);
    return `${name} ${turn}`;
  });
}

/** The companies with exactly one score for each indicator, which can be matched with another quarter. */
export const matchable = (quarter: Counted): Releasing['beside'][string] =>
  Object.fromEntries(LIKERT_INDICATORS.map(({ key }) => [key, matchableIn(quarter, key)]));

function matchableIn(quarter: Counted, key: IndicatorKey): string[] {
  const scores = companyScores(quarter, key);
  return matchScores(scores, scores).matched.map(({ company }) => company);
}

/** The contacts that are matched with each quarter of comparison, by its calendar name. */
export function panelsOf(quarter: Quarter, key: IndicatorKey): Record<string, readonly string[]> {
  const answers = countedAnswers(quarter, key);
  const own = new Set(matchableIn(quarter, key));
  return Object.fromEntries(
    Object.entries(quarter.releasing?.beside ?? {}).map(([quarterName, companies]) => {
      const others = new Set(companies[key]);
      return [
        quarterName,
        answers
          .filter(({ company }) => own.has(company) && others.has(company))
          .map(({ contact }) => contact),
      ];
    }),
  );
}
