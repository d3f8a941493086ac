import type { IndicatorKey } from '@lqc/contracts';
import { listed } from '@lqc/phrases';
import { commonReasons } from '../reasons/common-reasons.js';
import type { Side } from '../reasons/said-on-side.js';
import { type Facts, labelOf } from './in-words.js';
import type { ProposedClaim } from './proposed-claim.js';

const MOVEMENTS = { above: 'kenaikan', below: 'penurunan' } as const;

/** What the reasons on a side of neutral are given for: "kenaikan harga jual"; of expectations in two wordings. */
export function movementsOf(side: Side, indicator: IndicatorKey): string[] {
  const label = labelOf(indicator);
  const [, expected] = /^perkiraan (.+)$/.exec(label) ?? [];
  const movement = MOVEMENTS[side];
  return [...(expected ? [`perkiraan ${movement} ${expected}`] : []), `${movement} ${label}`];
}

/** What several contacts on a side of neutral give as the reason; of those whom the text is about. */
export function reason({ indicator, sector, category }: ProposedClaim, facts: Facts): string[] {
  if (!indicator || (category !== 'above' && category !== 'below')) return [];
  if (sector !== facts.claims.sector) return [];
  const phrases = commonReasons(facts, indicator, category);
  return reasonsGiven('beberapa kontak', movementsOf(category, indicator), phrases);
}

/** Who gives which reasons for a movement; none without any. */
export function reasonsGiven(
  who: string,
  movements: readonly string[],
  phrases: readonly string[],
): string[] {
  if (phrases.length === 0) return [];
  const are = phrases.length > 1 ? 'antara lain' : 'adalah';
  return [
    ...movements.map((movement) => `${who} mengaitkan ${movement} dengan ${listed(phrases)}`),
    ...movements.map(
      (movement) => `alasan ${movement} yang disampaikan ${who} ${are} ${listed(phrases)}`,
    ),
  ];
}
