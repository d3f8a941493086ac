/** One piece of a formula: a word or prefix that may have to be replaced, or the text between them. */
export type FormulaPiece =
  | { readonly kind: 'text'; readonly text: string }
  /** A prefix that ends in `!`: a sheet, a range of sheets, or a sheet of another workbook. */
  | { readonly kind: 'sheet'; readonly text: string; readonly name: string }
  /**
   * A word: a defined name, a table, a cell, or a function (then `call` is true). Programs also take it
   * for a function where spaces or breaks stand before its bracket (then `spacedCall` is true), unless it
   * is a name that they know.
   */
  | {
      readonly kind: 'word';
      readonly text: string;
      readonly call: boolean;
      readonly spacedCall: boolean;
    }
  /** A text with its quotes. */
  | { readonly kind: 'string'; readonly text: string };

const ERROR = /#(?:REF!|NULL!|VALUE!|DIV\/0!|NUM!|NAME\?|N\/A|[A-Z_]+[!?])/y;
const WORD = /[\p{L}_\\$][\p{L}\p{N}_.\\?$]*/uy;
const NUMBER = /\d[\d.]*(?:[eE][+-]?\d+)?/y;
/** Spaces that programs skip; so few that hostile formulas are scanned in linear time. */
const SPACED = /[\s\u200B-\u200D\u2060]{1,64}\(/y;
/** Characters that a sheet's name can have only within quotes. */
const NOT_BARE = /[\s'"!(){}[\],;:+\-*/^&=<>@#%]/;
const BARE_ASCII = Array.from(
  { length: 128 },
  (_, code) => !NOT_BARE.test(String.fromCharCode(code)),
);

/**
 * Splits a formula (without its `=`) into pieces; together they are the whole formula. The time is linear
 * in the formula's length, also for hostile formulas.
 */
export function* formulaPieces(formula: string): Generator<FormulaPiece, void, void> {
  let from = 0;
  /** Up to this index there is no sheet prefix, only characters that need no quotes. */
  let bareUntil = 0;
  for (let at = 0; at < formula.length;) {
    let found = at < bareUntil ? null : sheetPrefixAt(formula, at);
    if (!found) {
      if (at >= bareUntil) bareUntil = bareEnd(formula, at);
      const next = pieceAt(formula, at, bareUntil);
      if (typeof next === 'number') {
        at = next;
        continue;
      }
      found = next;
    }
    if (at > from) yield { kind: 'text', text: formula.slice(from, at) };
    yield found;
    at += found.text.length;
    from = at;
  }
  if (from < formula.length) yield { kind: 'text', text: formula.slice(from) };
}

/** The piece that begins at this index, or the index where to look next. */
function pieceAt(formula: string, at: number, bareUntil: number): FormulaPiece | number {
  const character = formula[at]!;
  if (at < bareUntil) return wordAt(formula, at, bareUntil);
  if (character === '#') return at + (matched(ERROR, formula, at)?.length ?? 1);
  if (character === '"') return { kind: 'string', text: formula.slice(at, quotedEnd(formula, at)) };
  if (character === "'") return quotedEnd(formula, at);
  return character === '[' ? bracketsEnd(formula, at) : at + 1;
}

/** The prefix of a reference to another sheet: `'Dua Kata'!`, `[3]Sheet1!`, `Jan:Mar!`, `2024!`. */
function sheetPrefixAt(formula: string, at: number): FormulaPiece | null {
  if (formula[at] === "'") {
    const end = quotedEnd(formula, at);
    if (formula[end] !== '!') return null;
    const name = formula.slice(at + 1, end - 1).replaceAll("''", "'");
    return { kind: 'sheet', text: formula.slice(at, end + 1), name };
  }
  const bare = formula[at] === '[' ? formula.indexOf(']', at) + 1 : at;
  if (bare < at) return null;
  let end = bareEnd(formula, bare);
  if (formula[end] === ':') {
    const last = bareEnd(formula, end + 1);
    if (last > end + 1) end = last;
  }
  if (formula[end] !== '!' || end === at) return null;
  return { kind: 'sheet', text: formula.slice(at, end + 1), name: formula.slice(at, end) };
}

/** A word, or the index where to look next: after a number, at the next word, or at the end. */
function wordAt(formula: string, from: number, end: number): FormulaPiece | number {
  for (let at = from; at < end; at += 1) {
    const number = matched(NUMBER, formula, at);
    if (number) return at + number.length;
    const word = matched(WORD, formula, at);
    if (!word) continue;
    if (at > from) return at;
    const after = at + word.length;
    const call = formula[after] === '(';
    return {
      kind: 'word',
      text: word,
      call,
      spacedCall: matched(SPACED, formula, after) !== undefined,
    };
  }
  return end;
}

function bareEnd(formula: string, from: number): number {
  let at = from;
  for (; at < formula.length; at += 1) {
    const code = formula.charCodeAt(at);
    if (!(BARE_ASCII[code] ?? !NOT_BARE.test(formula[at]!))) break;
  }
  return at;
}

/** The index after the closing quote; a doubled quote is part of the text. */
function quotedEnd(formula: string, from: number): number {
  const quote = formula[from]!;
  for (let at = from + 1; ; at += 2) {
    at = formula.indexOf(quote, at);
    if (at === -1) return formula.length;
    if (formula[at + 1] !== quote) return at + 1;
  }
}

/** The index after the closing bracket of a table reference; an apostrophe escapes the next character. */
function bracketsEnd(formula: string, from: number): number {
  let depth = 0;
  for (let at = from; at < formula.length; at += 1) {
    const character = formula[at];
    if (character === "'") at += 1;
    else if (character === '[') depth += 1;
    else if (character === ']') {
      depth -= 1;
      if (depth === 0) return at + 1;
    }
  }
  return formula.length;
}

function matched(pattern: RegExp, formula: string, at: number): string | undefined {
  pattern.lastIndex = at;
  return pattern.exec(formula)?.[0];
}
