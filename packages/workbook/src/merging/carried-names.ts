import { getOrInsert } from '@lqc/contracts';
import type { FormulaRewriter } from './formulas/formula-rewriter.js';
import { formulaPieces } from './formulas/formula-scanner.js';
import type { Losses } from './losses.js';
import { fromMarkup } from './markup.js';
import type { SourceName } from './source-workbook.js';

/** A source's sheet that is merged, and its place in the merged workbook. */
export interface PlacedSheet {
  /** Position in the source, from 0. */
  readonly position: number;
  /** Position in the merged workbook, from 0. */
  readonly index: number;
  readonly finalName: string;
}

/** Names that have a meaning of their own to Excel, such as print areas; they always belong to a sheet. */
const BUILT_IN = /^_xlnm\./i;
/** Attributes that mark a name as a macro's. */
export const MACRO_ATTRIBUTES = ['function', 'vbProcedure', 'xlm'];

/** The defined names of one source that are carried, each with its formula for the merged workbook. */
export class CarriedNames {
  readonly #formulas = new Map<SourceName, string>();
  #users: ReadonlyMap<string, readonly SourceName[]> | null = null;

  /** Takes the names whose formulas can be kept; one whose formula uses a lost name is lost too. */
  constructor(
    names: readonly SourceName[],
    sheets: readonly PlacedSheet[],
    private readonly formulas: FormulaRewriter,
    private readonly losses: Losses,
  ) {
    const byPosition = new Map(sheets.map((sheet) => [sheet.position, sheet]));
    const lost: SourceName[] = [];
    for (const name of names) {
      const owner = name.sheet === null ? sheets[0] : byPosition.get(name.sheet);
      if (!owner) continue;
      const rewritten = formulas.rewrite(fromMarkup(name.text), owner.finalName);
      if ('text' in rewritten && !isMacro(name)) this.#formulas.set(name, rewritten.text);
      else lost.push(name);
    }
    this.leaveBehind(lost);
  }

  [Symbol.iterator](): IterableIterator<[SourceName, formula: string]> {
    return this.#formulas[Symbol.iterator]();
  }

  /** The carried names whose formulas use this name, given in lower case. */
  usersOf(key: string): readonly SourceName[] {
    this.#users ??= this.#allUsers();
    return this.#users.get(key) ?? [];
  }

  /** Loses these names, and with them the names that use them, directly or through others. */
  leaveBehind(names: readonly SourceName[]): void {
    const lost = new Set(names);
    // The loop adds to the set while it runs, and visits the added names too.
    for (const name of lost) {
      this.#formulas.delete(name);
      if (BUILT_IN.test(name.name)) continue;
      this.losses.add(isMacro(name) ? 'macros' : 'name');
      const key = keyOf(name);
      if (this.formulas.replacedWords.get(key) === null) continue;
      this.formulas.replacedWords.set(key, null);
      for (const user of this.usersOf(key)) if (this.#formulas.delete(user)) lost.add(user);
    }
  }

  /**
   * Rewrites `[0]!Name` in the formulas of some names, once it is known which names are made local.
   *
   * @param home the final name of the sheet whose copies of these names are meant
   */
  rewriteFor(home: string, isMeant: (name: SourceName) => boolean): void {
    for (const [name, formula] of this.#formulas) {
      if (!formula.includes('[0]!') || !isMeant(name)) continue;
      const rewritten = this.formulas.rewrite(fromMarkup(name.text), home);
      if ('text' in rewritten) this.#formulas.set(name, rewritten.text);
    }
  }

  #allUsers(): ReadonlyMap<string, readonly SourceName[]> {
    const users = new Map<string, SourceName[]>();
    for (const [name, formula] of this.#formulas)
      for (const piece of formulaPieces(formula)) {
        // A name can also be called, where it stands for a LAMBDA.
        if (piece.kind !== 'word') continue;
        getOrInsert(users, piece.text.toLowerCase(), () => []).push(name);
      }
    return users;
  }
}

/** What names are compared by. */
export function keyOf({ name }: SourceName): string {
  return name.toLowerCase();
}

/** True for a name that every sheet may use. */
export function isOfWorkbook({ name, sheet }: SourceName): boolean {
  return sheet === null && !BUILT_IN.test(name);
}

function isMacro({ attributes }: SourceName): boolean {
  return MACRO_ATTRIBUTES.some((key) => /^(?:1|true)$/.test(attributes.get(key) ?? ''));
}
