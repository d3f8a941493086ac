import {
  type ChangeDirection,
  type ChangeTally,
  type IndicatorChange,
  type IndicatorFigure,
} from '@lqc/contracts';
import { averageChange } from '@lqc/statistics';

/**
 * The change of each indicator that has an average in both quarters: rounded now − rounded before. Above 0
 * is naik, below 0 turun, 0 tetap; each list begins with the largest change. Indicators with an average in
 * only one quarter are listed in `not_compared`.
 */
export function compareQuarters(
  now: readonly IndicatorFigure[],
  before: readonly IndicatorFigure[],
): ChangeTally {
  const earlier = new Map(before.map((figure) => [figure.key, figure]));
  const changes: Record<ChangeDirection, IndicatorChange[]> = { naik: [], turun: [], tetap: [] };
  const notCompared: string[] = [];
  for (const figure of now) {
    const base = earlier.get(figure.key);
    const baseAverage = base?.average ?? null;
    const change = averageChange(figure.average, baseAverage);
    if (change === null || figure.average === null || baseAverage === null || !base) {
      if (figure.average !== null || baseAverage !== null) notCompared.push(figure.label);
      continue;
    }
    changes[directionOf(change)].push({
      indicator: figure.label,
      change,
      key: figure.key,
      now: figure.average,
      before: baseAverage,
      n_now: figure.n,
      n_before: base.n,
      small_sample: figure.small_sample || base.small_sample,
    });
  }
  for (const list of Object.values(changes))
    list.sort((a, b) => Math.abs(b.change) - Math.abs(a.change));
  return {
    summary: {
      naik: changes.naik.length,
      turun: changes.turun.length,
      tetap: changes.tetap.length,
    },
    changes,
    not_compared: notCompared,
  };
}

function directionOf(change: number): ChangeDirection {
  if (change === 0) return 'tetap';
  return change > 0 ? 'naik' : 'turun';
}
