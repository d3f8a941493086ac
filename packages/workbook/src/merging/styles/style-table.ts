import { getOrInsert } from '@lqc/contracts';
import { UniqueNames } from '../../unique-names.js';
import { savepointOf, UndoableMap } from '../../undoable-map.js';
import { Interned } from '../interned.js';
import { type Markup, toMarkup } from '../markup.js';
import { NAMESPACES, PROLOG } from '../namespaces.js';
import { MergeError } from '../merge-error.js';
import { NamedStyles } from './named-styles.js';
import { NumberFormats } from './number-formats.js';

/** Excel still opens this many without an error; it documents a limit of 65,490 formats. */
const MAX_FORMATS = 64_000;
const MAX_FONTS = 4_096;

const GREY = '<fill><patternFill patternType="gray125"/></fill>';

/** The styles of the merged workbook, each font, fill, border and format once. */
export class StyleTable {
  readonly formats = new NumberFormats();
  readonly fonts = new Interned();
  readonly fills = new Interned();
  readonly borders = new Interned();
  readonly cellXfs = new Interned();
  readonly differentialFormats = new Interned();
  readonly named = new NamedStyles();
  readonly #tableStyles = new UndoableMap<
    string,
    { readonly name: string; readonly markup: Markup }
  >();
  readonly #tableStyleNames = new UniqueNames((name, number) => `${name} ${number}`);
  /** `xf` and `dxf`, when a format of this kind shows check boxes; decides on the part for them. */
  checkboxes = new Set<string>();
  /** The palette of the first source; '' for Excel's standard one. */
  palette: Markup = '';

  /** Adds the two fills at the indexes that Excel reserves for them, once. */
  begin(first: Markup, second: Markup): void {
    if (this.fills.items.length > 0) return;
    this.fills.add(first);
    this.fills.add(second === first ? GREY : second);
  }

  /**
   * The name in the merged workbook of a table style, which is added when it is new.
   *
   * @param write the markup of the style under a name
   */
  tableStyle(name: string, write: (name: Markup) => Markup): string {
    const key = `${name.toLowerCase()} ${write('')}`;
    return getOrInsert(this.#tableStyles, key, () => {
      const shown = this.#tableStyleNames.take(name);
      return { name: shown, markup: write(toMarkup(shown)) };
    }).name;
  }

  /** @throws MergeError `MERGE_TOO_MANY_STYLES` beyond what Excel opens */
  checkLimits(): void {
    if (this.cellXfs.items.length > MAX_FORMATS || this.fonts.items.length > MAX_FONTS)
      throw new MergeError('MERGE_TOO_MANY_STYLES');
  }

  /** Returns a function that removes everything added after this call. */
  savepoint(): () => void {
    const undo = savepointOf(
      this.formats,
      this.fonts,
      this.fills,
      this.borders,
      this.cellXfs,
      this.differentialFormats,
      this.named,
      this.#tableStyles,
      this.#tableStyleNames,
    );
    const checkboxes = new Set(this.checkboxes);
    return () => {
      undo();
      this.checkboxes = checkboxes;
    };
  }

  /** The markup of the styles part. */
  write(): Markup {
    const formats = [...this.formats.customised()].map(
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
      list('dxfs', this.differentialFormats.items),
      `<tableStyles count="${tableStyles.length}" defaultTableStyle="TableStyleMedium9" defaultPivotStyle="PivotStyleLight16">${tableStyles.join('')}</tableStyles>`,
      this.palette === '' ? '' : `<colors>${this.palette}</colors>`,
      '</styleSheet>',
    ].join('');
  }
}

function list(name: string, items: readonly Markup[]): Markup {
  return `<${name} count="${items.length}">${items.join('')}</${name}>`;
}
