import { UndoableMap } from '../undoable-map.js';
import type { FormulaMoves } from './formulas/formula-moves.js';
import { formulaPieces } from './formulas/formula-scanner.js';
import type { Losses } from './losses.js';
import { fromMarkup, type Markup, toMarkup } from './markup.js';
import type { SourceName } from './source-workbook.js';

/** A source's sheet that comes along, and where it stands in the merged workbook. */
export interface PlacedSheet {
  readonly position: number;
  readonly index: number;
  readonly final: string;
}

/** Characters of names that are said once for each sheet: many sheets and many names make too many. */
const MAX_REPEATED = 8_000_000;
const BUILT_IN = /^_xlnm\./i;
/** Names of macros, in sheets or modules. */
const MACROS = ['function', 'vbProcedure', 'xlm'];
const NOT_CARRIED = new Set([...MACROS, 'localSheetId', 'name', 'functionGroupId', 'shortcutKey']);

/** The names of the merged workbook; they share their room with tables. */
export class DefinedNames {
  /** Formulas by name in lower case; '' for a table. */
  readonly #global = new UndoableMap<string, string>();
  readonly #written: Markup[] = [];
  #nextTable = new Map<string, number>();

  /** A name for a table that nothing else has. */
  table(wanted: string): string {
    // Of a name taken a thousand times, the numbers tried before are not tried again.
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
   * The names of one source: those of a sheet go with it; those of the workbook stay so, unless another
   * source uses the name for something else: then they belong to each sheet of theirs.
   */
  add(
    names: readonly SourceName[],
    sheets: readonly PlacedSheet[],
    moves: FormulaMoves,
    losses: Losses,
  ): void {
    const homes = new Map(sheets.map((sheet) => [sheet.position, sheet]));
    const carried = withoutLost(names, homes, sheets[0]!.final, moves, losses);
    const local = new Set<string>();
    for (const { name, sheet, attributes, formula } of carried) {
      const home = sheet === null ? undefined : homes.get(sheet);
      if (!home || local.has(`${home.index} ${name.toLowerCase()}`)) continue;
      local.add(`${home.index} ${name.toLowerCase()}`);
      this.#write(name, attributes, formula, home.index);
    }
    let room = MAX_REPEATED;
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
      room -= sheets.length * (formula.length + name.length);
      if (room < 0) {
        losses.add('name');
        moves.words.set(key, null);
        continue;
      }
      moves.nowLocal.add(key);
      for (const { index } of sheets)
        if (!local.has(`${index} ${key}`)) this.#write(name, attributes, formula, index);
    }
  }

  /** How to take back what is added from now on. */
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
      .filter(([key]) => !NOT_CARRIED.has(key))
      .map(([key, value]) => ` ${key}="${value.replaceAll('"', '&quot;')}"`);
    const local = sheet === null ? '' : ` localSheetId="${sheet}"`;
    this.#written.push(
      `<definedName name="${toMarkup(name)}"${local}${rest.join('')}>${toMarkup(formula)}</definedName>`,
    );
  }
}

/** Names whose formula can come along; a name that needs a lost one is lost too. */
function withoutLost(
  names: readonly SourceName[],
  homes: ReadonlyMap<number, PlacedSheet>,
  first: string,
  moves: FormulaMoves,
  losses: Losses,
): (SourceName & { readonly formula: string })[] {
  const carried = new Map<SourceName, string>();
  const lost: SourceName[] = [];
  for (const name of names) {
    const home = name.sheet === null ? undefined : homes.get(name.sheet);
    if (name.sheet !== null && !home) continue;
    const moved = moves.move(fromMarkup(name.text), home?.final ?? first);
    if ('text' in moved && !isMacro(name)) carried.set(name, moved.text);
    else lost.push(name);
  }
  const users = usersOf(lost, carried);
  // What is lost on the way is appended, and looked at in its turn.
  for (const name of lost) {
    carried.delete(name);
    const key = name.name.toLowerCase();
    if (BUILT_IN.test(name.name)) continue;
    losses.add(isMacro(name) ? 'macros' : 'name');
    if (moves.words.get(key) === null) continue;
    moves.words.set(key, null);
    for (const user of users.get(key) ?? []) if (carried.delete(user)) lost.push(user);
  }
  return [...carried].map(([name, formula]) => ({ ...name, formula }));
}

function isMacro({ attributes }: SourceName): boolean {
  return MACROS.some((key) => /^(?:1|true)$/.test(attributes.get(key) ?? ''));
}

/** Which of the names carried use a name, by that one in lower case; nobody asks where none is lost. */
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
