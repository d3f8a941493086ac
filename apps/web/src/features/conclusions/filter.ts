import type { Conclusion } from './api';

export interface Filter {
  readonly text: string;
  /** The indicator as saved with the conclusion; empty for all. */
  readonly indicator: string;
}

export const NO_FILTER: Filter = { text: '', indicator: '' };

/** The conclusions of the chosen indicator whose summary or quarters contain the text. */
export function filtered(all: readonly Conclusion[], { text, indicator }: Filter): Conclusion[] {
  const wanted = text.trim().toLowerCase();
  return all.filter(
    (one) =>
      (indicator === '' || sameIndicator(one.indicator, indicator)) &&
      [one.summary, one.quarter_now, one.quarter_before ?? ''].some((field) =>
        field.toLowerCase().includes(wanted),
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
