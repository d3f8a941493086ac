import type { Reading, ReadStatement } from '@lqc/claims';
import { CLAIM_TYPES, type ClaimMeasure } from '@lqc/contracts';
import { aClaim, type ProposedClaim } from '../wordings/proposed-claim.js';
import type { SheetFacts } from '../wordings/sheet-facts.js';
import { wordingsOf } from '../wordings/wordings-of.js';
import { inLists } from './in-lists.js';

/** For a figure whose assertion has no wording: the types of claims that can tell it. */
const BY_MEASURE: Readonly<Record<ClaimMeasure, readonly ProposedClaim['type'][]>> = {
  average: ['level', 'response_rate'],
  change: ['change', 'stable'],
  answers: ['response_rate'],
  'answer-count': ['share'],
  'answer-share': ['share'],
  'net-balance': ['balance'],
  contacts: ['count'],
  companies: ['count'],
  'company-share': ['count'],
  'indicator-count': ['count_by_direction'],
};
/** A rank counts from either end, and only the true one has a wording. */
const ENDS = ['above', 'below', 'up', 'down'] as const;

/**
 * A sentence's assertions as claims that code can word; for a false one, what the data say. An assertion
 * whose figure may not be told gives none.
 */
export function toldAgain({ readings }: ReadStatement, facts: SheetFacts): ProposedClaim[] {
  const told = new Map<string, ProposedClaim>();
  for (const reading of readings)
    for (const claim of candidates(reading, facts)) {
      const [wording] = wordingsOf(claim, facts);
      if (wording === undefined) continue;
      if (!told.has(wording)) told.set(wording, claim);
      break;
    }
  const claims = [...told.values()];
  return inLists(claims.filter((one) => !claims.some((other) => saysMore(other, one))));
}

function candidates(
  { type, facts }: Reading,
  { claims: { indicator: subject } }: SheetFacts,
): ProposedClaim[] {
  const [first] = facts;
  if (!first) return [];
  const { measure, sector, category } = first;
  const indicator = facts.find((fact) => fact.indicator !== null)?.indicator ?? null;
  const earlier = first.base ?? facts.find(({ period }) => period !== 'now')?.period;
  const base = earlier === 'before' || earlier === 'last_year' ? earlier : null;
  const others = facts.flatMap((fact) => [
    ...(fact.indicator !== indicator ? [fact.indicator] : []),
    ...(fact.sector !== sector ? [fact.sector] : []),
  ]);
  const about = { sector, base, others: [...new Set(others)].filter((one) => one !== null) };
  const types = [...CLAIM_TYPES.filter((one) => one === type), ...BY_MEASURE[measure]];
  return types.flatMap((one) =>
    // A sentence about how many answered may leave out the indicator that its chapter is about.
    (one === 'response_rate' ? [indicator ?? subject] : [indicator]).flatMap((of) =>
      [category, ...ENDS].map((end) => aClaim(one, { ...about, indicator: of, category: end })),
    ),
  );
}

type Types = ReadonlySet<ProposedClaim['type']>;

/** The other types of claims that a sentence makes when it is worded as a claim of this type. */
const WITHIN: Readonly<Partial<Record<ProposedClaim['type'], Types>>> = {
  from_to: new Set(['level', 'change', 'stable']),
  stable: new Set(['level']),
  neutral_position: new Set(['level']),
  rank: new Set(['count', 'level']),
};

const USUAL_BASE = 'before';

const saysMore = (whole: ProposedClaim, part: ProposedClaim): boolean =>
  (WITHIN[whole.type]?.has(part.type) ?? false) &&
  whole.indicator === part.indicator &&
  whole.sector === part.sector &&
  (part.base === null || (whole.base ?? USUAL_BASE) === part.base);
