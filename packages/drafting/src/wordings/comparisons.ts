import { labelOf } from '../prose/sentence.js';
import { type ClaimFact, INDICATOR_KEYS, type IndicatorKey, mayTell } from '@lqc/contracts';
import { listed } from '@lqc/phrases';
import { excludes, indicativeRange } from '@lqc/statistics';
import { changeOf, type Facts, figure, size } from './in-words.js';
import type { ProposedClaim } from './proposed-claim.js';
import { whereOf } from './where.js';

/** More in one sentence nobody reads. */
export const MOST_LISTED = 5;

/**
 * Compares two averages, of two indicators or of a sector and all contacts, only where they can be told apart.
 */
export function compare({ indicator, sector, others }: ProposedClaim, facts: Facts): string[] {
  if (!indicator) return [];
  const [other] = keysIn(others);
  const one = levelOf(indicator, sector, facts);
  const two = other ? levelOf(other, sector, facts) : sector && levelOf(indicator, null, facts);
  if (!one || !two || other === indicator) return [];
  const error = Math.hypot(one.se ?? Infinity, two.se ?? Infinity);
  if (!excludes(indicativeRange(one.value - two.value, error), 0)) return [];
  const more = one.value > two.value ? 'tinggi' : 'rendah';
  const isOwn = sector !== null && sector === facts.claims.sector;
  const whatOf = (own: string) =>
    `skor ${labelOf(indicator)}${isOwn ? own : whereOf(sector, facts)} (${figure(one)})`;
  const than = `${other ? `skor ${labelOf(other)}` : 'skor seluruh kontak'} (${figure(two)})`;
  return [
    `${whatOf(' sektor ini')} lebih ${more} daripada ${than}`,
    `${whatOf(' di lapangan usaha ini')} tercatat lebih ${more} dibandingkan dengan ${than}`,
  ];
}

/** Which of two changes in one direction is larger; both must be distinguishable from none. */
export function compareChanges(
  { indicator, sector, base, others }: ProposedClaim,
  facts: Facts,
): string[] {
  const [other] = keysIn(others);
  if (!indicator || !other) return [];
  const from = base ?? 'before';
  const [one, two] = [indicator, other].map((key) => movedBy(key, sector, from, facts));
  if (!one || !two || one.value * two.value <= 0) return [];
  const [larger, smaller] = [Math.abs(one.value), Math.abs(two.value)];
  if (larger === smaller) return [];
  const noun = one.value > 0 ? 'kenaikan' : 'penurunan';
  const more = larger > smaller ? 'besar' : 'kecil';
  const what = `${noun} ${labelOf(indicator)}${whereOf(sector, facts)} (${size(one)} poin)`;
  const isYearly = from === 'last_year' && facts.isYearAgo;
  const when =
    from === 'before'
      ? ''
      : isYearly
        ? 'secara tahunan, '
        : `dibandingkan dengan ${facts.period(from)}, `;
  return [
    `${when}${what} lebih ${more} daripada ${noun} ${labelOf(other)} (${size(two)} poin)`,
    `${when}${what} lebih ${more} dibandingkan dengan ${noun} ${labelOf(other)} (${size(two)} poin)`,
  ];
}

/** "Rata-rata A, B, dan C masing-masing tercatat 3,62, 3,10, dan 2,98". */
export function respectiveList(
  { indicator, sector, base, others }: ProposedClaim,
  facts: Facts,
): string[] {
  const keys = [...new Set([...(indicator ? [indicator] : []), ...keysIn(others)])];
  if (keys.length < 2 || keys.length > MOST_LISTED) return [];
  const period = base ?? 'now';
  const levels = keys.map((key) => levelOf(key, sector, facts, period));
  if (levels.some((one) => one === null)) return [];
  const names = `${listed(keys.map(labelOf))}${whereOf(sector, facts)}`;
  const figures = listed(levels.map((one) => figure(one!)));
  const at = facts.period(period);
  return [
    `skor ${names} masing-masing tercatat ${figures} pada ${at}`,
    `pada ${at}, skor ${names} masing-masing sebesar ${figures}`,
  ];
}

const keysIn = (others: readonly string[]): IndicatorKey[] =>
  INDICATOR_KEYS.filter((key) => others.includes(key)).toSorted(
    (a, b) => others.indexOf(a) - others.indexOf(b),
  );

/** An average from five answers on; null below. */
function levelOf(
  indicator: IndicatorKey,
  sector: string | null,
  facts: Facts,
  period: 'now' | 'before' | 'last_year' = 'now',
): ClaimFact | null {
  const average = facts.find({ measure: 'average', indicator, sector, period });
  return average && mayTell('level', average.n) ? average : null;
}

function movedBy(
  indicator: IndicatorKey,
  sector: string | null,
  base: 'before' | 'last_year',
  facts: Facts,
): ClaimFact | null {
  const change = facts.find({ measure: 'change', indicator, sector, base });
  if (!change || !mayTell('change', change.n) || !facts.mayMove(indicator, base)) return null;
  const direction = changeOf(change);
  return direction === 'up' || direction === 'down' ? change : null;
}
