import { isHarmlessAddress, isLiveFunction, MAY_BE_LIVE } from '../live-content.js';
import { formulaPieces } from './formula-scanner.js';

/** Why a formula cannot come along. */
export type FormulaLoss =
  /** It looks into another workbook. */
  | 'other-workbook'
  /** It looks at a sheet, or uses a name, that stays behind. */
  | 'sheet-left-behind'
  /** It asks a pivot table, which stays behind. */
  | 'pivot-table'
  /** It asks the web, another program, or a place that only its text names. */
  | 'live-formula'
  /** A link to a file, a script or another program. */
  | 'live-link'
  | 'formula-too-long';

export type MovedFormula = { readonly text: string } | { readonly loss: FormulaLoss };

/** Far beyond the 8,192 characters that Excel takes; scanning more could take for ever. */
const MAX_CHARACTERS = 65_536;
const MUST_BE_READ = /[![#]|GETPIVOTDATA/;
const ANOTHER_WORKBOOK = /^(?:.*[\\/])?\[/;
const THIS_WORKBOOK = /^\[0\]/;

/** What names in a source's formulas become. */
export class FormulaMoves {
  /** Final sheet names by the source's, in lower case; null for those that stay behind. */
  readonly #sheets: ReadonlyMap<string, string | null>;
  readonly #positions: ReadonlyMap<string, number>;
  /** How many sheets before each position stay behind. */
  readonly #behind = [0];
  /** By name in lower case: what a table is called now; null for names that stay behind. */
  readonly words = new Map<string, string | null>();
  /** Names of the whole workbook that now belong to each sheet. */
  readonly nowLocal = new Set<string>();

  /** @param sheets every sheet of the source in order, with the name that it gets */
  constructor(sheets: readonly (readonly [name: string, final: string | null])[]) {
    this.#sheets = new Map(sheets.map(([name, final]) => [name.toLowerCase(), final]));
    this.#positions = new Map(sheets.map(([name], position) => [name.toLowerCase(), position]));
    for (const [at, [, final]] of sheets.entries())
      this.#behind.push(this.#behind[at]! + Number(!final));
  }

  /**
   * A formula as it must read in the merged workbook.
   *
   * @param home the final name of the sheet that it stands on
   */
  move(formula: string, home: string): MovedFormula {
    const mustBeRead = MUST_BE_READ.test(formula) || MAY_BE_LIVE.test(formula);
    if (!mustBeRead && this.words.size === 0) return { text: formula };
    if (formula.length > MAX_CHARACTERS) return { loss: 'formula-too-long' };
    let moved = '';
    const links = /HYPERLINK\(/i.test(formula);
    for (const piece of formulaPieces(formula)) {
      if (piece.kind === 'sheet') {
        const prefix = this.#sheet(piece.name, piece.text, home);
        if (typeof prefix !== 'string') return prefix;
        moved += prefix;
      } else if (piece.kind === 'word') {
        if (piece.call && piece.text === 'GETPIVOTDATA') return { loss: 'pivot-table' };
        if (isLiveFunction(piece.text, piece.call)) return { loss: 'live-formula' };
        const word = piece.call ? undefined : this.words.get(piece.text.toLowerCase());
        if (word === null) return { loss: 'sheet-left-behind' };
        moved += word ?? piece.text;
      } else if (piece.kind === 'string' && links && !isHarmlessAddress(piece.text.slice(1, -1)))
        return { loss: 'live-link' };
      else if (piece.kind === 'string' && links && piece.text.startsWith('"#'))
        moved += `"#${this.link(piece.text.slice(2, -1).replaceAll('""', '"'), home).replaceAll('"', '""')}"`;
      else moved += piece.text;
    }
    return { text: moved };
  }

  /** Where a link within the workbook leads: the same cells under their new name, or what was written where that stays behind. */
  link(location: string, home: string): string {
    const moved = this.move(location, home);
    return 'text' in moved ? moved.text : location;
  }

  /** What a sheet is called now. */
  sheet(name: string): string | null | undefined {
    return this.#sheets.get(name.toLowerCase());
  }

  #sheet(name: string, written: string, home: string): string | { readonly loss: FormulaLoss } {
    if (THIS_WORKBOOK.test(name))
      return name === '[0]' ? this.#own(written, home) : { loss: 'sheet-left-behind' };
    if (ANOTHER_WORKBOOK.test(name)) return { loss: 'other-workbook' };
    const final = this.sheet(name);
    if (final !== undefined)
      return final === null ? { loss: 'sheet-left-behind' } : keptOr(written, name, final);
    const [first = '', last, more] = name.split(':');
    if (last === undefined || more !== undefined) return { loss: 'sheet-left-behind' };
    // A cell, then one of another sheet: `A1:Sheet2!B2`.
    if (this.sheet(first) === undefined) {
      const end = this.#sheet(last, `${last}!`, home);
      return typeof end === 'string' ? `${first}:${end}` : end;
    }
    const range = this.#range(first.toLowerCase(), last.toLowerCase());
    return range === null ? { loss: 'sheet-left-behind' } : keptOr(written, name, range);
  }

  /** What a range of sheets is called here; null where one of them stays behind. */
  #range(first: string, last: string): string | null {
    const [one, other] = [this.#positions.get(first), this.#positions.get(last)];
    if (one === undefined || other === undefined) return null;
    const behind = this.#behind[Math.max(one, other) + 1]! - this.#behind[Math.min(one, other)]!;
    return behind === 0 ? `${this.sheet(first)}:${this.sheet(last)}` : null;
  }

  /** `[0]!Name` names something of the whole workbook, which may now belong to the sheet. */
  #own(written: string, home: string): string {
    return this.nowLocal.size > 0 ? `${quoted(home)}!` : written;
  }
}

function keptOr(written: string, name: string, final: string): string {
  return name.toLowerCase() === final.toLowerCase() ? written : `${quoted(final)}!`;
}

function quoted(name: string): string {
  return `'${name.replaceAll("'", "''")}'`;
}
