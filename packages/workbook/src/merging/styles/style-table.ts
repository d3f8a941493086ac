import { Interned } from '../interned.js';
import { type Markup, toMarkup } from '../markup.js';
import { NAMESPACES, PROLOG } from '../namespaces.js';
import { MergeError } from '../merge-error.js';
import { NumberFormats } from './number-formats.js';

interface NamedStyle {
  readonly key: Markup;
  readonly name: string;
  readonly xfId: number;
  readonly markup: Markup;
}

/** What Excel reads without complaint; it says 65,490 formats, and fonts by the thousand. */
const MOST_FORMATS = 64_000;
const MOST_FONTS = 4_096;

const GREY = '<fill><patternFill patternType="gray125"/></fill>';

/** The styles of the merged workbook: each font, fill, border and format once. */
export class StyleTable {
  readonly formats = new NumberFormats();
  readonly fonts = new Interned();
  readonly fills = new Interned();
  readonly borders = new Interned();
  readonly styleXfs = new Interned();
  readonly cellXfs = new Interned();
  readonly differences = new Interned();
  readonly #named = new Map<string, NamedStyle>();
  readonly #tableStyles = new Map<
    string,
    { readonly name: string; readonly body: Markup; readonly markup: Markup }
  >();
  /** Which formats hold check boxes, so that the part that says what these are is written. */
  readonly checkboxes = new Set<string>();
  /** The first source's own palette. */
  palette: Markup = '';

  /** Puts the two fills first that Excel takes for granted, whatever a file says of them. */
  begin(first: Markup, second: Markup): void {
    if (this.fills.items.length > 0) return;
    this.fills.place(first);
    this.fills.place(second === first ? GREY : second);
  }

  /**
   * A named style; one that another source calls the same but means otherwise gets a new name.
   *
   * @param attributes all but its name and format, as markup
   */
  nameStyle(name: string, xfId: number, attributes: Markup): void {
    const key = `${xfId} ${name} ${attributes}`;
    for (let number = 1; ; number += 1) {
      const shown = number === 1 ? name : `${name} ${number}`;
      const known = this.#named.get(shown.toLowerCase());
      if (known?.key === key) return;
      if (known) continue;
      const rest = number === 1 ? attributes : '';
      const markup = `<cellStyle name="${toMarkup(shown)}" xfId="${xfId}"${rest}/>`;
      this.#named.set(shown.toLowerCase(), { key, name: shown, xfId, markup });
      return;
    }
  }

  /** The name here of a table's style. */
  tableStyle(name: string, write: (name: Markup) => Markup): string {
    const body = write('');
    for (let number = 1; ; number += 1) {
      const shown = number === 1 ? name : `${name} ${number}`;
      const known = this.#tableStyles.get(shown.toLowerCase());
      if (known?.body === body) return known.name;
      if (known) continue;
      this.#tableStyles.set(shown.toLowerCase(), {
        name: shown,
        body,
        markup: write(toMarkup(shown)),
      });
      return shown;
    }
  }

  /** @throws MergeError `MERGE_TOO_MANY_STYLES` beyond what Excel opens */
  checkLimits(): void {
    if (this.cellXfs.items.length > MOST_FORMATS || this.fonts.items.length > MOST_FONTS)
      throw new MergeError('MERGE_TOO_MANY_STYLES');
  }

  /** How to take back what comes after now; names stay, which does no harm. */
  mark(): () => void {
    const tables = [this.cellXfs, this.differences].map(
      (table) => [table, table.items.length] as const,
    );
    return () => {
      for (const [table, length] of tables) table.forget(length);
    };
  }

  write(): Markup {
    const formats = [...this.formats.written()].map(
      ([id, code]) => `<numFmt numFmtId="${id}" formatCode="${toMarkup(code)}"/>`,
    );
    const named = [...this.#named.values()].map(({ markup }) => markup);
    const tableStyles = [...this.#tableStyles.values()].map(({ markup }) => markup);
    return [
      `${PROLOG}<styleSheet xmlns="${NAMESPACES.main}">`,
      formats.length > 0 ? list('numFmts', formats) : '',
      list('fonts', this.fonts.items),
      list('fills', this.fills.items),
      list('borders', this.borders.items),
      list('cellStyleXfs', this.styleXfs.items),
      list('cellXfs', this.cellXfs.items),
      list('cellStyles', named),
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
