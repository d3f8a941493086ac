import { type CarriedNames, isOfWorkbook, keyOf, type PlacedSheet } from './carried-names.js';
import { type FormulaRewriter, quoted } from './formulas/formula-rewriter.js';
import type { SourceName } from './source-workbook.js';

/**
 * Limit on the characters written for names that are repeated for every sheet of a source: with many
 * sheets and many names the workbook part would become too large.
 */
const MAX_REPEATED_CHARACTERS = 8_000_000;

/** The names of a source's whole workbook that are copied to each of its sheets. */
export class OwnNames {
  readonly #keys: ReadonlySet<string>;
  /** Indexes of the sheets with a name of their own that hides a copied one of another meaning. */
  readonly #hiding = new Set<number>();
  /** The final name of a sheet that hides none; null when each does. */
  readonly #home: string | null;

  /**
   * Names are lost here whose copies would become too long, or would mean something else on every sheet.
   *
   * @param differs whether the merged workbook has this name with another meaning
   */
  constructor(
    carried: CarriedNames,
    sheets: readonly PlacedSheet[],
    formulas: FormulaRewriter,
    differs: (name: SourceName, formula: string) => boolean,
  ) {
    this.#keys = reaching(carried, differs);
    for (const key of this.#keys) formulas.namesMadeLocal.add(key);
    const hidden = this.#hide(carried, sheets);
    this.#home = sheets.find(({ index }) => !this.#hiding.has(index))?.finalName ?? null;
    if (this.#home === null)
      carried.leaveBehind([...hidden].flatMap((key) => carried.usersOf(key).filter(isOfWorkbook)));
    carried.rewriteFor(
      this.#home ?? sheets[0]!.finalName,
      (name) => this.has(name) || name.sheet !== null,
    );
    let charactersLeft = MAX_REPEATED_CHARACTERS;
    const tooLong = [...carried].filter(([name, formula]) => {
      if (!this.has(name)) return false;
      charactersLeft -= sheets.length * (formula.length + name.name.length);
      return charactersLeft < 0;
    });
    carried.leaveBehind(tooLong.map(([name]) => name));
  }

  has(name: SourceName): boolean {
    return isOfWorkbook(name) && this.#keys.has(keyOf(name));
  }

  /** The formula of the copy on a sheet; where a name that it uses may be hidden, that of another sheet. */
  formulaOn({ index }: PlacedSheet, { name }: SourceName, formula: string): string {
    return this.#hiding.has(index) && this.#home !== null
      ? `${quoted(this.#home)}!${name}`
      : formula;
  }

  #hide(carried: CarriedNames, sheets: readonly PlacedSheet[]): ReadonlySet<string> {
    const indexes = new Map(sheets.map(({ position, index }) => [position, index]));
    const meanings = new Map<string, string>();
    for (const [name, formula] of carried) if (this.has(name)) meanings.set(keyOf(name), formula);
    const hidden = new Set<string>();
    for (const [name, formula] of carried) {
      if (name.sheet === null || (meanings.get(keyOf(name)) ?? formula) === formula) continue;
      hidden.add(keyOf(name));
      this.#hiding.add(indexes.get(name.sheet)!);
    }
    return hidden;
  }
}

/** The names, in lower case, that differ, and those whose formulas use one, directly or through others. */
function reaching(
  carried: CarriedNames,
  differs: (name: SourceName, formula: string) => boolean,
): ReadonlySet<string> {
  const keys = new Set<string>();
  for (const [name, formula] of carried)
    if (isOfWorkbook(name) && differs(name, formula)) keys.add(keyOf(name));
  // The loop adds to the set while it runs, and visits the added names too.
  for (const key of keys)
    for (const user of carried.usersOf(key)) if (isOfWorkbook(user)) keys.add(keyOf(user));
  return keys;
}
