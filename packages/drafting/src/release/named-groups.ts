import { SECTORS } from '@lqc/contracts';
import { literalPattern } from '@lqc/language';
import { foldLetters } from '../pseudonyms/fold-letters.js';
import { districtName } from './companies-like.js';

const SECTOR_OF: ReadonlyMap<string, string> = new Map(
  SECTORS.flatMap(({ name, short, aliases }) =>
    [name, short, ...aliases].map((written) => [written.toLowerCase(), name] as const),
  ),
);

/** Names as whole words, the longest first; null without any. */
function anyOf(names: Iterable<string>): RegExp | null {
  const patterns = [...new Set(names)]
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .map(literalPattern);
  return patterns.length === 0
    ? null
    : new RegExp(`(?<!\\p{L})(?:${patterns.join('|')})(?!\\p{L})`, 'giu');
}
const SECTOR_NAMES = anyOf(SECTOR_OF.keys())!;

/** Full names of the sectors that a sentence names. */
export const sectorsIn = (sentence: string): string[] => [
  ...new Set(
    [...foldLetters(sentence).matchAll(SECTOR_NAMES)].map(([written]) =>
      SECTOR_OF.get(written.toLowerCase())!,
    ),
  ),
];

/** Finds the districts that sentences name. */
export function districtFinder(districts: Iterable<string>): (sentence: string) => string[] {
  const names = anyOf([...districts].map(districtName));
  return (sentence) => [...new Set(names ? (foldLetters(sentence).match(names) ?? []) : [])];
}
