import {
  type IndicativeChange,
  type IndicatorFigure,
  type IndicatorKey,
  LIKERT_INDICATORS,
} from '@lqc/contracts';
import { wordingOf } from '@lqc/phrases';
import {
  averageChange,
  type ChangeWithRange,
  headlines,
  isByComposition,
  isDistinguishable,
  levelOf,
  matchedChange,
  type MatchedScores,
  matchScores,
  type Range,
  rangeOfChange,
} from '@lqc/statistics';
import { figureOf } from '../indicator-figures.js';
import type { Quarter } from '../quarter.js';
import { companyScores } from './company-scores.js';
import { rounded } from './rounded.js';

const roundedRange = ({ low, high }: Range) => ({ low: rounded(low), high: rounded(high) });

interface Comparable {
  readonly figure: IndicatorFigure;
  readonly scores: MatchedScores;
  readonly range: ChangeWithRange | null;
}

/**
 * The changes of the 15 indicators between two quarters, in the template's order, with what is needed to
 * judge them: the indicative range, the change of matched companies, the level, whether it is a headline,
 * the wording, and the change since last year when that quarter is loaded.
 */
export function indicativeChanges(
  now: Quarter,
  before: Quarter,
  lastYear: Quarter | null = null,
): IndicativeChange[] {
  const since = new Map(LIKERT_INDICATORS.map(({ key }) => [key, comparable(now, before, key)]));
  const headlineKeys = headlines(
    [...since].map(([key, { scores, range }]) => ({
      key,
      change: range,
      nNow: scores.now.length,
      nBefore: scores.before.length,
      matched: matchedChange(scores),
    })),
  );
  return LIKERT_INDICATORS.map(({ key, label }) => {
    const { figure: earlier, scores, range } = since.get(key)!;
    const current = figureOf(now.indicators, key);
    const level = levelOf(scores.now.map(({ score }) => score));
    const distinguishable = isDistinguishable(range);
    const byComposition = isByComposition(range, matchedChange(scores));
    return {
      key,
      indicator: label,
      now: current.average,
      before: earlier.average,
      change: averageChange(current.average, earlier.average),
      n_now: current.n,
      n_before: earlier.n,
      range: range && roundedRange(range.range),
      matched: matchedOf(scores),
      level,
      distinguishable,
      headline: headlineKeys.has(key),
      by_composition: byComposition,
      // A change that the same companies do not bear out is no reading of the indicator.
      wording: byComposition
        ? null
        : wordingOf({
            indicator: key,
            level,
            levelBefore: levelOf(scores.before.map(({ score }) => score)),
            change: range && (distinguishable ? (range.change > 0 ? 'up' : 'down') : 'same'),
            n: Math.min(current.n, earlier.n),
          }),
      last_year: lastYear && besideLastYear(current, comparable(now, lastYear, key)),
    };
  });
}

function comparable(now: Quarter, then: Quarter, key: IndicatorKey): Comparable {
  const scores = matchScores(companyScores(now, key), companyScores(then, key));
  return { figure: figureOf(then.indicators, key), scores, range: rangeOfChange(scores) };
}

function matchedOf(scores: MatchedScores): IndicativeChange['matched'] {
  const matched = matchedChange(scores);
  if (!matched) return null;
  const { low, high } = matched.range ? roundedRange(matched.range) : { low: null, high: null };
  return { n: matched.n, change: rounded(matched.change), low, high };
}

function besideLastYear(
  current: IndicatorFigure,
  { figure, range }: Comparable,
): IndicativeChange['last_year'] {
  if (figure.average === null) return null;
  return {
    average: figure.average,
    change: averageChange(current.average, figure.average),
    range: range && roundedRange(range.range),
  };
}
