import { disclosures } from '@lqc/analysis';
import type { FactAddress } from '@lqc/claims';
import { type ClaimFact, mayTell, PERCENTAGE_DECIMALS, type QuarterRole } from '@lqc/contracts';
import { decimal, listed } from '@lqc/phrases';
import { percentage } from '@lqc/statistics';
import { type Facts, figure } from './in-words.js';
import type { ProposedClaim } from './proposed-claim.js';

const MARKETS = {
  domestic: 'domestik',
  both_markets: 'domestik dan ekspor',
  export: 'ekspor',
} as const;
/** Where companies sell, in the order in which it is told. */
export const ORIENTATIONS = ['domestic', 'both_markets', 'export'] as const;

/** A group of companies with its part of them all. */
interface Group {
  readonly count: ClaimFact;
  readonly share: ClaimFact;
}

/** How many were met; of a sector or an orientation how many companies that is. */
export function count(claim: ProposedClaim, facts: Facts): string[] {
  const { sector, category, base } = claim;
  const period: QuarterRole = base ?? 'now';
  // A group is of the current quarter where nothing else is said.
  const at = base === null ? '' : `pada ${facts.period(base)}, `;
  if (sector !== null && sector === facts.claims.sector) return sectorsContacts(sector, facts);
  if (sector !== null) {
    const group = toldSectors(facts, period).find(({ count: { sector: own } }) => own === sector);
    return group ? [`${at}${sector} diwakili ${companies(group)}`] : [];
  }
  if (category === null) return whoWasMet(facts, period);
  const orientations = ORIENTATIONS.map((own) => ({ category: own, period }));
  const group = told(facts, orientations).find(({ count: { category: own } }) => own === category);
  if (!group || !(category in MARKETS)) return [];
  const market = MARKETS[category as keyof typeof MARKETS];
  return [`${at}sebanyak ${companies(group)} berorientasi ${market}`];
}

/** The sector with most companies, where no other has as many. */
export function rankOfCompanies({ sector }: ProposedClaim, facts: Facts): string[] {
  if (sector === null || facts.claims.sector !== null) return [];
  const [first, second] = toldSectors(facts);
  if (first?.count.sector !== sector || second?.count.value === first.count.value) return [];
  return [
    `${sector} merupakan lapangan usaha dengan perusahaan terbanyak, yakni ${companies(first)}`,
    `perusahaan terbanyak berasal dari ${sector}, yakni ${companies(first)}`,
  ];
}

/** The sectors that may be named beside their total, the largest first. */
export function toldSectors(facts: Facts, period: QuarterRole = 'now'): Group[] {
  const sectors = facts.claims.table.sectors.map((sector) => ({ sector, period }));
  return told(facts, sectors).toSorted((a, b) => b.count.value - a.count.value);
}

function whoWasMet(facts: Facts, period: QuarterRole): string[] {
  const contacts = facts.find({ measure: 'contacts', period });
  const all = facts.find({ measure: 'companies', period });
  if (!contacts || !all) return [];
  const met = `menjangkau ${figure(contacts)} kontak dari ${figure(all)} perusahaan`;
  const at = facts.period(period);
  return [`liaison ${at} ${met}`, `pada ${at}, liaison ${met}`];
}

function sectorsContacts(sector: string, facts: Facts): string[] {
  const contacts = facts.find({ measure: 'contacts', sector });
  if (!contacts) return [];
  const at = facts.period('now');
  return [
    `lapangan usaha ${sector} diwakili ${figure(contacts)} kontak pada ${at}`,
    `sebanyak ${figure(contacts)} kontak mewakili lapangan usaha ${sector} pada ${at}`,
  ];
}

/** "12 perusahaan (30,8%)"; in percent only where there are enough. */
const companies = ({ count: own, share }: Group) =>
  `${figure(own)} perusahaan${mayTell('share', share.n) ? ` (${figure(share)}%)` : ''}`;

/** The groups that may be told although their total is known. */
function told(facts: Facts, places: readonly Omit<FactAddress, 'measure'>[]): Group[] {
  const groups = places.flatMap((place) => {
    const count = facts.find({ measure: 'companies', ...place });
    const share = facts.find({ measure: 'company-share', ...place });
    return count && share ? [{ count, share }] : [];
  });
  const stand = disclosures(
    groups.map(({ count: { value } }) => value),
    'release',
  );
  return groups.filter(({ count: { value } }, at) => value > 0 && stand[at] === 'open');
}

/** How many of all companies belong to several sectors together. */
export function sum({ sector, others }: ProposedClaim, facts: Facts): string[] {
  if (facts.claims.sector !== null) return [];
  const names = [...new Set([...(sector === null ? [] : [sector]), ...others])];
  const groups = names.flatMap(
    (name) => toldSectors(facts).find(({ count: { sector: own } }) => own === name) ?? [],
  );
  if (groups.length < 2 || groups.length < names.length) return [];
  const counted = groups.reduce((total, { count: { value } }) => total + value, 0);
  const [{ share: first }] = groups as [Group];
  const part = mayTell('share', first.n)
    ? `${percentOf(counted, first.n)}% perusahaan`
    : `${decimal(counted, 0)} perusahaan`;
  const together = listed(names);
  return [
    `secara gabungan, ${together} mencakup ${part}`,
    `${together} bersama-sama mewakili ${part}`,
  ];
}

const percentOf = (part: number, whole: number) =>
  decimal(percentage(part, whole) ?? 0, PERCENTAGE_DECIMALS);
