import { listed } from '@lqc/phrases';
import { commonReasons } from '../reasons/common-reasons.js';
import type { Side } from '../reasons/said-on-side.js';
import { type Facts, labelOf } from './in-words.js';
import type { ProposedClaim } from './proposed-claim.js';

const MOVEMENTS = { above: 'kenaikan', below: 'penurunan' } as const;

/** What the reasons on a side of neutral are given for: "kenaikan harga jual". */
export const movementOf = (side: Side, indicator: NonNullable<ProposedClaim['indicator']>) =>
  `${MOVEMENTS[side]} ${labelOf(indicator)}`;

/** What several contacts on a side of neutral give as the reason; of those whom the text is about. */
export function reason({ indicator, sector, category }: ProposedClaim, facts: Facts): string[] {
  if (!indicator || (category !== 'above' && category !== 'below')) return [];
  if (sector !== facts.claims.sector) return [];
  return reasonsGiven(
    'beberapa kontak',
    movementOf(category, indicator),
    commonReasons(facts, indicator, category),
  );
}

/** Who gives which reasons for a movement; none without any. */
export function reasonsGiven(who: string, movement: string, phrases: readonly string[]): string[] {
  if (phrases.length === 0) return [];
  const are = phrases.length > 1 ? 'antara lain' : 'adalah';
  return [
    `${who} mengaitkan ${movement} dengan ${listed(phrases)}`,
    `alasan ${movement} yang disampaikan ${who} ${are} ${listed(phrases)}`,
  ];
}
