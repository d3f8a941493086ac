/** One piece of a formula that names something, or the text between such pieces. */
export type FormulaPiece =
  | { readonly kind: 'text'; readonly text: string }
  /** What stands before a `!`: a sheet, a range of sheets, or another workbook's. */
  | { readonly kind: 'sheet'; readonly text: string; readonly name: string }
  /** A word on its own: a name, a table, a function (`call`), a cell. */
  | { readonly kind: 'word'; readonly text: string; readonly call: boolean }
  /** A text in quotes, these included. */
  | { readonly kind: 'string'; readonly text: string };

const ERROR = /#(?:REF!|NULL!|VALUE!|DIV\/0!|NUM!|NAME\?|N\/A|[A-Z_]+[!?])/y;
const WORD = /[\p{L}_\\$][\p{L}\p{N}_.\\?$]*/uy;
const NUMBER = /\d[\d.]*(?:[eE][+-]?\d+)?/y;
/** What the name of a sheet may not hold unless it stands in quotes. */
const NOT_BARE = /[\s'"!(){}[\],;:+\-*/^&=<>@#%]/;
const BARE_ASCII = Array.from(
  { length: 128 },
  (_, code) => !NOT_BARE.test(String.fromCharCode(code)),
);

/**
 * Cuts a formula (without its `=`) where it names sheets, names and tables. No character is looked at
 * more than a few times, whatever the formula is.
 */
export function* formulaPieces(formula: string): Generator<FormulaPiece, void, void> {
  let from = 0;
  /** Where the characters end among which no sheet is named. */
  let plainUntil = 0;
  for (let at = 0; at < formula.length;) {
    let found = at < plainUntil ? null : sheetAt(formula, at);
    if (!found) {
      if (at >= plainUntil) plainUntil = bareEnd(formula, at);
      const next = pieceAt(formula, at, plainUntil);
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

/** The piece that starts here, or where to look next. */
function pieceAt(formula: string, at: number, plainUntil: number): FormulaPiece | number {
  const character = formula[at]!;
  if (at < plainUntil) return wordAt(formula, at, plainUntil);
  if (character === '#') return at + (matched(ERROR, formula, at)?.length ?? 1);
  if (character === '"') return { kind: 'string', text: formula.slice(at, quotedEnd(formula, at)) };
  if (character === "'") return quotedEnd(formula, at);
  return character === '[' ? bracketsEnd(formula, at) : at + 1;
}

/** `'Dua Kata'!`, `[3]Sheet1!`, `Jan:Mar!`, `2024!`: what is said before a cell of another sheet. */
function sheetAt(formula: string, at: number): FormulaPiece | null {
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

/** A word, or where to look next: after a number, at the next word, or past what can be neither. */
function wordAt(formula: string, from: number, end: number): FormulaPiece | number {
  for (let at = from; at < end; at += 1) {
    const number = matched(NUMBER, formula, at);
    if (number) return at + number.length;
    const word = matched(WORD, formula, at);
    if (!word) continue;
    if (at > from) return at;
    return { kind: 'word', text: word, call: formula[at + word.length] === '(' };
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

/** Past the quote that ends what this one begins; two of them are one of the text. */
function quotedEnd(formula: string, from: number): number {
  const quote = formula[from]!;
  for (let at = from + 1; ; at += 2) {
    at = formula.indexOf(quote, at);
    if (at === -1) return formula.length;
    if (formula[at + 1] !== quote) return at + 1;
  }
}

/** Past the brackets of a table's columns, where an apostrophe lets the next character be. */
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
