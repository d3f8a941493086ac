import { labelOf } from '../prose/sentence.js';
import { type ClaimFact, type IndicatorKey, LIKERT_INDICATORS, mayTell } from '@lqc/contracts';
import { listed } from '@lqc/phrases';
import { changeOf, type Facts, figure, size } from './in-words.js';
import { rankOfCompanies } from './people.js';
import type { ProposedClaim } from './proposed-claim.js';

/**
 * Names the first of a whole set: the sector with most companies; the indicator, or for one indicator the
 * sector, with the highest or lowest average; the largest distinguishable change. Indicators that share the
 * place are told with the first of them; where sectors share it, none is.
 */
export function rank(claim: ProposedClaim, facts: Facts): string[] {
  const { indicator, sector, category, base } = claim;
  if (indicator === null) return rankOfCompanies(claim, facts);
  if (category === 'up' || category === 'down')
    return sector === null ? rankOfChange(indicator, category, base ?? 'before', facts) : [];
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
  if (first[0]?.indicator !== indicator || !first.every(({ n }) => mayTell('level', n))) return [];
  const [names, its] = [namesOf(first), each(first, figure(first[0]))];
  return first.length === 1
    ? [
        `${names} merupakan indikator dengan skor ${SUPERLATIVES[side]}, yaitu ${its}`,
        `skor ${SUPERLATIVES[side]} tercatat pada ${names}, yaitu ${its}`,
      ]
    : [`skor ${SUPERLATIVES[side]} tercatat pada ${names}, ${its}`];
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
  const [first, second] = firstOf(all, category);
  if (first?.sector !== sector || second || !mayTell('level', first.n) || all.length < 2) return [];
  const what = `skor ${labelOf(indicator)} ${SUPERLATIVES[category]}`;
  return [
    `menurut lapangan usaha, ${what} tercatat di ${sector} (${figure(first)})`,
    `${what} terdapat pada ${sector} dengan skor ${figure(first)}`,
  ];
}

function rankOfChange(
  indicator: IndicatorKey,
  direction: 'up' | 'down',
  base: 'before' | 'last_year',
  facts: Facts,
): string[] {
  const all = LIKERT_INDICATORS.flatMap(
    ({ key }) => facts.find({ measure: 'change', indicator: key, base }) ?? [],
  );
  const first = firstOf(all, direction === 'up' ? 'above' : 'below');
  const isTold = (one: ClaimFact) =>
    mayTell('change', one.n) &&
    changeOf(one) === direction &&
    facts.mayMove(one.indicator ?? indicator, base);
  if (first[0]?.indicator !== indicator || !first.every(isTold)) return [];
  const noun = direction === 'up' ? 'kenaikan' : 'penurunan';
  const than = `dibandingkan dengan ${facts.period(base)}`;
  const [names, its] = [namesOf(first), `${each(first, size(first[0]))} poin`];
  const amount = first.length === 1 ? `yakni ${its}` : its;
  const wordings = [
    `${noun} terbesar ${than} terjadi pada ${names}, ${amount}`,
    `${than}, ${names} mencatat ${noun} terbesar, ${amount}`,
  ];
  // Only at the beginning is a quarter of last year read as what all is compared with.
  return base === 'last_year' ? wordings.slice(1) : wordings;
}

/** Those with the highest or lowest value: several where they share it. */
function firstOf(all: readonly ClaimFact[], side: 'above' | 'below'): ClaimFact[] {
  const values = all.map(({ value }) => value);
  const first = side === 'above' ? Math.max(...values) : Math.min(...values);
  return all.filter(({ value }) => value === first);
}

const namesOf = (facts: readonly ClaimFact[]) =>
  listed(facts.flatMap(({ indicator }) => (indicator ? [labelOf(indicator)] : [])));

const each = ({ length }: readonly ClaimFact[], value: string) =>
  length === 1 ? value : `masing-masing ${value}`;
