import type { IndicatorKey } from '@lqc/contracts';

/** A question about expectations, and the question that reports the outcome a quarter later. */
export interface ExpectationPair {
  readonly expectation: IndicatorKey;
  readonly outcome: IndicatorKey;
  /** The question that reports the outcome of a company that only exports. */
  readonly outcomeOfExporters?: IndicatorKey;
}

/** The five questions about expectations. */
export const EXPECTATION_PAIRS: readonly ExpectationPair[] = [
  { expectation: 'perkiraan penjualan', outcome: 'domestik', outcomeOfExporters: 'ekspor' },
  { expectation: 'perkiraan tingkat upah', outcome: 'biaya tenaga kerja' },
  { expectation: 'perkiraan harga jual', outcome: 'harga jual' },
  { expectation: 'perkiraan jumlah tenaga kerja', outcome: 'tenaga kerja' },
  { expectation: 'perkiraan investasi', outcome: 'investasi' },
];
