/** One piece of a formula that names something, or the text between such pieces. */
export type FormulaPiece =
  | { readonly kind: 'text'; readonly text: string }
  /** What stands before a `!`: a sheet, a range of sheets, or another workbook's. */
  | {
      readonly kind: 'sheet';
      readonly text: string;
      readonly name: string;
      readonly quoted: boolean;
    }
  /** A word on its own: a name, a table, a function (`call`), a cell. */
  | { readonly kind: 'word'; readonly text: string; readonly call: boolean }
  /** A text in quotes, these included. */
  | { readonly kind: 'string'; readonly text: string };

const ERROR = /#(?:REF!|NULL!|VALUE!|DIV\/0!|NUM!|NAME\?|N\/A|[A-Z_]+[!?])/y;
const STRING = /"[^"]*(?:""[^"]*)*"?/y;
const QUOTED = /'([^']*(?:''[^']*)*)'!/y;
/** `[3]Sheet1!`, `Jan:Mar!`, `2024!`: anything but what must stand in quotes. */
const BARE =
  /((?:\[[^\]]*\])?[^\s'"!(){}[\],;:+\-*/^&=<>@#%]*(?::[^\s'"!(){}[\],;:+\-*/^&=<>@#%]+)?)!/y;
const WORD = /[\p{L}_\\$][\p{L}\p{N}_.\\?$]*/uy;
const NUMBER = /\d[\d.]*(?:[eE][+-]?\d+)?/y;

/** Cuts a formula (without its `=`) where it names sheets, names and tables. */
export function* formulaPieces(formula: string): Generator<FormulaPiece, void, void> {
  let at = 0;
  let text = '';
  const match = (pattern: RegExp) => {
    pattern.lastIndex = at;
    return pattern.exec(formula);
  };
  while (at < formula.length) {
    const piece = pieceAt(formula, at, match);
    if (typeof piece === 'number') {
      text += formula.slice(at, piece);
      at = piece;
      continue;
    }
    if (text !== '') yield { kind: 'text', text };
    text = '';
    yield piece;
    at += piece.text.length;
  }
  if (text !== '') yield { kind: 'text', text };
}

/** The piece that starts here, or where to look next. */
function pieceAt(
  formula: string,
  at: number,
  match: (pattern: RegExp) => RegExpExecArray | null,
): FormulaPiece | number {
  const character = formula[at]!;
  if (character === '#') return at + (match(ERROR)?.[0].length ?? 1);
  if (character === '"') return { kind: 'string', text: match(STRING)![0] };
  if (character === "'") {
    const quoted = match(QUOTED);
    if (!quoted) return at + 1;
    const name = quoted[1]!.replaceAll("''", "'");
    return { kind: 'sheet', text: quoted[0], name, quoted: true };
  }
  const bare = match(BARE);
  if (bare && bare[1] !== '')
    return { kind: 'sheet', text: bare[0], name: bare[1]!, quoted: false };
  if (character === '[') return bracketsEnd(formula, at);
  const word = match(WORD)?.[0];
  if (word) return { kind: 'word', text: word, call: formula[at + word.length] === '(' };
  return at + (match(NUMBER)?.[0].length ?? 1);
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
