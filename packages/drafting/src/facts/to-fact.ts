import type { FactTable } from '@lqc/claims';
import { type ClaimFact, type Fact, type FactKind, indicatorOf } from '@lqc/contracts';

const KINDS: Record<ClaimFact['measure'], FactKind> = {
  average: 'average',
  change: 'change',
  answers: 'answers',
  'answer-count': 'score-count',
  'answer-share': 'score-share',
  'net-balance': 'net-balance',
  contacts: 'contacts',
  companies: 'companies',
  'company-share': 'sector-share',
  'indicator-count': 'indicators',
};

/** Converts a fact with dimensions into the form that readers are shown. */
export function toFact(fact: ClaimFact, table: FactTable): Fact {
  const { id, measure, indicator, sector, period, base, value, unit, decimals } = fact;
  return {
    id,
    kind: KINDS[measure],
    subject: indicator ? indicatorOf(indicator).label : (sector ?? ''),
    quarter: base ?? period,
    value,
    unit,
    decimals,
    label: table.label(fact),
  };
}
