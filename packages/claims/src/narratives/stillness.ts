import { NEGATIONS } from '@lqc/language';
import type { Token } from '../language/tokens.js';

/** What a negation turns into standing still: "tidak banyak berubah", "tidak terdapat pergeseran". */
const CHANGING = /^(?:(?:ber|per)?ubah(?:an)?|(?:ber|per)?geser(?:an)?|beranjak)(?:nya)?$/;
const BETWEEN = new Set(
  'banyak terlalu begitu ada adanya terdapat melihat mengalami menunjukkan mencatat terjadi merasakan merasa melaporkan memiliki'.split(
    ' ',
  ),
);
const WEIGHT = new Set('berarti signifikan besar banyak mencolok material'.split(' '));

/** "Masih terjaga pada level yang sama", "bertahan di tingkat yang sama". */
const KEPT = new Set('terjaga bertahan berada tetap stabil'.split(' '));
const AT_SAME = [/^(?:pada|di)$/, /^(?:level|tingkat|posisi|kisaran|besaran)$/, /^yang$/, /^sama$/];

/**
 * The words of a stretch in which all ways of saying that something stood still are one word: who
 * "tidak banyak berubah" is "stabil", and who is that "masih terjaga pada level yang sama".
 */
export function asStill(tokens: readonly Token[]): Token[] {
  const words: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const length = stillAt(tokens, at);
    const { start, isApart } = tokens[at]!;
    const { end } = tokens[at + Math.max(length, 1) - 1]!;
    words.push(
      length > 0
        ? { kind: 'word', text: 'stabil', word: 'stabil', start, end, isApart }
        : tokens[at]!,
    );
    at += Math.max(length, 1);
  }
  return words;
}

/** How many words from here on say so; 0 for none. */
function stillAt(tokens: readonly Token[], at: number): number {
  const { word } = tokens[at]!;
  if (KEPT.has(word) && AT_SAME.every((one, next) => one.test(tokens[at + 1 + next]?.word ?? '')))
    return 1 + AT_SAME.length;
  if (!NEGATIONS.has(word)) return 0;
  let next = at + 1;
  while (BETWEEN.has(tokens[next]?.word ?? '')) next += 1;
  if (!CHANGING.test(tokens[next]?.word ?? '')) return 0;
  next += 1;
  const weight = tokens[next]?.word === 'yang' ? next + 1 : next;
  return (WEIGHT.has(tokens[weight]?.word ?? '') ? weight + 1 : next) - at;
}
