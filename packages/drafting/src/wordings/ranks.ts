import { labelOf } from '../prose/sentence.js';
import { type ClaimFact, type IndicatorKey, LIKERT_INDICATORS, mayTell } from '@lqc/contracts';
import { changeOf, type Facts, figure, size } from './in-words.js';
import { rankOfCompanies } from './people.js';
import type { ProposedClaim } from './proposed-claim.js';

/**
 * Names the first of a whole set: the sector with most companies; the indicator, or for one indicator the
 * sector, with the highest or lowest average; the largest distinguishable change. Empty when two share the
 * place.
 */
export function rank(claim: ProposedClaim, facts: Facts): string[] {
  const { indicator, sector, category } = claim;
  if (indicator === null) return rankOfCompanies(claim, facts);
  if (category === 'up' || category === 'down')
    return sector === null ? rankOfChange(indicator, category, facts) : [];
  if (category !== 'above' && category !== 'below') return [];
  return sector === null
    ? rankOfLevel(indicator, category, facts)
    : rankOfSector({ indicator, sector, category }, facts);
}

const SUPERLATIVES = { above: 'tertinggi', below: 'terendah' } as const;

function rankOfLevel(indicator: IndicatorKey, side: 'above' | 'below', facts: Facts): string[] {
  const all = LIKERT_INDICATORS.flatMap(
    ({ key }) => facts.find({ measure: 'average', indicator: key }) ?? [],
  );
  const first = firstOf(all, side);
  if (first?.indicator !== indicator || !mayTell('level', first.n)) return [];
  const label = labelOf(indicator);
  return [
    `${label} merupakan indikator dengan skor ${SUPERLATIVES[side]}, yaitu ${figure(first)}`,
    `skor ${SUPERLATIVES[side]} tercatat pada ${label}, yaitu ${figure(first)}`,
  ];
}

function rankOfSector(
  {
    indicator,
    sector,
    category,
  }: { indicator: IndicatorKey; sector: string; category: 'above' | 'below' },
  facts: Facts,
): string[] {
  const all = facts.claims.table.sectors.flatMap(
    (one) => facts.find({ measure: 'average', indicator, sector: one }) ?? [],
  );
  const first = firstOf(all, category);
  if (first?.sector !== sector || !mayTell('level', first.n) || all.length < 2) return [];
  const what = `skor ${labelOf(indicator)} ${SUPERLATIVES[category]}`;
  return [
    `menurut lapangan usaha, ${what} tercatat di ${sector} (${figure(first)})`,
    `${what} terdapat pada ${sector} dengan skor ${figure(first)}`,
  ];
}

function rankOfChange(indicator: IndicatorKey, direction: 'up' | 'down', facts: Facts): string[] {
  const all = LIKERT_INDICATORS.flatMap(
    ({ key }) => facts.find({ measure: 'change', indicator: key, base: 'before' }) ?? [],
  );
  const first = firstOf(all, direction === 'up' ? 'above' : 'below');
  if (first?.indicator !== indicator || !mayTell('change', first.n)) return [];
  if (changeOf(first) !== direction || !facts.mayMove(indicator, 'before')) return [];
  const noun = direction === 'up' ? 'kenaikan' : 'penurunan';
  const than = `dibandingkan dengan ${facts.period('before')}`;
  return [
    `${noun} terbesar ${than} terjadi pada ${labelOf(indicator)}, yakni ${size(first)} poin`,
    `${than}, ${labelOf(indicator)} mencatat ${noun} terbesar, yakni ${size(first)} poin`,
  ];
}

/** The one with the highest or lowest value; none where two share it. */
function firstOf(all: readonly ClaimFact[], side: 'above' | 'below'): ClaimFact | undefined {
  const sign = side === 'above' ? -1 : 1;
  const [first, second] = all.toSorted((a, b) => sign * (a.value - b.value));
  return first?.value === second?.value ? undefined : first;
}
