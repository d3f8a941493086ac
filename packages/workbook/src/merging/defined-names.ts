import { UndoableMap } from '../undoable-map.js';
import type { FormulaRewriter } from './formulas/formula-rewriter.js';
import { formulaPieces } from './formulas/formula-scanner.js';
import type { Losses } from './losses.js';
import { fromMarkup, type Markup, toMarkup } from './markup.js';
import type { SourceName } from './source-workbook.js';

/** A source's sheet that is merged, and its place in the merged workbook. */
export interface PlacedSheet {
  /** Position in the source, from 0. */
  readonly position: number;
  /** Position in the merged workbook, from 0. */
  readonly index: number;
  readonly finalName: string;
}

/**
 * Limit on the characters written for names that are repeated for every sheet of a source: with many
 * sheets and many names the workbook part would become too large.
 */
const MAX_REPEATED_CHARACTERS = 8_000_000;
const BUILT_IN = /^_xlnm\./i;
/** Attributes that mark a name as a macro's. */
const MACRO_ATTRIBUTES = ['function', 'vbProcedure', 'xlm'];
const ATTRIBUTES_NOT_COPIED = new Set([
  ...MACRO_ATTRIBUTES,
  'localSheetId',
  'name',
  'functionGroupId',
  'shortcutKey',
]);

/** The defined names of the merged workbook. Tables count among them, as Excel has one list for both. */
export class DefinedNames {
  /** The formula of each name of the whole workbook, by the name in lower case; '' for a table. */
  readonly #global = new UndoableMap<string, string>();
  readonly #written: Markup[] = [];
  #nextTable = new Map<string, number>();

  /** Takes a name for a table: the wanted one, numbered when it is already taken. */
  takeTableName(wanted: string): string {
    // Numbers tried before are not tried again, so that a name wanted a thousand times stays fast.
    const key = wanted.toLowerCase();
    for (let number = this.#nextTable.get(key) ?? 1; ; number += 1) {
      const name = number === 1 ? wanted : `${wanted}_${number}`;
      if (this.#global.has(name.toLowerCase())) continue;
      this.#global.set(name.toLowerCase(), '');
      this.#nextTable.set(key, number + 1);
      return name;
    }
  }

  /**
   * Adds the names of one source. A name of a sheet stays with its sheet. A name of the whole workbook
   * stays so unless an earlier source has the same name with another meaning; then it is added to each
   * sheet of this source instead.
   */
  add(
    names: readonly SourceName[],
    sheets: readonly PlacedSheet[],
    formulas: FormulaRewriter,
    losses: Losses,
  ): void {
    const sheetsByPosition = new Map(sheets.map((sheet) => [sheet.position, sheet]));
    const carried = withoutLost(names, sheetsByPosition, sheets[0]!.finalName, formulas, losses);
    const local = new Set<string>();
    for (const { name, sheet, attributes, formula } of carried) {
      const owner = sheet === null ? undefined : sheetsByPosition.get(sheet);
      if (!owner || local.has(`${owner.index} ${name.toLowerCase()}`)) continue;
      local.add(`${owner.index} ${name.toLowerCase()}`);
      this.#write(name, attributes, formula, owner.index);
    }
    let charactersLeft = MAX_REPEATED_CHARACTERS;
    for (const { name, sheet, attributes, formula } of carried) {
      if (sheet !== null || BUILT_IN.test(name)) continue;
      const key = name.toLowerCase();
      const known = this.#global.get(key);
      if (known === formula) continue;
      if (known === undefined) {
        this.#global.set(key, formula);
        this.#write(name, attributes, formula, null);
        continue;
      }
      charactersLeft -= sheets.length * (formula.length + name.length);
      if (charactersLeft < 0) {
        losses.add('name');
        formulas.replacedWords.set(key, null);
        continue;
      }
      formulas.namesMadeLocal.add(key);
      for (const { index } of sheets)
        if (!local.has(`${index} ${key}`)) this.#write(name, attributes, formula, index);
    }
  }

  /** Returns a function that removes all names added after this call. */
  savepoint(): () => void {
    const { length } = this.#written;
    const undo = this.#global.savepoint();
    return () => {
      undo();
      this.#written.length = length;
      this.#nextTable = new Map();
    };
  }

  get markup(): Markup {
    return this.#written.length === 0
      ? ''
      : `<definedNames>${this.#written.join('')}</definedNames>`;
  }

  #write(
    name: string,
    attributes: ReadonlyMap<string, Markup>,
    formula: string,
    sheet: number | null,
  ): void {
    const rest = [...attributes]
      .filter(([key]) => !ATTRIBUTES_NOT_COPIED.has(key))
      .map(([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;')}"`);
    const local = sheet === null ? '' : ` localSheetId="${sheet}"`;
    this.#written.push(
      `<definedName name="${toMarkup(name)}"${local}${rest.join('')}>${toMarkup(formula)}</definedName>`,
    );
  }
}

/** The names whose formulas can be kept. A name whose formula uses a lost name is lost too. */
function withoutLost(
  names: readonly SourceName[],
  sheetsByPosition: ReadonlyMap<number, PlacedSheet>,
  first: string,
  formulas: FormulaRewriter,
  losses: Losses,
): (SourceName & { readonly formula: string })[] {
  const carried = new Map<SourceName, string>();
  const lost: SourceName[] = [];
  for (const name of names) {
    const owner = name.sheet === null ? undefined : sheetsByPosition.get(name.sheet);
    if (name.sheet !== null && !owner) continue;
    const rewritten = formulas.rewrite(fromMarkup(name.text), owner?.finalName ?? first);
    if ('text' in rewritten && !isMacro(name)) carried.set(name, rewritten.text);
    else lost.push(name);
  }
  const users = usersOf(lost, carried);
  // The loop appends to `lost` while it runs, and visits the appended names too.
  for (const name of lost) {
    carried.delete(name);
    const key = name.name.toLowerCase();
    if (BUILT_IN.test(name.name)) continue;
    losses.add(isMacro(name) ? 'macros' : 'name');
    if (formulas.replacedWords.get(key) === null) continue;
    formulas.replacedWords.set(key, null);
    for (const user of users.get(key) ?? []) if (carried.delete(user)) lost.push(user);
  }
  return [...carried].map(([name, formula]) => ({ ...name, formula }));
}

function isMacro({ attributes }: SourceName): boolean {
  return MACRO_ATTRIBUTES.some((key) => /^(?:1|true)$/.test(attributes.get(key) ?? ''));
}

/** For each name in lower case, the carried names whose formulas use it; empty when no name is lost. */
function usersOf(
  lost: readonly SourceName[],
  carried: ReadonlyMap<SourceName, string>,
): ReadonlyMap<string, SourceName[]> {
  const users = new Map<string, SourceName[]>();
  if (lost.length === 0) return users;
  for (const name of [...lost, ...carried.keys()]) users.set(name.name.toLowerCase(), []);
  for (const [name, formula] of carried)
    for (const piece of formulaPieces(formula))
      if (piece.kind === 'word' && !piece.call) users.get(piece.text.toLowerCase())?.push(name);
  return users;
}
