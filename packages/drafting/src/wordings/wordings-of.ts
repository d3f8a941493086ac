import { mayTell } from '@lqc/contracts';
import { balance, distribution, quantifier, responseRate, share, shareChange } from './answers.js';
import { change, condition, fromTo, level, neutralPosition, stable } from './averages.js';
import { compare, compareChanges, respectiveList } from './comparisons.js';
import { countByDirection } from './directions.js';
import type { Facts } from './in-words.js';
import { count, sum } from './people.js';
import type { ProposedClaim } from './proposed-claim.js';
import { rank } from './ranks.js';
import { ratio } from './ratio.js';
import { reason } from './reasons.js';

type Wordings = (claim: ProposedClaim, facts: Facts) => string[];

const WORDINGS: Record<ProposedClaim['type'], Wordings> = {
  level,
  from_to: fromTo,
  change,
  stable,
  compare,
  compare_changes: compareChanges,
  respective_list: respectiveList,
  neutral_position: neutralPosition,
  condition,
  share,
  share_change: shareChange,
  distribution,
  quantifier,
  sum,
  ratio,
  response_rate: responseRate,
  balance,
  count,
  count_by_direction: countByDirection,
  rank,
  reason,
};

/**
 * A claim as alternative clauses with figures from the facts, beginning with a small letter and without a
 * full stop. Empty when the figure does not exist or may not be told: too few answers, a group that reveals
 * a firm, a change that cannot be told apart from none.
 */
export function wordingsOf(claim: ProposedClaim, facts: Facts): string[] {
  if (claim.sector !== null) {
    const period = claim.type === 'count' || claim.type === 'level' ? claim.base : null;
    const companies = facts.find({
      measure: 'companies',
      sector: claim.sector,
      period: period ?? 'now',
    });
    if (!companies || !mayTell('count', companies.value)) return [];
  }
  return WORDINGS[claim.type](claim, facts);
}
