import { plainWords } from '@lqc/contracts';
import type { ConclusionsAddress } from './address';
import type { Conclusion } from './api';

/** The words that are looked for, and the indicator as saved with the conclusion. */
export type Filter = Pick<ConclusionsAddress, 'q' | 'indicator'>;

export const NO_FILTER: Filter = { q: undefined, indicator: undefined };

/** The conclusions of the chosen indicator whose title, quarters or text, as they are read, contain the words. */
export function filtered(all: readonly Conclusion[], { q = '', indicator }: Filter): Conclusion[] {
  const wanted = q.trim().toLowerCase();
  return all.filter(
    (one) =>
      (!indicator || sameIndicator(one.indicator, indicator)) &&
      [one.indicator, one.quarter_now, one.quarter_before ?? '', plainWords(one.summary)].some(
        (field) => field.toLowerCase().includes(wanted),
      ),
  );
}

/** The distinct indicators, capitalised and sorted. */
export function indicatorsOf(all: readonly Conclusion[]): string[] {
  const byName = new Map(
    all.map(({ indicator }) => [indicator.toLowerCase(), capitalised(indicator)]),
  );
  return [...byName.values()].sort((a, b) => a.localeCompare(b, 'id'));
}

export const capitalised = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

const sameIndicator = (a: string, b: string) => a.toLowerCase() === b.toLowerCase();
