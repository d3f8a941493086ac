import { getOrInsert } from '@lqc/contracts';
import { isDateFormat } from '../../date-format.js';
import { numberStyle } from '../../number-style.js';
import { fromMarkup, type Markup } from '../markup.js';
import { childOf, childrenOf, ownAttributes, writeTree, type XmlElement } from '../xml-tree.js';
import { checkboxExtension } from './checkboxes.js';
import { portable } from './portable.js';
import { DEFAULTS, type StyleSheet } from './style-sheet.js';
import type { StyleTable } from './style-table.js';

const NOTHING: XmlElement = {
  name: 'dxf',
  local: 'dxf',
  foreign: false,
  attributes: new Map(),
  children: [],
  text: '',
};

/** The markup of the two fills that Excel reserves indexes 0 and 1 for: none, and grey. */
const RESERVED_FILLS = [
  /^<fill(?:\/|><patternFill(?: patternType="none")?\/><\/fill)>$/,
  /"gray125"/,
] as const;

/** The styles of a source. Each is added to the merged workbook's table when a sheet first uses it. */
export class SourceStyles {
  readonly #cells = new Map<number, number>();
  readonly #named = new Map<number, number>();
  #styles: ReadonlyMap<number, XmlElement> | null = null;
  /** Table styles by name: the element, or the name in the merged workbook once the style was added. */
  #tableStyles: Map<string, XmlElement | string> | null = null;
  readonly #differentialFormats = new Map<number, number>();

  constructor(
    private readonly sheet: StyleSheet,
    private readonly table: StyleTable,
    private readonly hasCheckboxes: boolean,
  ) {
    // The first source's defaults have to be at index 0, where Excel expects the defaults.
    this.table.begin(sheet.markup('fills', 'fill', 0), sheet.markup('fills', 'fill', 1));
    this.font(0);
    this.#border(0);
    this.#namedFormat(0);
    this.cell(0);
  }

  /** The index in the merged workbook of a cell format. */
  cell(index: number): number {
    return getOrInsert(this.#cells, index, () => {
      const xf = this.sheet.item('cellXfs', 'xf', index);
      const named = this.#namedFormat(Number(xf.attributes.get('xfId') ?? 0));
      const added = this.table.cellXfs.add(this.#format(xf, named));
      this.table.checkLimits();
      return added;
    });
  }

  /** The index in the merged workbook of a differential format (of conditional formats, tables, filters). */
  differentialFormat(index: number): number {
    return getOrInsert(this.#differentialFormats, index, () => {
      const written = this.sheet.find('dxfs', 'dxf', index) ?? NOTHING;
      const dxf = portable(written, this.sheet.recolour);
      const format = childOf(dxf, 'numFmt');
      if (format) {
        const code = fromMarkup(format.attributes.get('formatCode') ?? 'General');
        const id = this.table.formats.add(Number(format.attributes.get('numFmtId')), code);
        format.attributes.set('numFmtId', String(id));
      }
      return this.table.differentialFormats.add(this.#withCheckbox(writeTree(dxf), written));
    });
  }

  /** The index in the merged workbook of a font. */
  font(index: number): number {
    return this.table.fonts.add(this.sheet.markup('fonts', 'font', index));
  }

  /** The name in the merged workbook of a table style; built-in styles keep theirs. */
  tableStyle(name: string): string {
    this.#tableStyles ??= new Map(
      childrenOf(childOf(this.sheet.root ?? undefined, 'tableStyles'), 'tableStyle').map((one) => [
        fromMarkup(one.attributes.get('name') ?? ''),
        one,
      ]),
    );
    const style = this.#tableStyles.get(name);
    if (!style) return name;
    if (typeof style === 'string') return style;
    const written = portable(style, this.sheet.recolour);
    for (const { attributes } of written.children) {
      const index = attributes.get('dxfId');
      if (index !== undefined)
        attributes.set('dxfId', String(this.differentialFormat(Number(index))));
    }
    const added = this.table.tableStyle(name, (shown) => {
      written.attributes.set('name', shown);
      return writeTree(written);
    });
    this.#tableStyles.set(name, added);
    return added;
  }

  /** True when this cell format shows numbers as dates or times. */
  isDate(index: number): boolean {
    return isDateFormat(this.#numberFormatOf(index));
  }

  #numberFormatOf(index: number): string | number {
    const id = Number(this.sheet.item('cellXfs', 'xf', index).attributes.get('numFmtId') ?? 0);
    return this.sheet.codeOf(id) ?? id;
  }

  readonly #days = new Map<number, boolean>();
  /** True when this cell format shows numbers as dates, not only as times of day. */
  showsDay(index: number): boolean {
    return getOrInsert(
      this.#days,
      index,
      () => numberStyle(this.#numberFormatOf(index)) === 'date',
    );
  }

  /**
   * The index in the merged workbook of a named style's format. A format without a named style counts as
   * that of the first one.
   */
  #namedFormat(index: number): number {
    return getOrInsert(this.#named, index, () => {
      this.#styles ??= stylesByFormat(this.sheet.root ?? DEFAULTS);
      const style = this.#styles.get(index);
      if (!style && index !== 0) return this.#namedFormat(0);
      const attributes = style ? ownAttributes(style) : new Map([['builtinId', '0']]);
      const name = fromMarkup(attributes.get('name') ?? '') || 'Normal';
      attributes.delete('name');
      attributes.delete('xfId');
      const format = this.#format(this.sheet.item('cellStyleXfs', 'xf', index), null);
      return this.table.named.add({ name, format, attributes });
    });
  }

  #format(xf: XmlElement, named: number | null): Markup {
    const written = portable(xf, this.sheet.recolour);
    const index = (name: string) => Number(xf.attributes.get(name) ?? 0);
    const id = index('numFmtId');
    const indices = {
      numFmtId: this.table.formats.add(id, this.sheet.codeOf(id)),
      fontId: this.font(index('fontId')),
      fillId: this.#fill(index('fillId')),
      borderId: this.#border(index('borderId')),
      ...(named === null ? {} : { xfId: named }),
    };
    if (named === null) written.attributes.delete('xfId');
    for (const [name, number] of Object.entries(indices))
      // A missing attribute means index 0.
      if (number !== 0 || written.attributes.has(name))
        written.attributes.set(name, String(number));
    return this.#withCheckbox(writeTree(written), xf);
  }

  #withCheckbox(markup: Markup, format: XmlElement): Markup {
    const checkbox = this.hasCheckboxes ? checkboxExtension(format) : '';
    if (checkbox === '') return markup;
    this.table.checkboxes.add(format.local);
    return markup.endsWith('/>')
      ? `${markup.slice(0, -2)}>${checkbox}</${format.local}>`
      : markup.replace(/<\/[^/]*$/, (close) => checkbox + close);
  }

  /** Excel shows its reserved fills at indexes 0 and 1 whatever the file contains there. */
  #fill(index: number): number {
    const fill = this.sheet.markup('fills', 'fill', index);
    const isExpected = index >= 2 || RESERVED_FILLS[index as 0 | 1].test(fill);
    return isExpected ? this.table.fills.add(fill) : index;
  }

  #border(index: number): number {
    return this.table.borders.add(this.sheet.markup('borders', 'border', index));
  }
}

/** Named styles by the index of their format; when two share a format, the first one. */
function stylesByFormat(root: XmlElement): Map<number, XmlElement> {
  const styles = new Map<number, XmlElement>();
  for (const style of childrenOf(childOf(root, 'cellStyles'), 'cellStyle')) {
    const index = Number(style.attributes.get('xfId'));
    if (!styles.has(index)) styles.set(index, style);
  }
  return styles;
}
