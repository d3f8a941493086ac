import { UniqueNames } from '../../unique-names.js';
import { UndoableMap } from '../../undoable-map.js';
import { Interned } from '../interned.js';
import { type Markup, toMarkup } from '../markup.js';
import { NAMESPACES, PROLOG } from '../namespaces.js';
import { MergeError } from '../merge-error.js';
import { NamedStyles } from './named-styles.js';
import { NumberFormats } from './number-formats.js';

/** What Excel reads without complaint; it says 65,490 formats, and fonts by the thousand. */
const MAX_FORMATS = 64_000;
const MAX_FONTS = 4_096;

const GREY = '<fill><patternFill patternType="gray125"/></fill>';

/** The styles of the merged workbook: each font, fill, border and format once. */
export class StyleTable {
  readonly formats = new NumberFormats();
  readonly fonts = new Interned();
  readonly fills = new Interned();
  readonly borders = new Interned();
  readonly cellXfs = new Interned();
  readonly differences = new Interned();
  readonly named = new NamedStyles();
  readonly #tableStyles = new UndoableMap<
    string,
    { readonly name: string; readonly markup: Markup }
  >();
  readonly #tableStyleNames = new UniqueNames((name, number) => `${name} ${number}`);
  /** Which formats hold check boxes, so that the part that says what these are is written. */
  checkboxes = new Set<string>();
  /** The first source's own palette. */
  palette: Markup = '';

  /** Puts the two fills first that Excel takes for granted, whatever a file says of them. */
  begin(first: Markup, second: Markup): void {
    if (this.fills.items.length > 0) return;
    this.fills.add(first);
    this.fills.add(second === first ? GREY : second);
  }

  /** The name here of a table's style. */
  tableStyle(name: string, write: (name: Markup) => Markup): string {
    const key = `${name.toLowerCase()} ${write('')}`;
    const known = this.#tableStyles.get(key);
    if (known) return known.name;
    const shown = this.#tableStyleNames.take(name);
    this.#tableStyles.set(key, { name: shown, markup: write(toMarkup(shown)) });
    return shown;
  }

  /** @throws MergeError `MERGE_TOO_MANY_STYLES` beyond what Excel opens */
  checkLimits(): void {
    if (this.cellXfs.items.length > MAX_FORMATS || this.fonts.items.length > MAX_FONTS)
      throw new MergeError('MERGE_TOO_MANY_STYLES');
  }

  /** How to take back what comes after now. */
  savepoint(): () => void {
    const { fonts, fills, borders, cellXfs, differences } = this;
    const undo = [
      this.formats,
      this.named,
      this.#tableStyles,
      this.#tableStyleNames,
      fonts,
      fills,
      borders,
      cellXfs,
      differences,
    ].map((table) => table.savepoint());
    const checkboxes = new Set(this.checkboxes);
    return () => {
      for (const takeBack of undo) takeBack();
      this.checkboxes = checkboxes;
    };
  }

  write(): Markup {
    const formats = [...this.formats.written()].map(
      ([id, code]) => `<numFmt numFmtId="${id}" formatCode="${toMarkup(code)}"/>`,
    );
    const tableStyles = [...this.#tableStyles.values()].map(({ markup }) => markup);
    return [
      `${PROLOG}<styleSheet xmlns="${NAMESPACES.main}">`,
      formats.length > 0 ? list('numFmts', formats) : '',
      list('fonts', this.fonts.items),
      list('fills', this.fills.items),
      list('borders', this.borders.items),
      list('cellStyleXfs', this.named.formats),
      list('cellXfs', this.cellXfs.items),
      list('cellStyles', this.named.styles),
      list('dxfs', this.differences.items),
      `<tableStyles count="${tableStyles.length}" defaultTableStyle="TableStyleMedium9" defaultPivotStyle="PivotStyleLight16">${tableStyles.join('')}</tableStyles>`,
      this.palette === '' ? '' : `<colors>${this.palette}</colors>`,
      '</styleSheet>',
    ].join('');
  }
}

function list(name: string, items: readonly Markup[]): Markup {
  return `<${name} count="${items.length}">${items.join('')}</${name}>`;
}
