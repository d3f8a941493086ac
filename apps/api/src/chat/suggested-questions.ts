import {
  indicatorOf,
  type IndicatorKey,
  type SessionFigures,
  SMALL_SAMPLE_BELOW,
} from '@lqc/contracts';
import { fill, suggestedQuestions } from '@lqc/phrases';

const CHAT_SUGGESTIONS = 4;

/** Suggested questions about a session: first about its largest changes, small samples last. */
export function suggestionsOf(figures: SessionFigures | null): string[] {
  const general = [suggestedQuestions.overview, suggestedQuestions.contacts];
  if (!figures?.quarters.now) return [];
  const answers = new Map(figures.quarters.now.indicators.map(({ key, n }) => [key, n]));
  const isSmall = (key: IndicatorKey) => Number((answers.get(key) ?? 0) < SMALL_SAMPLE_BELOW);
  const changes = Object.entries(figures.changes.qtq) as [IndicatorKey, number][];
  const largest = changes
    .filter(([, change]) => change !== 0)
    .toSorted(([a, x], [b, y]) => isSmall(a) - isSmall(b) || Math.abs(y) - Math.abs(x))
    .slice(0, CHAT_SUGGESTIONS - general.length)
    .map(([key, change]) =>
      fill(suggestedQuestions.ofChange[change > 0 ? 'naik' : 'turun'], {
        indicator: indicatorOf(key).label,
      }),
    );
  return [...largest, ...general].slice(0, CHAT_SUGGESTIONS);
}
