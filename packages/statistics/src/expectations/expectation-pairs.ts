import type { IndicatorKey } from '@lqc/contracts';

/** A question that looks forward, and the one that tells a quarter later what came of it. */
export interface ExpectationPair {
  readonly expectation: IndicatorKey;
  readonly outcome: IndicatorKey;
  /** What tells it instead for a company that only exports. */
  readonly outcomeOfExporters?: IndicatorKey;
}

/** The five questions that look forward. */
export const EXPECTATION_PAIRS: readonly ExpectationPair[] = [
  { expectation: 'perkiraan penjualan', outcome: 'domestik', outcomeOfExporters: 'ekspor' },
  { expectation: 'perkiraan tingkat upah', outcome: 'biaya tenaga kerja' },
  { expectation: 'perkiraan harga jual', outcome: 'harga jual' },
  { expectation: 'perkiraan jumlah tenaga kerja', outcome: 'tenaga kerja' },
  { expectation: 'perkiraan investasi', outcome: 'investasi' },
];
