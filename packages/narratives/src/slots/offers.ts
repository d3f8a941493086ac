import { INDICATOR_KEYS } from '@lqc/contracts';
import type { Facts } from '../wordings/in-words.js';
import { aClaim, CATEGORIES, CLAIM_TYPES, type ProposedClaim } from '../wordings/proposed-claim.js';
import { ORIENTATIONS } from '../wordings/people.js';
import { wordingsOf } from '../wordings/wordings-of.js';

/** A claim that may be told of a chapter, and how it reads. */
export interface Offer {
  readonly claim: ProposedClaim;
  readonly reads: string;
}

const SIDES = CATEGORIES.slice(0, 3);

/**
 * Every claim that a chapter may tell, by what it is about: of an indicator, of a sector's
 * indicators, or of who was interviewed. What honest figures let no sentence tell is not among them.
 */
export function offersOf(facts: Facts): Offer[] {
  const seen = new Set<string>();
  return candidates(facts).flatMap((claim) => {
    const [reads] = wordingsOf(claim, facts);
    if (!reads || seen.has(reads)) return [];
    seen.add(reads);
    return [{ claim, reads }];
  });
}

function candidates({ claims: { indicator, sector, table } }: Facts): ProposedClaim[] {
  const keys = indicator ? [indicator] : INDICATOR_KEYS;
  const ofIndicators = keys.flatMap((key) =>
    CLAIM_TYPES.flatMap((type) =>
      isOfPeople(type)
        ? []
        : dimensionsOf(type).map((dimensions) =>
            aClaim(type, { indicator: key, sector, ...dimensions }),
          ),
    ),
  );
  if (indicator) return ofIndicators;
  const ofPeople = sector
    ? [aClaim('count', { sector })]
    : [
        aClaim('count'),
        ...table.sectors.flatMap((one) => [
          aClaim('rank', { sector: one }),
          aClaim('count', { sector: one }),
        ]),
        ...ORIENTATIONS.map((category) => aClaim('count', { category })),
      ];
  return [...ofPeople, ...ofIndicators];
}

const isOfPeople = (type: ProposedClaim['type']) => type === 'count' || type === 'rank';

/** The dimensions beside its subject that make a claim of a type. */
function dimensionsOf(type: ProposedClaim['type']): Partial<ProposedClaim>[] {
  switch (type) {
    case 'from_to':
    case 'change':
    case 'stable':
      return [{ base: 'before' }, { base: 'last_year' }];
    case 'share':
    case 'quantifier':
      return SIDES.map((category) => ({ category }));
    case 'share_change':
      return SIDES.map((category) => ({ category, base: 'before' as const }));
    default:
      return [{}];
  }
}
