import { mayTell } from '@lqc/contracts';
import { SIDE_WORDS } from '@lqc/phrases';
import { answersOf, isSide } from './answers.js';
import { type Facts, figure } from './in-words.js';
import type { ProposedClaim } from './proposed-claim.js';

/** Multiples as words say them, largest last; a part in between has no word. */
const MULTIPLES: readonly (readonly [times: number, word: string])[] = [
  [2, 'dua'],
  [3, 'tiga'],
  [4, 'empat'],
  [5, 'lima'],
];

/** One side's answers as a multiple of another's: "lebih dari dua kali lipat". */
export function ratio(claim: ProposedClaim, facts: Facts): string[] {
  const { category, others } = claim;
  const [other] = others;
  const told = answersOf(claim, facts);
  if (!told || !isSide(category) || !isSide(other) || category === other) return [];
  if (!mayTell('change', told.all.n) || !told.isOpen[category] || !told.isOpen[other]) return [];
  const [one, two] = [told.count[category], told.count[other]];
  if (two.value === 0) return [];
  const part = one.value / two.value;
  const [times, word] = MULTIPLES.findLast(([least]) => part >= least && part < least + 1) ?? [];
  if (times === undefined || word === undefined) return [];
  const multiple = part === times ? `${word} kali lipat` : `lebih dari ${word} kali lipat`;
  const [most, least] = [SIDE_WORDS[category], SIDE_WORDS[other]];
  return [
    `sebanyak ${figure(one)} kontak menjawab ${most}${told.what}, ${multiple} dari ${figure(two)} kontak yang menjawab ${least}`,
    `kontak yang menjawab ${most}${told.what} sebanyak ${figure(one)}, ${multiple} dari ${figure(two)} kontak yang menjawab ${least}`,
  ];
}
