import { labelOf } from '../prose/sentence.js';
import { hasScale, type IndicatorKey, mayTell } from '@lqc/contracts';
import { decimal, listed } from '@lqc/phrases';
import { commonReasons, type CommonReason } from '../reasons/common-reasons.js';
import type { Side } from '../reasons/said-on-side.js';
import { type Facts } from './in-words.js';
import type { ProposedClaim } from './proposed-claim.js';

const MOVEMENTS = { above: 'kenaikan', below: 'penurunan' } as const;
const MOVING = { above: 'menaikkan', below: 'menurunkan' } as const;

/** What the reasons on a side of neutral are given for: "kenaikan harga jual". */
export const movementsOf = (side: Side, indicator: IndicatorKey): string[] => [
  `${MOVEMENTS[side]} ${labelOf(indicator)}`,
];

/** The reason that several contacts on a side of neutral give; only of contacts that the text is about. */
export function reason({ indicator, sector, category }: ProposedClaim, facts: Facts): string[] {
  if (!indicator || (category !== 'above' && category !== 'below')) return [];
  // "Pembiayaan dan suku bunga" beside several reasons is one name too many to be read.
  if (sector !== facts.claims.sector || !hasScale(indicator)) return [];
  const phrases = commonReasons(facts, indicator, category).map(({ words }) => words);
  return reasonsGiven('beberapa kontak', movementsOf(category, indicator), phrases);
}

/** Sentences of who gives which reasons for a movement; empty without reasons. */
export function reasonsGiven(
  who: string,
  movements: readonly string[],
  phrases: readonly string[],
): string[] {
  if (phrases.length === 0) return [];
  const are = phrases.length > 1 ? 'antara lain' : 'adalah';
  const told = listed(phrases);
  return movements.flatMap((movement) => [
    `${who} mengaitkan ${movement} dengan ${told}`,
    `alasan ${movement} yang disampaikan ${who} ${are} ${told}`,
    `penyebab ${movement} menurut ${who} ${are} ${told}`,
    `${who} menghubungkan ${movement} dengan ${told}`,
    `menurut ${who}, penyebab ${movement} ${are} ${told}`,
  ]);
}

/** How many contacts give a reason; empty below three, who are not counted. */
export function countedReason(
  side: Side,
  indicator: IndicatorKey,
  { words, contacts }: CommonReason,
): string[] {
  if (!mayTell('count', contacts)) return [];
  const who = `${decimal(contacts, 0)} kontak`;
  return movementsOf(side, indicator).flatMap((movement) => [
    `sebanyak ${who} mengaitkan ${movement} dengan ${words}`,
    `menurut ${who}, alasan ${movement} adalah ${words}`,
    `sebanyak ${who} menilai ${words} ${MOVING[side]} ${labelOf(indicator)}`,
    `penyebab ${movement} menurut ${who} adalah ${words}`,
    `sebanyak ${who} menghubungkan ${movement} dengan ${words}`,
    `alasan ${movement} bagi ${who} adalah ${words}`,
    `menurut ${who}, penyebab ${movement} adalah ${words}`,
  ]);
}

/** How many others give another reason, for the sentence after the first. */
export function furtherReason({ words, contacts }: CommonReason): string[] {
  if (!mayTell('count', contacts)) return [];
  const who = `sebanyak ${decimal(contacts, 0)} kontak`;
  return [
    `${who} menyoroti ${words}`,
    `${who} mengemukakan ${words}`,
    `${who} menyinggung ${words}`,
    `${who} menyebut ${words}`,
    `${who} menekankan ${words}`,
  ];
}
