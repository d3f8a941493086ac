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
 * A claim as clauses, each a wording of the same, with its figures from the facts; a small letter
 * begins it and no stop ends it. None where the facts have no such figure, or where honest figures
 * let no sentence tell it: too few answers, a group that shows a firm, a change that can't be told
 * apart from nothing.
 */
export function wordingsOf(claim: ProposedClaim, facts: Facts): string[] {
  if (claim.sector !== null) {
    const companies = facts.find({ measure: 'companies', sector: claim.sector });
    if (!companies || !mayTell('count', companies.value)) return [];
  }
  return WORDINGS[claim.type](claim, facts);
}
