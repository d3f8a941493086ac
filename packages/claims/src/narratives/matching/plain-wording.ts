import { NEGATIONS, type Token } from '@lqc/language';
import { INTEREST } from '../../language/interest-words.js';
import { PAYING } from './interest.js';

/** A plainer word, and the number of words that it replaces. */
interface Plainer {
  readonly word: string;
  readonly length: number;
}

/**
 * Replaces different ways of saying the same by one word: "tidak banyak berubah" becomes "stabil", "lebih rendah"
 * becomes "berkurang", and "membayar bunga" becomes "bunga".
 */
export function plainWording(tokens: readonly Token[]): Token[] {
  const words: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const plainer = stillAt(tokens, at) ?? comparedAt(tokens, at) ?? payingAt(tokens, at);
    const length = plainer?.length ?? 1;
    const { start, isApart } = tokens[at]!;
    const { end } = tokens[at + length - 1]!;
    if (plainer)
      for (const word of plainer.word.split(' '))
        words.push({ kind: 'word', text: word, word, start, end, isApart });
    else words.push(tokens[at]!);
    at += length;
  }
  return words;
}

/** After a negation these mean that nothing changed: "tidak banyak berubah", "tidak terdapat pergeseran". */
export const CHANGING =
  /^(?:(?:ber|per|meng)?ubah(?:an)?|(?:ber|per|meng)?geser(?:an)?|beranjak)(?:nya)?$/;
const BETWEEN =
  setOf(`banyak terlalu begitu ada adanya terdapat melihat mengalami menunjukkan mencatat
  terjadi merasakan merasa melaporkan memiliki akan`);
const WEIGHT = setOf('berarti signifikan besar banyak mencolok material');

function stillAt(tokens: readonly Token[], at: number): Plainer | null {
  const { word } = tokens[at]!;
  if (!NEGATIONS.has(word)) return null;
  let next = at + 1;
  while (BETWEEN.has(tokens[next]?.word ?? '')) next += 1;
  if (!CHANGING.test(tokens[next]?.word ?? '')) return null;
  next += 1;
  const weight = tokens[next]?.word === 'yang' ? next + 1 : next;
  const end = WEIGHT.has(tokens[weight]?.word ?? '') ? weight + 1 : next;
  return { word: 'stabil', length: end - at };
}

const LESS = /^(?:rendah|kecil|sedikit|lemah|sepi)(?:nya)?$/;
const MORE = /^(?:tinggi|besar|banyak|kuat|ramai)(?:nya)?$/;
const BESIDE = /^(?:dari|daripada|ketimbang|dibanding(?:kan)?)$/;

/** "Lebih rendah", unless it is compared with something named. */
function comparedAt(tokens: readonly Token[], at: number): Plainer | null {
  // "Rendahnya pesanan", where the contact said "lebih rendahnya pesanan".
  if (/^(?:rendah|sepi)nya$/.test(tokens[at]!.word)) return { word: 'berkurang', length: 1 };
  if (tokens[at]!.word !== 'lebih' || BESIDE.test(tokens[at + 2]?.word ?? '')) return null;
  const degree = tokens[at + 1]?.word ?? '';
  if (LESS.test(degree)) return { word: 'berkurang', length: 2 };
  return MORE.test(degree) ? { word: 'bertambah', length: 2 } : null;
}

/** "Dikenai bunga", "membayar suku bunga", "suku bunga". */
function payingAt(tokens: readonly Token[], at: number): Plainer | null {
  const suku = PAYING.test(tokens[at]!.word) ? at + 1 : at;
  const bunga = tokens[suku]?.word === 'suku' ? suku + 1 : suku;
  return INTEREST.test(tokens[bunga]?.word ?? '')
    ? { word: 'bunga', length: bunga + 1 - at }
    : null;
}

function setOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/));
}
