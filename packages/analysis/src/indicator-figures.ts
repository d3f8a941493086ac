import {
  type AverageValues,
  getOrInsert,
  hasScale,
  type IndicatorFigure,
  type IndicatorKey,
  INDICATORS,
  SMALL_SAMPLE_BELOW,
} from '@lqc/contracts';
import { average, distribution, likertStatus } from '@lqc/statistics';
import type { Survey } from '@lqc/survey';

/**
 * The figures of all 17 indicators over all contacts: average, n, status, distribution, number of
 * narratives. The two indicators without a Likert score have no average and n = 0.
 */
export function indicatorFigures(survey: Survey): IndicatorFigure[] {
  const scores = new Map<IndicatorKey, number[]>();
  const narratives = new Map<IndicatorKey, number>();
  for (const { answers } of survey.contacts)
    for (const { indicator, score, narrative } of answers) {
      if (narrative !== null) narratives.set(indicator, (narratives.get(indicator) ?? 0) + 1);
      if (score !== null) getOrInsert(scores, indicator, () => []).push(score);
    }
  return INDICATORS.map(({ key, label }) => {
    const valid = scores.get(key) ?? [];
    const mean = average(valid);
    return {
      key,
      label,
      average: mean,
      n: valid.length,
      status: mean === null ? null : likertStatus(mean),
      distribution: hasScale(key) ? distribution(valid) : [],
      narratives: narratives.get(key) ?? 0,
      small_sample: valid.length < SMALL_SAMPLE_BELOW,
    };
  });
}

/** The figures of one indicator; `figures` must be those of all 17. */
export function figureOf(
  figures: readonly IndicatorFigure[],
  indicator: IndicatorKey,
): IndicatorFigure {
  return figures.find(({ key }) => key === indicator)!;
}

/** The averages of the 15 indicators that have a Likert score, by display name. */
export function averageValues(figures: readonly IndicatorFigure[]): AverageValues {
  return Object.fromEntries(
    figures.filter(({ key }) => hasScale(key)).map(({ label, average: mean }) => [label, mean]),
  );
}
