import type { ExpectationPair, IndicatorKey } from '@lqc/contracts';
import { companyOrientation, type DemandInterview } from '../company-orientation.js';

/**
 * Which question reports the outcome that a company expected, by its interviews of the later quarter: that
 * about exports for a company that only exports (`companyOrientation`).
 */
export function outcomeQuestion(
  { outcome, outcomeOfExporters }: ExpectationPair,
  interviews: readonly DemandInterview[],
): IndicatorKey {
  return outcomeOfExporters && companyOrientation(interviews) === 'export'
    ? outcomeOfExporters
    : outcome;
}
