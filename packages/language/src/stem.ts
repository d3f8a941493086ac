import { byWord } from './by-word.js';

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
/** Before these letters alone "me" takes no nasal: "melambat", and no "mebel". */
const AFTER_ME = /^me[lmnrwy]/;
/** Products and places that only look like forms of another word. */
const WHOLE = new Set(
  'pesawat perahu permata sepatu sepeda semen sekolah terigu terminal kedelai menara meteran'.split(
    ' ',
  ),
);
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
  if (WHOLE.has(bare)) return bare;
  for (const prefix of PREFIXES)
    if (isPrefixOf(prefix, bare) && bare.length - prefix.length >= SHORTEST - 1) {
      bare = bare.slice(prefix.length);
      break;
    }
  // A nasal replaced the first letter: "memangkas" and "pangkas" share "angkas"; whether "menegosiasikan"
  // had one cannot be told.
  return bare.length > SHORTEST && 'ptksn'.includes(bare[0]!) ? bare.slice(1) : bare;
});

const isPrefixOf = (prefix: string, word: string): boolean =>
  word.startsWith(prefix) && (prefix !== 'me' || AFTER_ME.test(word));
