import {
  type ClaimCategory,
  type ClaimFact,
  type ClaimMeasure,
  type IndicatorKey,
  indicatorOf,
  type QuarterRole,
} from '@lqc/contracts';
import { decimal } from '@lqc/phrases';
import type { ClaimSheet, FactAddress } from '../src/index.js';

/** The words and figures of one sheet, for whoever writes sentences about it. */
export class Sheet {
  constructor(readonly sheet: ClaimSheet) {}

  get periods() {
    return this.sheet.table.periods;
  }

  fact(measure: ClaimMeasure, at: Omit<FactAddress, 'measure'>): ClaimFact {
    const fact = this.sheet.table.find({ measure, ...at });
    if (!fact) throw new NoSuchFact(measure);
    return fact;
  }

  average(indicator: IndicatorKey, period: QuarterRole = 'now', sector: string | null = null) {
    return this.fact('average', { indicator, period, sector });
  }

  count(indicator: IndicatorKey, category: ClaimCategory, period: QuarterRole = 'now') {
    return this.fact('answer-count', { indicator, category, period });
  }

  share(indicator: IndicatorKey, category: ClaimCategory, period: QuarterRole = 'now') {
    return this.fact('answer-share', { indicator, category, period });
  }

  /** The sectors that gave answers, highest average first. */
  sectors(indicator: IndicatorKey): ClaimFact[] {
    return this.sheet.table.sectors
      .flatMap((sector) => this.sheet.table.find({ measure: 'average', indicator, sector }) ?? [])
      .toSorted((a, b) => b.value - a.value);
  }
}

export class NoSuchFact extends Error {}

export const shown = ({ value, decimals }: ClaimFact) => decimal(value, decimals);
export const size = ({ value, decimals }: ClaimFact) => decimal(Math.abs(value), decimals);

/** Words of direction, to be taken in turn. */
export const VERBS = {
  up: ['naik', 'meningkat', 'menguat', 'bertambah'],
  down: ['turun', 'menurun', 'melemah', 'berkurang'],
  nouns: { up: 'kenaikan', down: 'penurunan' },
};

export const SIDES = {
  above: 'di atas netral',
  neutral: 'netral',
  below: 'di bawah netral',
} as const;
export type Side = keyof typeof SIDES;

export const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** The texts that can be made; a template whose figures the sheet lacks makes none. */
export function textsOf(makers: Iterable<() => string | null>): string[] {
  const texts: string[] = [];
  for (const make of makers)
    try {
      const text = make();
      if (text) texts.push(text);
    } catch (error) {
      if (!(error instanceof NoSuchFact)) throw error;
    }
  return texts;
}

/** The label without what stands in brackets, as it is written within a sentence. */
export const smallName = (key: IndicatorKey) =>
  indicatorOf(key).label.replace(/ \(.*/, '').toLowerCase();

export type Direction = 1 | -1;

/** Where figures go one way, and which; null where they do not. */
export const together = (...steps: readonly number[]): Direction | null => {
  const directions = new Set(steps.map(Math.sign));
  const [direction] = directions;
  return directions.size === 1 && direction ? (direction as Direction) : null;
};

/** A sentence by the way that it says; null where the sheet cannot say. */
export type Told = readonly [direction: Direction | null, make: (direction: Direction) => string];
