import type { IndicatorKey, PanelResponse } from '@lqc/contracts';
import {
  type CompanyScore,
  matchScores,
  meanDifference,
  panelSplit,
  sectorSplit,
} from '@lqc/statistics';
import type { Quarter } from '../quarter.js';
import { companyScores } from './company-scores.js';

/**
 * What the change of an indicator's average is made of: the parts of matched companies, of answers that
 * entered and of answers that left (with the companies' names), and the contribution of each sector.
 * Unrounded, so that the parts add up.
 */
export function panelOf(now: Quarter, before: Quarter, indicator: IndicatorKey): PanelResponse {
  const scores = matchScores(companyScores(now, indicator), companyScores(before, indicator));
  const split = panelSplit(scores);
  const visitedNow = visited(now);
  const visitedBefore = visited(before);
  const named = (answers: readonly CompanyScore[]) =>
    answers.map(({ company, name, score }) => ({
      key: company,
      name,
      score,
      visited_both: visitedNow.has(company) && visitedBefore.has(company),
    }));
  const isComparable = scores.now.length > 0 && scores.before.length > 0;
  return {
    change: isComparable
      ? meanDifference(
          scores.now.map(({ score }) => score),
          scores.before.map(({ score }) => score),
        )
      : null,
    moved: split?.moved ?? null,
    entered: split?.entered ?? null,
    left: split?.left ?? null,
    n: {
      matched: scores.matched.length,
      entered: scores.entered.length,
      left: scores.left.length,
    },
    companies: { entered: named(scores.entered), left: named(scores.left) },
    sectors: sectorSplit(scores.now, scores.before),
  };
}

const visited = ({ survey }: Quarter) =>
  new Set(survey.contacts.map(({ companyKey }) => companyKey));
