import type { DashboardTab } from '../analysis-session/tabs';
import { copy } from './copy';

export interface FeatureCard {
  readonly title: string;
  readonly body: string;
  readonly ready: boolean;
  /** The tab of the feature; null when it has none. */
  readonly tab: DashboardTab | null;
}

const TABS = {
  data: 'data2',
  comparison: 'comparison',
  visual: 'analysis',
  llm: 'summary',
  tabulation: 'tabulation',
} as const satisfies Record<keyof typeof copy.cards, DashboardTab | null>;

/** Which features have their data: file 1 is the previous quarter, file 2 the current one. */
export function featureCards(loaded: { file1: boolean; file2: boolean }): FeatureCard[] {
  const { file1, file2 } = loaded;
  const ready = {
    data: file1,
    comparison: file1 && file2,
    visual: file2,
    llm: file2,
    tabulation: file1 && file2,
  } satisfies Record<keyof typeof copy.cards, boolean>;
  return (Object.keys(ready) as (keyof typeof ready)[]).map((key) => {
    const [title, body] = copy.cards[key];
    // With only the previous quarter loaded, its own tab is opened instead of the current
    // quarter's.
    const tab = key === 'data' && !file2 ? 'data1' : TABS[key];
    return { title, body, ready: ready[key], tab };
  });
}
