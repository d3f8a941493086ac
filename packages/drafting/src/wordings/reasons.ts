import { labelOf } from '../prose/sentence.js';
import { hasDirection, hasScale, type IndicatorKey, isExpectation, mayTell } from '@lqc/contracts';
import { decimal, listed } from '@lqc/phrases';
import { commonReasons, type CommonReason } from '../reasons/common-reasons.js';
import type { Side } from '../reasons/said-on-side.js';
import type { Facts } from './in-words.js';
import type { ProposedClaim } from './proposed-claim.js';

const MOVEMENTS = { above: 'kenaikan', below: 'penurunan' } as const;

/**
 * What the reasons on a side of neutral are given for: "kenaikan harga jualnya", "perkiraan kenaikan harga jual". The
 * movement is of those who tell it, also where the average went that way: else a copy that holds that back would tell
 * it by one syllable.
 */
export function movementOf(key: IndicatorKey, side: Side): string {
  const [label, noun] = [labelOf(key), MOVEMENTS[side]];
  if (!hasDirection(key)) return `perkembangan ${label}`;
  return isExpectation(key) ? label.replace(/^perkiraan /, `$&${noun} `) : `${noun} ${label}nya`;
}

/** The reason that several contacts on a side of neutral give; only of contacts that the text is about. */
export function reason({ indicator, sector, category }: ProposedClaim, facts: Facts): string[] {
  if (!indicator || (category !== 'above' && category !== 'below')) return [];
  // "Pembiayaan dan suku bunga" beside several reasons is one name too many to be read.
  if (sector !== facts.claims.sector || !hasScale(indicator)) return [];
  const phrases = commonReasons(facts, indicator, category).map(({ words }) => words);
  return reasonsGiven('beberapa kontak', movementOf(indicator, category), phrases);
}

/** Sentences of who gives which reasons for a movement; empty without reasons. */
export function reasonsGiven(who: string, movement: string, phrases: readonly string[]): string[] {
  if (phrases.length === 0) return [];
  const are = phrases.length > 1 ? 'antara lain' : 'adalah';
  const told = listed(phrases);
  const subject = who.replace(/^(?=\d)/, 'sebanyak ');
  return [
    `${subject} mengaitkan ${movement} dengan ${told}`,
    `penyebab ${movement} menurut ${who} ${are} ${told}`,
    `alasan ${movement} yang disampaikan ${who} ${are} ${told}`,
    `menurut ${who}, alasan ${movement} ${are} ${told}`,
    `${subject} menghubungkan ${movement} dengan ${told}`,
    `penyebab ${movement} yang disebutkan ${who} ${are} ${told}`,
    `menurut ${who}, penyebab ${movement} ${are} ${told}`,
  ];
}

const counted = (contacts: number) => `${decimal(contacts, 0)} kontak`;

/** How many contacts give a reason; empty below three, who are not counted. */
export const countedReason = (movement: string, { words, contacts }: CommonReason): string[] =>
  mayTell('count', contacts) ? reasonsGiven(counted(contacts), movement, [words]) : [];

/** How many give another reason, some of them perhaps the same, for the sentence after the first. */
export const furtherReason = ({ words, contacts }: CommonReason): string[] =>
  mayTell('count', contacts)
    ? ['menyoroti', 'mengemukakan', 'menyinggung', 'menyebut', 'menekankan'].map(
        (says) => `selain itu, ${counted(contacts)} ${says} ${words}`,
      )
    : [];
