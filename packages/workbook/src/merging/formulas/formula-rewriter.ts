import { isHarmlessAddress, isLiveFunction, MAY_BE_LIVE } from '../live-content.js';
import { formulaPieces } from './formula-scanner.js';
import { addressesOf } from './link-addresses.js';

/** Why a formula cannot be kept. */
export type FormulaLoss =
  /** It refers to another workbook. */
  | 'other-workbook'
  /** It refers to a sheet, or uses a name, that is not merged. */
  | 'sheet-left-behind'
  /** It reads a pivot table; these are not copied. */
  | 'pivot-table'
  /** It calls a function that accesses the web, another program, or an address given as text. */
  | 'live-formula'
  /** It is a hyperlink to a file, a script or another program. */
  | 'live-link'
  | 'formula-too-long';

export type RewrittenFormula = { readonly text: string } | { readonly loss: FormulaLoss };

/** Far beyond Excel's limit of 8,192 characters; bounds the time of scanning hostile formulas. */
const MAX_CHARACTERS = 65_536;
const MAY_CHANGE = /[![#]|GETPIVOTDATA/;
const ANOTHER_WORKBOOK = /^(?:.*[\\/])?\[/;
const THIS_WORKBOOK = /^\[0\]/;

/** Rewrites the formulas of one source: sheets, tables and names get their names in the merged workbook. */
export class FormulaRewriter {
  /** Final sheet names, by the source's names in lower case; null for sheets that are not merged. */
  readonly #sheets: ReadonlyMap<string, string | null>;
  readonly #positions: ReadonlyMap<string, number>;
  /** For each position, how many of the sheets before it are not merged. */
  readonly #omittedBefore = [0];
  /** By a word in lower case: the new name of a table, or null for a defined name that is lost. */
  readonly replacedWords = new Map<string, string | null>();
  /** Names of the whole workbook that now belong to each sheet. */
  readonly namesMadeLocal = new Set<string>();

  /** @param sheets all sheets of the source in order, with their final names; null when not merged */
  constructor(sheets: readonly (readonly [name: string, finalName: string | null])[]) {
    this.#sheets = new Map(sheets.map(([name, finalName]) => [name.toLowerCase(), finalName]));
    this.#positions = new Map(sheets.map(([name], position) => [name.toLowerCase(), position]));
    for (const [at, [, finalName]] of sheets.entries())
      this.#omittedBefore.push(this.#omittedBefore[at]! + Number(!finalName));
  }

  /**
   * The formula for the merged workbook, or the reason why it cannot be kept.
   *
   * @param formula without the leading `=`
   * @param onSheet the final name of the sheet that the formula is on
   */
  rewrite(formula: string, onSheet: string): RewrittenFormula {
    const mayChange = MAY_CHANGE.test(formula) || MAY_BE_LIVE.test(formula);
    if (!mayChange && this.replacedWords.size === 0) return { text: formula };
    if (formula.length > MAX_CHARACTERS) return { loss: 'formula-too-long' };
    let rewritten = '';
    const pieces = [...formulaPieces(formula)];
    const addresses = addressesOf(formula, pieces);
    for (const piece of pieces) {
      if (piece.kind === 'sheet') {
        const prefix = this.#sheetPrefix(piece.name, piece.text, onSheet);
        if (typeof prefix !== 'string') return prefix;
        rewritten += prefix;
      } else if (piece.kind === 'word') {
        const isCall = piece.call || piece.spacedCall;
        if (isCall && piece.text === 'GETPIVOTDATA') return { loss: 'pivot-table' };
        if (isLiveFunction(piece.text, isCall)) return { loss: 'live-formula' };
        const word = piece.call ? undefined : this.replacedWords.get(piece.text.toLowerCase());
        if (word === null) return { loss: 'sheet-left-behind' };
        rewritten += word ?? piece.text;
      } else if (addresses.has(piece) && !isHarmlessAddress(piece.text.slice(1, -1)))
        return { loss: 'live-link' };
      else if (addresses.has(piece) && piece.text.startsWith('"#'))
        rewritten += `"#${this.rewriteLocation(piece.text.slice(2, -1).replaceAll('""', '"'), onSheet).replaceAll('"', '""')}"`;
      else rewritten += piece.text;
    }
    return { text: rewritten };
  }

  /** The location that a hyperlink within the workbook leads to; unchanged when its sheet is not merged. */
  rewriteLocation(location: string, onSheet: string): string {
    const rewritten = this.rewrite(location, onSheet);
    return 'text' in rewritten ? rewritten.text : location;
  }

  /** The final name of a sheet; null when the sheet is not merged, undefined when there is none. */
  finalSheetName(name: string): string | null | undefined {
    return this.#sheets.get(name.toLowerCase());
  }

  #sheetPrefix(
    name: string,
    written: string,
    onSheet: string,
  ): string | { readonly loss: FormulaLoss } {
    if (THIS_WORKBOOK.test(name))
      return name === '[0]'
        ? this.#thisWorkbookPrefix(written, onSheet)
        : { loss: 'sheet-left-behind' };
    if (ANOTHER_WORKBOOK.test(name)) return { loss: 'other-workbook' };
    const finalName = this.finalSheetName(name);
    if (finalName !== undefined)
      return finalName === null
        ? { loss: 'sheet-left-behind' }
        : sheetPrefix(written, name, finalName);
    const [first = '', last, more] = name.split(':');
    if (last === undefined || more !== undefined) return { loss: 'sheet-left-behind' };
    // The first part is a cell, as in `A1:Sheet2!B2`.
    if (this.finalSheetName(first) === undefined) {
      const end = this.#sheetPrefix(last, `${last}!`, onSheet);
      return typeof end === 'string' ? `${first}:${end}` : end;
    }
    const range = this.#finalRange(first.toLowerCase(), last.toLowerCase());
    return range === null ? { loss: 'sheet-left-behind' } : sheetPrefix(written, name, range);
  }

  /** The final form of a range of sheets (`Jan:Mar`); null when one of them is not merged. */
  #finalRange(first: string, last: string): string | null {
    const [one, other] = [this.#positions.get(first), this.#positions.get(last)];
    if (one === undefined || other === undefined) return null;
    const omitted =
      this.#omittedBefore[Math.max(one, other) + 1]! - this.#omittedBefore[Math.min(one, other)]!;
    return omitted === 0 ? `${this.finalSheetName(first)}:${this.finalSheetName(last)}` : null;
  }

  /** The prefix for `[0]!Name`, a name of the whole workbook, which may now belong to the sheet. */
  #thisWorkbookPrefix(written: string, onSheet: string): string {
    return this.namesMadeLocal.size > 0 ? `${quoted(onSheet)}!` : written;
  }
}

function sheetPrefix(written: string, name: string, finalName: string): string {
  return name.toLowerCase() === finalName.toLowerCase() ? written : `${quoted(finalName)}!`;
}

/** A sheet's name as a formula may always write it. */
export function quoted(name: string): string {
  return `'${name.replaceAll("'", "''")}'`;
}
