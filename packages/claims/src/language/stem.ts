import { byWord } from '@lqc/language';

const PREFIXES = [
  'menge',
  'meny',
  'meng',
  'mem',
  'men',
  'me',
  'penge',
  'peny',
  'peng',
  'pem',
  'pen',
  'per',
  'pe',
  'di',
  'ter',
  'ber',
  'ke',
  'se',
];
const SUFFIXES = ['nya', 'kan', 'an', 'i', 'lah', 'pun'];
const SHORTEST = 4;

/**
 * The part of a word that its forms share: "penurunan", "menurunkan" and "turunnya" meet. It is
 * coarse on purpose: two words are held to be one only where every other word fits as well.
 */
export const stem = byWord((word: string): string => {
  let bare = word;
  for (const ending of SUFFIXES)
    if (bare.endsWith(ending) && bare.length - ending.length >= SHORTEST)
      bare = bare.slice(0, -ending.length);
  for (const prefix of PREFIXES)
    if (bare.startsWith(prefix) && bare.length - prefix.length >= SHORTEST - 1) {
      bare = bare.slice(prefix.length);
      break;
    }
  // A nasal took the first letter's place: "memangkas" and "pangkas" share "angkas", and whether
  // "menegosiasikan" had one of its own cannot be told.
  return bare.length > SHORTEST && 'ptksn'.includes(bare[0]!) ? bare.slice(1) : bare;
});
