import { ABBREVIATIONS, writtenOut } from './abbreviations.js';

/** One word, number or mark of a text. */
export interface Token {
  readonly kind: 'word' | 'number' | 'mark';
  /** As written. */
  readonly text: string;
  /** In lower case, without marks between letters, written out. */
  readonly word: string;
  readonly start: number;
  readonly end: number;
  /** Whether white space stands in front of it. */
  readonly isApart: boolean;
}

const LETTER = /\p{L}/u;
const WORD = /\p{L}[\p{L}\p{N}\p{M}]*/uy;
const NUMBER = /\d+/y;
const SPACE = /\s/;

/**
 * The words, numbers and marks of a text in one pass: "rata-rata" is one word, "3,48" and
 * "1.234,5" are one number each, "->" is an arrow, every other mark stands alone; stars that make text bold
 * and the full stop of "perk." are passed over.
 */
export function tokensOf(text: string, from = 0, to = text.length): Token[] {
  const tokens: Token[] = [];
  let at = from;
  let isApart = true;
  let isShort = false;
  while (at < to) {
    const character = text[at]!;
    if (SPACE.test(character)) {
      isApart = true;
      at += 1;
      continue;
    }
    if (character === '*' || (character === '.' && isShort && !isApart)) {
      at += 1;
      continue;
    }
    const [kind, end] = tokenAt(text, at);
    const written = text.slice(at, Math.min(end, to));
    const lower = written.toLowerCase().replaceAll('’', "'");
    const word = kind === 'number' || lower === '’' ? written : writtenOut(lower);
    isShort = ABBREVIATIONS.has(lower);
    tokens.push({
      kind: kind === 'mark' && LETTER.test(word) ? 'word' : kind,
      text: written,
      word,
      start: at,
      end: Math.min(end, to),
      isApart,
    });
    isApart = false;
    at = end;
  }
  return tokens;
}

function tokenAt(text: string, at: number): [Token['kind'], number] {
  WORD.lastIndex = at;
  if (WORD.test(text)) {
    let end = WORD.lastIndex;
    // A hyphen or apostrophe between letters belongs to the word.
    while (/[-'’]/.test(text[end] ?? '') && LETTER.test(text[end + 1] ?? '')) {
      WORD.lastIndex = end + 1;
      WORD.test(text);
      end = WORD.lastIndex;
    }
    return ['word', end];
  }
  NUMBER.lastIndex = at;
  if (NUMBER.test(text)) {
    let end = NUMBER.lastIndex;
    while (/[.,]/.test(text[end] ?? '') && /\d/.test(text[end + 1] ?? '')) {
      NUMBER.lastIndex = end + 1;
      NUMBER.test(text);
      end = NUMBER.lastIndex;
    }
    return ['number', end];
  }
  if (text.startsWith('->', at)) return ['mark', at + 2];
  const point = text.codePointAt(at)!;
  return ['mark', at + (point > 0xffff ? 2 : 1)];
}
