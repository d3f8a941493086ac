import { SIDES } from '@lqc/claims';
import { INDICATOR_KEYS, type IndicatorKey } from '@lqc/contracts';
import { ORIENTATIONS, toldSectors } from '../wordings/people.js';
import type { Facts } from '../wordings/in-words.js';
import { aClaim, type ProposedClaim } from '../wordings/proposed-claim.js';
import { wordingsOf } from '../wordings/wordings-of.js';
import { comparisonsOf } from './comparisons-offered.js';

/** A claim that may be told, and its wording. */
export interface Offer {
  readonly claim: ProposedClaim;
  readonly reads: string;
}

/**
 * All claims that a chapter may tell: about an indicator, about a sector's indicators, or about who was
 * interviewed. Claims that the rules for honest figures forbid are left out.
 */
export function offersOf(facts: Facts): Offer[] {
  const { indicator, sector, isProfile, table } = facts.claims;
  if (indicator)
    return offered(
      [
        ...claimsAbout({ indicator, sector }),
        ...reasonsFor({ indicator, sector }),
        ...table.sectors.flatMap((one) => sectorOf(indicator, one)),
      ],
      facts,
    );
  if (isProfile) return offered(claimsOfPeople(facts), facts);
  const ofPeople = sector ? [aClaim('count', { sector })] : claimsOfPeople(facts);
  const ofIndicators = INDICATOR_KEYS.flatMap((key) => [
    ...claimsAbout({ indicator: key, sector }),
    ...reasonsFor({ indicator: key, sector }),
  ]);
  return offered([...ofPeople, ...ofIndicators, ...comparisonsOf(facts)], facts);
}

/** Those of the claims that may be told, each wording once. */
export function offered(claims: readonly ProposedClaim[], facts: Facts): Offer[] {
  const seen = new Set<string>();
  return claims.flatMap((claim) => {
    const [reads] = wordingsOf(claim, facts);
    if (!reads || seen.has(reads)) return [];
    seen.add(reads);
    return [{ claim, reads }];
  });
}

const BASES = ['before', 'last_year'] as const;

/** The claims about an indicator, of all contacts or of a sector. */
export function claimsAbout(
  about: Required<Pick<ProposedClaim, 'indicator' | 'sector'>>,
): ProposedClaim[] {
  const claim = (type: ProposedClaim['type'], more: Partial<ProposedClaim> = {}) =>
    aClaim(type, { ...about, ...more });
  return [
    claim('level'),
    ...(['from_to', 'change', 'stable'] as const).flatMap((type) =>
      BASES.map((base) => claim(type, { base })),
    ),
    claim('neutral_position'),
    claim('condition'),
    claim('compare'),
    claim('distribution'),
    ...SIDES.map((category) => claim('share', { category })),
    ...SIDES.map((category) => claim('share_change', { category, base: 'before' })),
    ...SIDES.map((category) => claim('quantifier', { category })),
    claim('ratio', { category: 'above', others: ['below'] }),
    claim('ratio', { category: 'below', others: ['above'] }),
    claim('response_rate'),
    claim('balance'),
  ];
}

/** The reasons that several contacts give, for both directions. */
const reasonsFor = (about: Required<Pick<ProposedClaim, 'indicator' | 'sector'>>) =>
  (['above', 'below'] as const).map((category) => aClaim('reason', { ...about, category }));

/** A sector beside all contacts, and its place among the sectors. */
export const sectorOf = (indicator: IndicatorKey, sector: string): ProposedClaim[] => [
  aClaim('compare', { indicator, sector }),
  ...(['above', 'below'] as const).map((category) =>
    aClaim('rank', { indicator, sector, category }),
  ),
];

/** Sectors that are summed up together, the largest first. */
const SUMMED = [2, 3] as const;

/** The claims about who was interviewed. */
export function claimsOfPeople(facts: Facts): ProposedClaim[] {
  const largest = toldSectors(facts).map(({ count: { sector } }) => sector!);
  return [
    aClaim('count'),
    ...facts.claims.table.sectors.flatMap((sector) => [
      aClaim('rank', { sector }),
      aClaim('count', { sector }),
    ]),
    ...SUMMED.filter((many) => many <= largest.length).map((many) =>
      aClaim('sum', { sector: largest[0]!, others: largest.slice(1, many) }),
    ),
    ...ORIENTATIONS.map((category) => aClaim('count', { category })),
  ];
}
