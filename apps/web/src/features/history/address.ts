import { chosenIn, type IndicatorKey, joinedChoice, LIKERT_INDICATORS } from '@lqc/contracts';
import { laterPageOf, oneOf, textOf } from '../../lib/address-entries';

/** What Riwayat shows, all of it in its address, so that it can be shared. */
export interface HistoryAddress {
  readonly measure?: 'balance' | 'change';
  /** Only companies of this sector. */
  readonly sector?: string;
  /** The indicator that is shown large. */
  readonly indicator?: IndicatorKey;
  /** The quarter whose sentences stand beside it; the latest without one. */
  readonly quarter?: string;
  /** The sector whose sentences are shown. */
  readonly of?: string;
  /** Sectors with a line of their own, see `linesOfSectors`. */
  readonly lines?: string;
  readonly page?: number;
}

const NO_LINES = '-';

export const parseHistoryAddress = (search: Record<string, unknown>): HistoryAddress => ({
  measure: oneOf(['balance', 'change'], search.measure),
  sector: textOf(search.sector),
  indicator: LIKERT_INDICATORS.find(({ key }) => key === search.indicator)?.key,
  quarter: textOf(search.quarter),
  of: textOf(search.of),
  lines: textOf(search.lines),
  page: laterPageOf(search.page),
});

/** The sectors that an address gives a line; `proposed` where it names none. */
export function sectorsOfLines(lines: string | undefined, proposed: readonly string[]): string[] {
  if (lines === undefined) return [...proposed];
  return lines === NO_LINES ? [] : chosenIn(lines);
}

export const linesOfSectors = (sectors: readonly string[]): string =>
  sectors.length === 0 ? NO_LINES : joinedChoice(sectors);
