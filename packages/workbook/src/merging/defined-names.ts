import type { FormulaMoves } from './formulas/formula-moves.js';
import type { Losses } from './losses.js';
import { fromMarkup, type Markup, toMarkup } from './markup.js';
import type { SourceName } from './source-workbook.js';

/** A source's sheet that comes along, and where it stands in the merged workbook. */
export interface NamedPlace {
  readonly position: number;
  readonly index: number;
  readonly final: string;
}

const BUILT_IN = /^_xlnm\./i;
/** Names of macros, in sheets or modules. */
const MACROS = ['function', 'vbProcedure', 'xlm'];
const NOT_CARRIED = new Set([...MACROS, 'localSheetId', 'name', 'functionGroupId', 'shortcutKey']);

/** The names of the merged workbook; they share their room with tables. */
export class DefinedNames {
  #global = new Map<string, string>();
  #written: Markup[] = [];

  /** A name for a table that nothing else has. */
  table(wanted: string): string {
    for (let number = 1; ; number += 1) {
      const name = number === 1 ? wanted : `${wanted}_${number}`;
      if (this.#global.has(name.toLowerCase())) continue;
      this.#global.set(name.toLowerCase(), '');
      return name;
    }
  }

  /**
   * The names of one source: those of a sheet go with it; those of the workbook stay so, unless another
   * source uses the name for something else: then they belong to each sheet of theirs.
   */
  add(
    names: readonly SourceName[],
    places: readonly NamedPlace[],
    moves: FormulaMoves,
    losses: Losses,
  ): void {
    const carried = withoutLost(names, places, moves, losses);
    const local = new Set<string>();
    for (const { name, sheet, attributes, formula } of carried) {
      const place = places.find(({ position }) => position === sheet);
      if (!place || local.has(`${place.index} ${name.toLowerCase()}`)) continue;
      local.add(`${place.index} ${name.toLowerCase()}`);
      this.#write(name, attributes, formula, place.index);
    }
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
      moves.nowLocal.add(key);
      for (const { index } of places)
        if (!local.has(`${index} ${key}`)) this.#write(name, attributes, formula, index);
    }
  }

  /** How to take back what is added from now on. */
  mark(): () => void {
    const [global, count] = [new Map(this.#global), this.#written.length];
    return () => {
      this.#global = global;
      this.#written = this.#written.slice(0, count);
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
  places: readonly NamedPlace[],
  moves: FormulaMoves,
  losses: Losses,
): (SourceName & { readonly formula: string })[] {
  const carried = new Map(names.map((name) => [name, '']));
  for (let lost = true; lost;) {
    lost = false;
    for (const name of carried.keys()) {
      const home = places.find(({ position }) => position === name.sheet);
      if (name.sheet !== null && !home) {
        carried.delete(name);
        continue;
      }
      const moved = moves.move(fromMarkup(name.text), home?.final ?? places[0]!.final);
      const isMacro = MACROS.some((key) => /^(?:1|true)$/.test(name.attributes.get(key) ?? ''));
      if ('text' in moved && !isMacro) {
        carried.set(name, moved.text);
        continue;
      }
      lost = true;
      carried.delete(name);
      if (BUILT_IN.test(name.name)) continue;
      moves.words.set(name.name.toLowerCase(), null);
      losses.add(isMacro ? 'macros' : 'name');
    }
  }
  return [...carried].map(([name, formula]) => ({ ...name, formula }));
}
