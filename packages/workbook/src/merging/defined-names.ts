import { savepointOf, UndoableMap } from '../undoable-map.js';
import { UniqueNames } from '../unique-names.js';
import {
  CarriedNames,
  isOfWorkbook,
  keyOf,
  MACRO_ATTRIBUTES,
  type PlacedSheet,
} from './carried-names.js';
import type { FormulaRewriter } from './formulas/formula-rewriter.js';
import type { Losses } from './losses.js';
import { attributesMarkup, type Markup, toMarkup } from './markup.js';
import { OwnNames } from './own-names.js';
import type { SourceName } from './source-workbook.js';

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
  readonly #tableNames = new UniqueNames(
    (name, number) => `${name}_${number}`,
    (name) => this.#global.has(name),
  );

  /** Takes a name for a table: the wanted one, numbered when it is already taken. */
  takeTableName(wanted: string): string {
    const name = this.#tableNames.take(wanted);
    this.#global.set(name.toLowerCase(), '');
    return name;
  }

  /**
   * Adds the names of one source. A name of a sheet stays with its sheet. A name of the whole workbook
   * stays so unless an earlier source has the same name with another meaning, or its formula reaches such a
   * name; then it is added to each sheet of this source instead.
   */
  add(
    names: readonly SourceName[],
    sheets: readonly PlacedSheet[],
    formulas: FormulaRewriter,
    losses: Losses,
  ): void {
    const carried = new CarriedNames(names, sheets, formulas, losses);
    const own = new OwnNames(carried, sheets, formulas, (name, formula) => {
      const known = this.#global.get(keyOf(name));
      return known !== undefined && known !== formula;
    });
    const sheetsByPosition = new Map(sheets.map((sheet) => [sheet.position, sheet]));
    const local = new Set<string>();
    const writeLocal = (name: SourceName, formula: string, { index }: PlacedSheet) => {
      const key = `${index} ${keyOf(name)}`;
      if (!local.has(key)) this.#write(name, formula, index);
      local.add(key);
    };
    for (const [name, formula] of carried) {
      const owner = name.sheet === null ? undefined : sheetsByPosition.get(name.sheet);
      if (owner) writeLocal(name, formula, owner);
    }
    for (const [name, formula] of carried)
      if (own.has(name))
        for (const sheet of sheets) writeLocal(name, own.formulaOn(sheet, name, formula), sheet);
      else if (isOfWorkbook(name) && !this.#global.has(keyOf(name))) {
        this.#global.set(keyOf(name), formula);
        this.#write(name, formula, null);
      }
  }

  /** Returns a function that removes all names added after this call. */
  savepoint(): () => void {
    const { length } = this.#written;
    const undo = savepointOf(this.#global, this.#tableNames);
    return () => {
      undo();
      this.#written.length = length;
    };
  }

  get markup(): Markup {
    return this.#written.length === 0
      ? ''
      : `<definedNames>${this.#written.join('')}</definedNames>`;
  }

  #write(name: SourceName, formula: string, sheet: number | null): void {
    const rest = [...name.attributes].filter(([key]) => !ATTRIBUTES_NOT_COPIED.has(key));
    const local = sheet === null ? '' : ` localSheetId="${sheet}"`;
    this.#written.push(
      `<definedName name="${toMarkup(name.name)}"${local}${attributesMarkup(rest)}>${toMarkup(formula)}</definedName>`,
    );
  }
}
